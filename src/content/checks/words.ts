/** Checks for words that the house does not use (`forbidden-words.yml`), and for contacts that components should show. */
import {isFields, textsIn} from '../facts';
import {fieldName} from '../errorMessages';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import type {Json} from '../json';
import type {Source} from '../read';
import {remember} from '../remember';
import type {Yaml} from '../yaml';
import {LABELS_OF_ONE_STATE} from './hoursLabels';
import {type ForbiddenWords, forbiddenWordsSchema} from '../schemas/forbiddenWords';
import type {Business} from '../browser/types';
import {isSameEveryDay} from '../browser/week';
import {validateFile} from '../validate';

/** What no text may contain. */
type Forbidden = {
  /** Looked for in the folded text. */
  readonly pattern: RegExp;
  /** Phrases in which it may stand. */
  readonly except?: RegExp | undefined;
  readonly message: string;
};

/** Grave, acute and circumflex on a Latin vowel. Other marks make another letter: ñ, ç, ö, ã, й, が. */
const STRESS = /(?<=[aeiou])[\u0300-\u0302]/gi;

/** What is not seen inside a word: soft hyphens, also as entities, joiners, marks of direction. */
const INVISIBLE = /\p{Cf}|&(?:shy|zwn?j|#173|#x0*ad);/giu;

/** The text in lower case without accents that only stress a vowel. Line breaks are kept. */
const folded = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFD').replace(STRESS, '').normalize('NFC').toLowerCase();

/** The text for use in a regular expression: `3.5` becomes `3\.5`. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words of a phrase may be separated by a line break, or by hyphens in an address. */
const phrase = (words: string): string => escaped(folded(words)).replace(/\s+/g, '[\\s-]+');

type Entry = {readonly word: string; readonly except?: readonly string[]; readonly reason: string};

const pluralOf = (word: string, all: readonly Entry[]): string => {
  const ends = ['s', 'es'].filter((end) => !all.some((entry) => entry.word === word + end));
  return `(?:${ends.join('|')})?`;
};

/** A letter of a script that writes words without spaces: a word is also found inside a longer text. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A pattern for whole words: nothing but the ends of a word around them. */
function wholeWords(word: string, ending: string): string {
  const [first = '', last = ''] = [word.at(0), word.at(-1)];
  const before = WITHOUT_SPACES.test(first) ? '' : '(?<!\\p{L})';
  const after = WITHOUT_SPACES.test(last) ? '' : `${ending}(?!\\p{L})`;
  return `${before}${phrase(word)}${after}`;
}

/** Finds whole words and their plural, unless the plural is an entry of its own; `except` is ignored. */
const forbid = ({word, except = [], reason}: Entry, all: readonly Entry[]): Forbidden => ({
  pattern: new RegExp(wholeWords(word, pluralOf(word, all)), 'gu'),
  except: except.length > 0 ? new RegExp(except.map(phrase).join('|'), 'gu') : undefined,
  message: `Write another word for "${word}". ${reason}`,
});

const NOTE: Forbidden = {
  pattern: /(?<!\p{L})(?:todo:|todo\(|fixme|tbd|lorem ipsum)/gu,
  message: 'Delete this note, or do what it says.',
};

const contactRules = ({phone, whatsapp, email}: Business): Forbidden[] =>
  [phone, whatsapp, ...Object.values(email)].map((contact) => ({
    pattern: new RegExp(escaped(folded(contact)), 'g'),
    message: `Write a component in place of ${contact}, such as <CallLink />, <MailLink /> or <BusinessFact />.`,
  }));

/** Lines of a text, counted from 0, on which each rule is broken. */
function linesOf({pattern, except}: Forbidden, text: string): number[] {
  const blanked = except ? text.replace(except, (found) => found.replace(/[^\n]/g, ' ')) : text;
  const lines = [...blanked.matchAll(pattern)].map(
    ({index}) => text.slice(0, index).split('\n').length - 1,
  );
  return [...new Set(lines)];
}

type At = Pick<Problem, 'file' | 'line' | 'field'>;

/** Returns a function that checks a text against rules; `at` returns the place of a line. */
function checkWith(rules: readonly Forbidden[]) {
  // Most texts break no rule: test all rules at once first.
  const any = new RegExp(rules.map(({pattern}) => pattern.source).join('|'), 'u');
  return (text: string, at: (line: number) => At): Problem[] => {
    const plain = folded(text);
    if (!any.test(plain)) return [];
    return rules.flatMap((rule) =>
      linesOf(rule, plain).map((line) => ({...at(line), message: rule.message})),
    );
  };
}

const WITH_HOURS = 'The house has opening hours (docs/business.yml).';
const BY_DAYS = 'Programs are given at other hours on other days (docs/business.yml).';

/** Phrases that the hours of the house make untrue. */
function untrueWords({alwaysOpen, everyDay}: ForbiddenWords, business: Business | undefined) {
  if (!business) return [];
  const {openingHours, programHours} = business;
  return [
    ...(openingHours === 'always' ? [] : alwaysOpen.map((word) => ({word, reason: WITH_HOURS}))),
    ...(isSameEveryDay(programHours) ? [] : everyDay.map((word) => ({word, reason: BY_DAYS}))),
  ];
}

/** Rules of one language. */
const rulesFor = (
  words: readonly Entry[],
  untrue: readonly Entry[],
  business: Business | undefined,
): Forbidden[] => {
  const entries = [...words, ...untrue];
  return [
    ...entries.map((entry) => forbid(entry, entries)),
    NOTE,
    ...(business ? contactRules(business) : []),
  ];
};

type Check = ReturnType<typeof checkWith>;

/** The checks of one language: of all texts, and of labels that are shown only while they are true. */
type Checks = {readonly check: Check; readonly checkOfState: Check};

/** What `forbidden-words.yml` says. */
const wordsIn = remember((yaml: Yaml) => validateFile(yaml, forbiddenWordsSchema));

const checksBy = remember((words: ForbiddenWords, business: Business | undefined): Checks => ({
  check: checkWith(rulesFor(words.words, untrueWords(words, business), business)),
  checkOfState: checkWith(rulesFor(words.words, [], business)),
}));

const pageProblems = remember((page: Page, {check}: Checks): Problem[] => {
  const {file, fields, lineOf, body, bodyLine} = page;
  return [
    ...textsIn(fields).flatMap(([path, text]) =>
      check(text, () => ({file, line: lineOf(path), field: fieldName(path)})),
    ),
    ...check(body, (line) => ({file, line: bodyLine + line})),
  ];
});

/** Problems in the messages of a language's `code.json`. */
const labelProblems = remember(
  ({file, value, lineOf}: Json, {check, checkOfState}: Checks): Problem[] =>
    Object.entries(isFields(value) ? value : {}).flatMap(([field, entry]) => {
      const checkOne = LABELS_OF_ONE_STATE.includes(field) ? checkOfState : check;
      const text = isFields(entry) ? String(entry.message) : '';
      return checkOne(text, () => ({file, field, line: lineOf(field)}));
    }),
);

/**
 * Problems in the words of all texts and labels.
 *
 * @param forbidden `forbidden-words.yml` of each language, whose own problems are returned too
 */
export function wordProblems(
  {pages, code, locales}: Source,
  forbidden: Readonly<Record<string, Yaml>>,
  business: Business | undefined,
): Problem[] {
  return locales.flatMap((locale) => {
    const yaml = forbidden[locale];
    const labels = code[locale];
    if (!yaml || !labels) return [];
    const {data, problems} = wordsIn(yaml);
    if (!data) return problems;
    const checks = checksBy(data, business);
    return [
      ...pages
        .filter((page) => page.locale === locale)
        .flatMap((page) => pageProblems(page, checks)),
      ...labelProblems(labels, checks),
    ];
  });
}
