/** What the rules of English and of Spanish have in common. */
import type {Rule} from './rules';

/** What is typed, and what is meant in its place. Words in italics and quotations may be somebody’s own. */
export const replaced = (pattern: RegExp, meant: (typed: string) => string): Rule => ({
  isOwn: true,
  pattern,
  found: ([match]) => `“${match}”`,
  remedy: (typed) => `Write “${meant(typed)}”.`,
});

/** A hyphen, or two, where a dash belongs; a dash of the other language. */
export const dashes = (pattern: RegExp, example: string): Rule => ({
  pattern,
  found: ([match]) => `“${match}”, where a dash or a comma belongs`,
  remedy: `Write the dash close to the words it encloses, as in “${example}”, or a comma.`,
});

/** Names of the months: each language tells dates of the other one. */
export const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
export const MESES =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/** A day that no month has, or that its month does not have. */
export const impossibleDay = (pattern: RegExp): Rule => ({
  pattern,
  found: ([match]) => `“${match}”, a day that the month does not have`,
  remedy: 'Correct the day or the month.',
});

/** Two small words that never follow each other. Words in italics and quotations may be somebody’s own. */
export const missingBetween = (pattern: RegExp): Rule => ({
  isOwn: true,
  pattern,
  found: ([match]) => `“${match}”, with a word missing between the two`,
  remedy: 'Write the missing word, or delete the one that is too many.',
});

/** What makes a number with a point or a comma a measure, and no article of a law or a version. */
export const MEASURE = String.raw`\s?(?:m|cm|mm|km|kg|g|l|ºC?|°C?|€|%)(?![A-Za-zÀ-ɏ])|\s(?:a 1|to 1|de \d|of \d|out of \d)(?![\d.,])`;

/** The house does not raise its voice, in any language. */
export const LOUD: Rule = {
  // A title in italics has its own: ¡Átame!
  isOwn: true,
  // Several in a row are told as that.
  pattern: /(?<![!¡])[!¡](?![!¡])/,
  found: () => 'an exclamation mark',
  remedy: 'End the sentence with a full stop: the house does not raise its voice.',
};

/** Quotation marks of neither language. */
export const strange = (remedy: string): Rule => ({
  pattern: /[„‚‹›]|<<|>>/,
  found: ([match]) => `the quotation mark ${match}`,
  remedy,
});

/** A quotation that is opened again before it is closed, or closed again before it is opened. */
export const openedTwice = (open: string, close: string): string => {
  const none = `[^${open}${close}]*`;
  const again = `${open}${none}${open}${none}${close}(?!${none}${close})`;
  return `${again}|(?<!${open}${none})${open}${none}${close}${none}${close}`;
};
