/** Signs as a printer of the language sets them. */
import type {Problem} from '../problems';
import type {Source} from '../source';
import {remembered} from '../remember';
import type {Text} from '../texts';

type Rule = {
  readonly pattern: RegExp;
  readonly found: (match: RegExpExecArray) => string;
  readonly remedy: string;
};

/** Narrow space at which a line never breaks. */
const NARROW = '\u202F';

/** Rules that hold in every language. */
const EVERYWHERE: readonly Rule[] = [
  {
    pattern: /[\u200B\u200E\u200F\u2060\uFEFF]/,
    found: () => 'a sign that cannot be seen, as copied text sometimes brings along',
    remedy: 'Type the words around it again.',
  },
  {
    pattern: /\.\.\.+/,
    found: () => '...',
    remedy: 'Write the one sign … instead.',
  },
  {
    pattern: /\p{L} [,.;:!?](?=\s|$)/u,
    found: ([match]) => `a blank before ${match.at(-1)}`,
    remedy: 'Delete the blank.',
  },
];

const SPANISH: readonly Rule[] = [
  {
    pattern: /"/,
    found: () => 'the quotation mark "',
    remedy: 'Write «…»; inside these “…”.',
  },
  {
    pattern: /\p{L}'\p{L}|(?<!\p{L})'\p{L}/u,
    found: () => "the sign '",
    remedy: 'Write ’ for an apostrophe and «…» for a quotation.',
  },
  {
    pattern: new RegExp(`\\d(?!${NARROW})[^\\S${NARROW}]?%`, 'u'),
    found: ([match]) => `“${match}”`,
    remedy:
      'Between number and sign stands a narrow no-break space (U+202F): copy it from “200 %”.',
  },
  {
    pattern: /\p{L} — \p{L}/u,
    found: () => 'a dash with blanks on both sides',
    remedy:
      'Write the dash close to the words it encloses, as in “la casa —dicen— abre”, or a comma.',
  },
  {
    pattern:
      /\b(?:de|el|los|del) (?:Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábados?|Domingos?)\b/u,
    found: ([match]) => `“${match}”`,
    remedy: 'Months and days begin with a small letter in Spanish.',
  },
  {
    pattern: /«[^»]*$|^[^«]*»/,
    found: () => 'a quotation mark « or » without its twin',
    remedy: 'Open with « and close with ».',
  },
];

/** “…” outside «…»: the outer quotation of English. */
function outerQuotation(text: string): boolean {
  const inner = text.replace(/«[^»]*»/g, '');
  return /[“”]/.test(inner);
}

/** Sentences that end in a sign their beginning does not have. */
function unopened(text: string, open: string, close: string): string | undefined {
  let opened = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === open) opened += 1;
    if (sign !== close) continue;
    // «¿Ya?», ?! and several in a row close what was opened once.
    const before = [...text][index - 1] ?? '';
    if (opened === 0 && !'?!'.includes(before)) {
      const start = Math.max(0, index - 30);
      return text.slice(start, index + 1).trim();
    }
    opened = Math.max(0, opened - 1);
  }
  return opened > 0 ? open : undefined;
}

function spanish(text: string): {found: string; remedy: string}[] {
  const faults: {found: string; remedy: string}[] = [];
  if (outerQuotation(text)) {
    faults.push({
      found: 'the quotation marks “…”',
      remedy: 'Write «…»; “…” stand only inside these.',
    });
  }
  for (const [open, close] of [
    ['¿', '?'],
    ['¡', '!'],
  ] as const) {
    const where = unopened(text, open, close);
    if (where === open) {
      faults.push({found: `${open} without ${close}`, remedy: `Close the sentence with ${close}.`});
    } else if (where) {
      faults.push({
        found: `“${where}”, closed by ${close} and never opened`,
        remedy: `Open the sentence with ${open}.`,
      });
    }
  }
  return faults;
}

const faultsOf = remembered(({file, field, line, locale, text}: Text): Problem[] => {
  const rules = locale === 'es' ? [...EVERYWHERE, ...SPANISH] : EVERYWHERE;
  const faults = rules.flatMap(({pattern, found, remedy}) => {
    const match = pattern.exec(text);
    return match ? [{found: found(match), remedy}] : [];
  });
  const more = locale === 'es' ? spanish(text) : [];
  return [...faults, ...more].map((fault) => ({file, field, line, ...fault}));
});

/** Names signs that are not set as the language sets them. */
export function checkTypography(_source: Source, texts: readonly Text[]): Problem[] {
  return texts.flatMap(faultsOf);
}
