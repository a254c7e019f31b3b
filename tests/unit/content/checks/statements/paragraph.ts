/** One text as a rule about statements reads it. */
import type {Text} from '../../../../../src/content/texts';

/** A paragraph on line 12 of the English `about`, or what it is said to be instead. */
export const paragraph = (text: string, where: Partial<Text> = {}): Text => ({
  ...{file: 'en/about.mdx', locale: 'en', field: '', line: 12, text},
  ...where,
});

/** The same on the Spanish page. */
export const parrafo = (text: string, where: Partial<Text> = {}): Text =>
  paragraph(text, {file: 'es/about.mdx', locale: 'es', ...where});
