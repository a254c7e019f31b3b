/** What is never typed into words, because components show it: prices, numbers, letter boxes. */
import type {Problem} from '../problems';
import type {Source} from '../source';
import {remembered} from '../remember';
import type {Text} from '../texts';

type Rule = {readonly pattern: RegExp; readonly what: string; readonly remedy: string};

const RULES: readonly Rule[] = [
  {
    pattern:
      /(?:[€$£]|\bEUR)\s?\d[\d.,]*|\b\d[\d.,]*\s?(€|EUR\b|euros?\b)|\b(?:ten|[a-z]+ty|hundred|thousand|diez|veinte|treinta|[a-z]+enta|cien|(?:dosc|tresc|cuatroc|seisc|ochoc)ientos|quinientos|[a-z]+ecientos|mil)(?:[ -](?:y )?\p{L}+)? euros\b/iu,
    what: 'a price',
    remedy:
      'Prices stand in `sessions` of each program and in docs/business.yml; in text use <PriceRange />, or leave the amount out.',
  },
  {
    pattern: /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
    what: 'an e-mail address',
    remedy:
      'Letter boxes stand in docs/business.yml; in text use <BusinessFact name="infoEmail" />.',
  },
  {
    // Nine digits or more, or a country code: years, laws and postal codes are shorter.
    pattern: /(?<![\d/.-])(\+\d{1,3}[\s.-]?)?(\d[\s.-]?){8}\d(?![\d/])/,
    what: 'a telephone number',
    remedy:
      'Numbers stand in docs/business.yml; in text use <BusinessFact name="phone" /> or <CallLink />.',
  },
];

const faultsOf = remembered(({file, field, line, text}: Text) =>
  RULES.flatMap(({pattern, what, remedy}): Problem[] => {
    const match = pattern.exec(text);
    return match ? [{file, field, line, found: `${what}, “${match[0].trim()}”`, remedy}] : [];
  }),
);

/** Addresses of other sites, which nobody can touch as they stand. */
const ADDRESS = /(?:https?:\/\/|\bwww\.)[^\s)\]>]+/i;

const bareAddress = remembered(({file, field, line, text}: Text): Problem[] => {
  // In the text of a page an address becomes a link, which is checked as one.
  const match = line === undefined ? ADDRESS.exec(text) : undefined;
  if (!match) return [];
  const found = `the address “${match[0].slice(0, 60)}” in the words`;
  return [{file, field, found, remedy: 'Say it in words: a field holds no links.'}];
});

/** Signs of Markdown or HTML, which fields show as they stand. */
const MARKS =
  /\*\*?[\p{L}\p{N}][^*]*\*|(?<![\p{L}\p{N}])_[\p{L}][^_]*_(?![\p{L}\p{N}])|`[^`]+`|\[[^\]]+\]\([^)]*\)|<\/?[a-zA-Z][^>]*>|&[a-z]+;/u;
/** The one field that marks a part. */
const MARKED_FIELD = 'closing.title';

const marksIn = remembered(({file, field, line, text}: Text): Problem[] => {
  // Texts of bodies have lines and are Markdown; words of components are checked with their entries.
  if (line !== undefined || field === MARKED_FIELD) return [];
  const match = MARKS.exec(text);
  if (!match) return [];
  const remedy = 'Write plain words: a field is shown as it stands.';
  return [{file, field, found: `the marks in “${match[0].slice(0, 40)}”`, remedy}];
});

/** Names prices, telephone numbers and e-mail addresses typed in words. */
export function checkProse(_source: Source, texts: readonly Text[]): Problem[] {
  return texts.flatMap((text) => [...faultsOf(text), ...bareAddress(text), ...marksIn(text)]);
}
