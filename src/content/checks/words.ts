/** Checks for words that the house does not use (`forbidden-words.yml`), and for facts that components should show. */
import {isFields, textsIn} from '../facts';
import {kindOf, rulesOf} from '../kinds';
import {fieldName} from '../errorMessages';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import type {Source} from '../read';
import {LABELS_OF_ONE_STATE} from './hoursLabels';
import {type ForbiddenWords, forbiddenWordsSchema} from '../schemas/forbiddenWords';
import type {Business} from '../browser/types';
import {isSameEveryDay} from '../browser/week';

/** What no text may contain. */
type Forbidden = {
  /** Looked for in the folded text. */
  readonly pattern: RegExp;
  /** Phrases in which it may stand. */
  readonly except?: RegExp | undefined;
  readonly message: string;
};

/** The text in lower case without accents, except ñ, which is a letter of its own. Line breaks are kept. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<!n)\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The text for use in a regular expression: `3.5` becomes `3\.5`. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words of a phrase may be separated by a line break, or by hyphens in an address. */
const phrase = (words: string): string => escaped(folded(words)).replace(/\s+/g, '[\\s-]+');

type Entry = {readonly word: string; readonly except?: readonly string[]; readonly reason: string};

const pluralOf = (word: string, all: readonly Entry[]): string => {
  const ends = ['s', 'es'].filter((end) => !all.some((entry) => entry.word === word + end));
  return `(?:${ends.join('|')})?`;
};

/** Finds whole words and their plural, unless the plural is an entry of its own; `except` is ignored. */
const forbid = ({word, except = [], reason}: Entry, all: readonly Entry[]): Forbidden => ({
  pattern: new RegExp(`(?<!\\p{L})${phrase(word)}${pluralOf(word, all)}(?!\\p{L})`, 'gu'),
  except: except.length > 0 ? new RegExp(except.map(phrase).join('|'), 'gu') : undefined,
  message: `Write another word for "${word}". ${reason}`,
});

/** Prices come from the catalogue. Legal pages are exempt: laws contain amounts. */
const AMOUNT: Forbidden = {
  // Such as "€ 90", "90 €", "1.200 EUR" and "90 euros".
  pattern: /€ ?\d|\d[\d.,]*[ \u202f\u00a0]?(?:€|eur\b|euros?\b)/g,
  message: 'Delete this amount: components show prices, so that they are true everywhere.',
};

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

type Checked = ReturnType<typeof checkWith>;

function pageProblems(
  {file, id, fields, lineOf, body, bodyLine}: Page,
  check: Checked,
  checkAmounts: Checked,
): Problem[] {
  const inFields = (one: Checked, names: readonly string[]): Problem[] =>
    names.flatMap((name) =>
      textsIn(fields[name], [name]).flatMap(([path, text]) =>
        one(text, () => ({file, line: lineOf(path), field: fieldName(path)})),
      ),
    );
  const inBody = (one: Checked): Problem[] => one(body, (line) => ({file, line: bodyLine + line}));
  const kind = kindOf(id);
  const words = Object.keys(rulesOf(kind).words.shape);
  return [
    ...inFields(check, Object.keys(fields)),
    ...inBody(check),
    ...(kind === 'legal' ? [] : [...inFields(checkAmounts, words), ...inBody(checkAmounts)]),
  ];
}

/** Messages of a language's `code.json` by their ids. */
function labelsOf(source: Source, locale: string): [string, string][] {
  const entries = source.code[locale]?.value;
  return Object.entries(isFields(entries) ? entries : {}).map(([id, entry]) => [
    id,
    isFields(entry) ? String(entry.message) : '',
  ]);
}

export function wordProblems(source: Source, business: Business | undefined): Problem[] {
  const {pages, forbiddenWords, code, locales} = source;
  const checkAmounts = checkWith([AMOUNT]);
  return locales.flatMap((locale) => {
    const {data} = forbiddenWordsSchema.safeParse(forbiddenWords[locale]?.value);
    if (!data) return [];
    const check = checkWith(rulesFor(data.words, untrueWords(data, business), business));
    const checkOfState = checkWith(rulesFor(data.words, [], business));
    const file = `i18n/${locale}/code.json`;
    return [
      ...pages
        .filter((page) => page.locale === locale)
        .flatMap((page) => pageProblems(page, check, checkAmounts)),
      ...labelsOf(source, locale).flatMap(([field, text]) => {
        const checkLabel = LABELS_OF_ONE_STATE.includes(field) ? checkOfState : check;
        return checkLabel(text, () => ({file, field, line: code[locale]?.lineOf(field)}));
      }),
    ];
  });
}
