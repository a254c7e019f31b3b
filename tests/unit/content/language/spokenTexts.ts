/** Texts as the site has them, made of a few words each. */
import type {Text} from '../../../../src/content/texts';

/** Texts of a language, a field each. */
export const textsOf = (locale: string, ...all: readonly string[]): Text[] =>
  all.map((text) => ({file: `${locale}/about.mdx`, locale, field: '', text}));
