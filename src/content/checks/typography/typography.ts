/** Signs as a printer of the language sets them. */
import {entitiesIn} from '../../body/entities';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {remembered} from '../../remember';
import type {Text} from '../../texts';
import {unquoted} from '../../language/wordCounts';
import {OUTSIDE_FONTS} from './fontRules';
import {STRAY_LETTER} from './beginnings';
import {CONFUSED_IN_ENGLISH, CONFUSED_IN_SPANISH} from './confusedWords';
import {ENGLISH} from './english';
import {GRAMMAR_OF_ENGLISH, GRAMMAR_OF_SPANISH} from './grammar';
import {LEFTOVERS} from './leftovers';
import {SPANISH} from './spanish';
import {EVERYWHERE, type Rule, UNFINISHED} from './rules';
import {JOINED_IN_ENGLISH, JOINED_IN_SPANISH} from './joinedWords';
import {VERB_FORMS_OF_ENGLISH, VERB_FORMS_OF_SPANISH} from './verbForms';
import {USAGE_OF_ENGLISH, USAGE_OF_SPANISH} from './usage';

const OF_LANGUAGE: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    ...ENGLISH,
    ...GRAMMAR_OF_ENGLISH,
    ...USAGE_OF_ENGLISH,
    ...CONFUSED_IN_ENGLISH,
    ...VERB_FORMS_OF_ENGLISH,
    ...JOINED_IN_ENGLISH,
    ...OUTSIDE_FONTS,
  ],
  es: [
    ...SPANISH,
    ...GRAMMAR_OF_SPANISH,
    ...USAGE_OF_SPANISH,
    ...CONFUSED_IN_SPANISH,
    ...VERB_FORMS_OF_SPANISH,
    ...JOINED_IN_SPANISH,
    ...OUTSIDE_FONTS,
  ],
};

/** “…” outside «…»: the outer quotation of English. */
function outerQuotation(text: string): boolean {
  // „…“ are told by themselves.
  if (text.includes('„')) return false;
  const inner = text.replace(/«[^»]*»/g, '');
  // One of « and » without its twin is told by itself.
  return /[“”]/.test(inner) && !/[«»]/.test(inner);
}

/** A question as it is told: its beginning, where the sign is missing, and its end. */
function questionAt(text: string, end: number): string {
  const signs = [...text];
  const start = signs.findLastIndex((sign, at) => at < end && '.!?¡:;«—'.includes(sign)) + 1;
  const question = signs
    .slice(start, end + 1)
    .join('')
    .trim();
  return question.length > 40
    ? `${question.slice(0, 24).trim()}… ${question.slice(-12).trim()}`
    : question;
}

/** A question whose beginning has no ¿, or ¿ where one never ends. */
function unopened(text: string): string | undefined {
  let opened = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '¿') opened += 1;
    if (sign !== '?') continue;
    // «¿Ya?», ?! and several in a row close what was opened once.
    const before = [...text][index - 1] ?? '';
    if (opened === 0 && !'?!'.includes(before)) {
      return questionAt(text, index);
    }
    opened = Math.max(0, opened - 1);
  }
  return opened > 0 ? '¿' : undefined;
}

function spanish(text: string): {found: string; remedy: string}[] {
  const faults: {found: string; remedy: string}[] = [];
  if (outerQuotation(text)) {
    faults.push({
      found: 'the quotation marks “…”',
      remedy: 'Write «…»; “…” stand only inside these.',
    });
  }
  const where = unopened(text);
  if (where === '¿') {
    faults.push({found: '¿ without ?', remedy: 'Close the sentence with ?.'});
  } else if (where) {
    faults.push({
      found: `“${where}”, closed by ? and never opened`,
      remedy: 'Write ¿ where the question begins.',
    });
  }
  return faults;
}

const faultsOf = remembered((words: Text): Problem[] => {
  const {file, field, line, locale, text, goesOn, label} = words;
  const rules = [
    ...EVERYWHERE,
    ...LEFTOVERS,
    STRAY_LETTER,
    ...(goesOn ? [] : [UNFINISHED]),
    ...(OF_LANGUAGE[locale] ?? []),
  ];
  const entities = entitiesIn(text);
  const faults = rules.flatMap(({pattern, found, remedy, isOwn, isUnlabelled}) => {
    const all = isOwn ? unquoted(words) : text;
    const match = pattern.exec(isUnlabelled && label ? all.replace(label, '') : all);
    if (!match) return [];
    return [
      {found: found(match), remedy: typeof remedy === 'string' ? remedy : remedy(match[0].trim())},
    ];
  });
  // A sign written twice is told alone: written once, it has its twin.
  const more = locale === 'es' && !/[¿?]{2}/.test(text) ? spanish(text) : [];
  return [...(entities ? [entities] : []), ...faults, ...more].map((fault) => ({
    file,
    field,
    line,
    ...fault,
  }));
});

/** Names signs that are not set as the language sets them. */
export function checkTypography(_source: Source, texts: readonly Text[]): Problem[] {
  return texts.flatMap(faultsOf);
}
