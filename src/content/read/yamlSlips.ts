/** Slips of the hand in fields: what a line shows that the reader of YAML only calls unreadable. */
import {KINDS} from '../kinds';
import {type RowSlip, crookedRow, entryDepth} from './yamlIndent';

/** What is wrong with a line, and what mends it. */
type Slip = {readonly found: string; readonly remedy: string};
type Rule = readonly [pattern: RegExp, found: string, remedy: string];

/** A field's name, or the hyphen of a list, before a value. */
const BEFORE = String.raw`^\s*(?:- )?(?:[\p{L}\w]+: +)?`;
const rule = (pattern: string, found: string, remedy: string): Rule => [
  new RegExp(pattern, 'u'),
  found,
  remedy,
];
const QUOTE_IT = 'Put the whole text in straight quotation marks: "…".';

/** Blanks that are none, as copied text has them. */
const FALSE_BLANK = String.raw`[\u00A0\u2000-\u200B\u202F\u3000]`;
/** One of them where fields and lists need a blank. */
const falseBlank: Rule = rule(
  String.raw`^\s*(?:- )?(?:\w+:|-)${FALSE_BLANK}`,
  'a no-break space after a field’s name or a hyphen (copied text brings it along)',
  'Delete it, and type an ordinary blank there.',
);

/** Every name of a field at the head of a page. */
const FIELDS = new Set(
  Object.values(KINDS).flatMap(({facts, words}) =>
    [facts, words].flatMap(({shape}) => Object.keys(shape)),
  ),
);

/** A field whose colon is missing: its name, and then its value. */
function withoutColon(row: string, rows: readonly string[]): Slip | undefined {
  const [, name = '', value = ''] = /^(\w+) +(\S.*)$/.exec(row) ?? [];
  if (!FIELDS.has(name) || rows.some((other) => other.startsWith(`${name}:`))) return undefined;
  return {
    found: 'a field without the colon after its name',
    remedy: `Write a colon after its name: ${name}: ${value.replace(/^=+\s*/, '').trim()}`,
  };
}

/** Thousands set apart, as Spanish does: the reader takes them for a part of one. Degrees have such numbers. */
const POINTED: Rule = rule(
  String.raw`^(?!.*(?:latitude|longitude|focal))[^"'#]*[:,[]\s*\d{1,3}\.\d{3}\s*(?:[,\]}#]|$)`,
  'a number with a point in it, which is read as a small one',
  'Write it without the point, such as 1300.',
);

/** The row of a number that is read as a small one, with its number from 0. */
export function pointedRow(rows: readonly string[]): RowSlip | undefined {
  const row = rows.findIndex((text) => POINTED[0].test(text));
  return row < 0 ? undefined : {row, found: POINTED[1], remedy: POINTED[2]};
}

/** Lines that are read, and not as they were meant. */
const READ_WRONG: readonly Rule[] = [
  falseBlank,
  rule(
    String.raw`${BEFORE}“[^“”]*”\s*$`,
    'curly quotation marks around a value, which would be shown',
    'Take them away, or write straight ones: "…".',
  ),
  POINTED,
  rule(`${BEFORE}[&!][\\p{L}]`, 'a text that begins with the sign & or !', QUOTE_IT),
];

/** What is said of a hyphen that sticks to its entry. */
const GLUED_HYPHEN = [
  'a list line without a blank after its hyphen',
  'Write “- Tea”, with a blank.',
] as const;

const APOSTROPHE = 'Write the apostrophe as ’, and double quotation marks around the text: "…".';

/** Lines on which the reader stops, or just after which. */
const UNREADABLE: readonly Rule[] = [
  rule(String.raw`^\s*-[^\s-]`, ...GLUED_HYPHEN),
  rule(
    String.raw`^\s*(?:[*•●·▪◦‣○■□–—−‐‑+→]|\d{1,2}[.)])\s+\S`,
    'a list line with another sign than a hyphen',
    'Write a hyphen and a blank in its place, as in “- Tea”.',
  ),
  rule(
    String.raw`^\s*(?:<!--|//|/\*)`,
    'a note in another form than here',
    'Begin a note with #, or delete the line.',
  ),
  rule(
    String.raw`^\s*(?:- )?\w+:[^\s/]`,
    'a field and its value without a blank between',
    'Write a blank after the colon, as in “title: About”.',
  ),
  rule(`${BEFORE}'[^']*[\\p{L}]'[\\p{L}]`, "an apostrophe inside a text in '…'", APOSTROPHE),
  rule(
    `${BEFORE}'(?:[^']|'')*'(?!')[^#]*[^#\\s,\\]}].*'\\s*$`,
    "an apostrophe inside a text in '…'",
    APOSTROPHE,
  ),
  rule(
    `${BEFORE}"[^"]*[^"\\\\]"[^"#,\\]}]`,
    'quotation marks inside quotation marks',
    'Write the inner ones as “…” (in Spanish «…»).',
  ),
  rule(
    // The title of a closing has such marks, and stands in quotation marks with them.
    String.raw`^(?!\s+title:)${BEFORE.slice(1)}\*{1,2}[\p{L}\p{N}¿¡«“][^*]*\*`,
    'the marks of bold or of italics, which a field shows as they stand',
    'Write plain words: take the asterisks away.',
  ),
  rule(
    `${BEFORE}[@%*\`&!?][^\\s]`,
    'a text that begins with a sign such as @, %, *, & or `',
    QUOTE_IT,
  ),
  rule(
    String.raw`[[{,]\s*,`,
    'a comma without an entry before it',
    'Delete the comma, or write the entry.',
  ),
  rule(
    String.raw`\{[^}]*;[^}]*\}`,
    'a semicolon between two values',
    'Write a comma between them, as in {minutes: 60, priceEur: 200}.',
  ),
  rule(
    String.raw`\{[^}]*\w+: ?[^,{}"]+ \w+:[^}]*\}`,
    'two values without a comma between',
    'Write a comma between them, as in {minutes: 60, priceEur: 200}.',
  ),
  rule(
    String.raw`^[^{"'#]*\[[^\]]*$|^[^["'#]*\{[^}]*$`,
    'a bracket that is opened and never closed',
    `Close it where the list ends. If it is the beginning of a text, ${QUOTE_IT.toLowerCase()}`,
  ),
  rule(
    String.raw`^\s*(?:(?:- )?\w+:|-) [«“][^«»“”]*: [^«»“”]*[»”]\s*$`,
    'a text that holds a colon, between marks of a printer',
    'Write straight quotation marks in the place of the two around it: "…".',
  ),
  rule(String.raw`^\s*(?:- )?\w+: [^"'[{|>#].*:(?:\s|$)`, 'a text that holds a colon', QUOTE_IT),
  rule(String.raw`^\s*- [^"'[{|>#].*: .*:(?:\s|$)`, 'a text that holds a colon', QUOTE_IT),
  rule(
    String.raw`^import\s`,
    'an import among the fields',
    'Move it below the line of three hyphens that ends the fields.',
  ),
  rule(
    String.raw`^[^\s#\-\w]|^[\p{L}\w]+(?![\p{L}\w]*:)`,
    'a line that belongs to no field',
    'Indent it by two blanks, if it goes on with the text above; otherwise delete it.',
  ),
];

const slipIn = (rules: readonly Rule[], row: string): Slip | undefined => {
  const hit = rules.find(([pattern]) => pattern.test(row));
  return hit && {found: hit[1], remedy: hit[2]};
};

/** The first line of a list without its blank: the list would become a text. */
function gluedHyphen(above: string, row: string): Slip | undefined {
  const isGlued = /^\s*(?:- )?\w+:\s*$/.test(above) && /^\s+-[^\s\d-]/.test(row);
  return isGlued ? {found: GLUED_HYPHEN[0], remedy: GLUED_HYPHEN[1]} : undefined;
}

/** Rows that can be read and do not say what was meant, with their numbers from 0. */
export function misreadRow(rows: readonly string[]): RowSlip | undefined {
  for (const [row, text] of rows.entries()) {
    const slip = slipIn(READ_WRONG, text) ?? gluedHyphen(rows[row - 1] ?? '', text);
    if (slip) return {row, ...slip};
    const [above, depth] = [entryDepth(rows[row - 1] ?? ''), entryDepth(text)];
    if (above !== undefined && depth !== undefined && depth > above) {
      return {
        row,
        found: 'a list line further in than the one above it, which would become part of that',
        remedy: 'Begin it under the hyphen of the line above.',
      };
    }
  }
  return undefined;
}

/** How many rows above the one where reading stopped may be the cause. */
const REACH = 3;

/**
 * The slip on the row where reading stopped, or on one just above it; rows are counted from 0. What a row shows by
 * itself comes first: where its neighbours begin matters only when all of them can be read.
 */
export function slipNear(rows: readonly string[], stopped: number): RowSlip | undefined {
  for (let row = stopped; row >= Math.max(0, stopped - REACH); row -= 1) {
    const here = rows[row] ?? '';
    const slip = withoutColon(here, rows) ?? slipIn(UNREADABLE, here);
    if (slip) return {row, ...slip};
  }
  return crookedRow(rows, stopped);
}

/** A row that is indented with blanks that are none, as copied text has them. */
export function unseenIndent(rows: readonly string[]): RowSlip | undefined {
  const glued = rows.findIndex((text) => falseBlank[0].test(text));
  if (glued >= 0) return {row: glued, found: falseBlank[1], remedy: falseBlank[2]};
  const row = rows.findIndex((text) => new RegExp(`^ *${FALSE_BLANK}`, 'u').test(text));
  return row < 0
    ? undefined
    : {
        row,
        found: 'a line that begins with blanks that are none (copied text brings them along)',
        remedy: 'Delete them and type the blanks again.',
      };
}

/** The row on which a text in quotation marks begins and does not end, where the reader ran to the end. */
export function unclosedQuote(rows: readonly string[], reason: string): RowSlip | undefined {
  if (!/unexpected end|quoted scalar/.test(reason)) return undefined;
  const row = rows.findIndex((text) =>
    new RegExp(`${BEFORE}"(?:[^"\\\\]|\\\\.)*$`, 'u').test(text),
  );
  return row < 0
    ? undefined
    : {
        row,
        found: 'a quotation mark that is opened and never closed',
        remedy: 'Close it: write a straight one, ", where the text ends.',
      };
}
