/** The letters of the site's fonts, and those of a text that they do not have. */
import type {Source} from './read';
import {scriptOf} from './writingSystems';
import letters from './fontCharacters.json';

/** What no font draws: white space, and characters that are invisible. ASCII is in the fonts, or is syntax of Markdown. */
const NOT_DRAWN = /[\s\p{Cf}\p{Variation_Selector}\u0000-\u007E]+/gu;
const LATIN = /\p{scx=Latn}/u;
/** Punctuation, digits and signs, which several scripts share. */
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Fonts that only pages with such letters load, by the file of the typeface from which they are made. */
const OTHERS: Readonly<Record<string, string>> = letters.others;
const FIRST_TO_LAST = new Set([letters.first, letters.more, ...Object.values(OTHERS)].join(''));
const OF_OTHERS = new Set(Object.values(OTHERS).join(''));
/** Scripts with a style sheet of their own in static/fonts, which names fonts of the systems. */
const WITH_SYSTEM_FONTS: readonly string[] = ['Arab', 'Hebr', 'Jpan', 'Hans', 'Hant', 'Kore'];
const OF_TYPEFACES = new Set(letters.typefaces);

/** What a text shows in the fonts of the site: not the passages in another language, nor what has no shape. */
const drawnIn = (text: string): string[] => [...text.replace(NOT_DRAWN, '')];

/** Passages in another language, which have the fonts of the system. Line breaks are kept. */
const withoutForeign = (text: string): string =>
  text.replace(/<(span|i) lang="[^"]*">[^]*?<\/\1>/g, (found) => found.replace(/[^\n]/g, ''));

/** Whether a language is written with Latin letters: all others have fonts of the system (static/fonts). */
const isLatin = (locale: string): boolean => scriptOf(locale) === 'Latn';

function messageFor(character: string): string {
  if (OF_TYPEFACES.has(character)) {
    return `Run "npm run fonts", which adds “${character}” to the fonts of the site.`;
  }
  return LATIN.test(character) || SHARED.test(character)
    ? `Write this without “${character}”: the typefaces of the site do not have it.`
    : `Write <span lang="…"> and </span> around the words with “${character}”, with the code of their language: the typefaces of the site do not have its script.`;
}

/** What to do about the letters of a text without a font, by line, counted from 0: the first one of each line. */
export function lettersWithoutFont(
  text: string,
  locale: string,
): {readonly line: number; readonly message: string}[] {
  return withoutForeign(text)
    .split('\n')
    .flatMap((row, line) => {
      const missing = drawnIn(row).find(
        (character) => !FIRST_TO_LAST.has(character) && (isLatin(locale) || LATIN.test(character)),
      );
      return missing === undefined ? [] : [{line, message: messageFor(missing)}];
    });
}

/**
 * The style sheets with fonts that the pages of a language link to, beside those of every page: for letters that the
 * fonts of every page do not have, and for scripts that the typefaces do not have. Most languages need none.
 *
 * @param texts all texts of the language
 */
export function styleSheetsOf(locale: string, texts: string): string[] {
  const script = scriptOf(locale);
  const needsOthers = drawnIn(withoutForeign(texts)).some((character) => OF_OTHERS.has(character));
  return [
    ...(needsOthers ? ['/fonts/letters.css'] : []),
    ...(WITH_SYSTEM_FONTS.includes(script) ? [`/fonts/${script}.css`] : []),
  ];
}

/** The letters of a text that are drawn in the fonts of the site, for `npm run fonts`. */
export const lettersIn = (text: string): string[] => [...new Set(drawnIn(withoutForeign(text)))];

/** All texts of pages and labels, whose letters the fonts need. */
export const textsOf = ({pages, code}: Pick<Source, 'pages' | 'code'>): string =>
  [
    ...pages.map(({fields, body}) => JSON.stringify(fields) + body),
    ...Object.values(code).map(({value}) => JSON.stringify(value)),
  ].join('\n');
