/** A text as a rule of the check reads it, without the page around it. */
import type {Text} from '../../../../src/content/texts';

/** A paragraph of the page `about`, on line 12, unless told otherwise. */
export const textOf = (text: string, locale = 'en', more: Partial<Text> = {}): Text => ({
  file: `${locale}/about.mdx`,
  locale,
  field: '',
  line: 12,
  text,
  ...more,
});

/** Paragraphs of it, a line each from line 1 on. */
export const textsOf = (
  words: readonly string[],
  locale = 'en',
  more: Partial<Text> = {},
): Text[] => words.map((text, at) => textOf(text, locale, {line: at + 1, ...more}));
