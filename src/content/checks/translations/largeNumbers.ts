/** The one large number of a text, held against its twin: “veinte frascos” where the original has twenty-two. */
import {numberPattern, valueOf} from '../../language/numbers';
import {rememberedByText} from '../../remember';
import type {Text} from '../../texts';

/** Of smaller ones a language says some otherwise: a dozen, a couple, six months for half a year. */
const LEAST = 13;
/** From here on it may be a year, of which each language may tell another. */
const MOST = 1900;

type Large = {readonly typed: string; readonly value: number};

const largeIn = (locale: string): ((text: string) => readonly Large[]) => {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,/-]|\\d:)${numberPattern(locale)}(?![\\p{L}\\p{N}]|[.,:/-]\\d)`,
    'giu',
  );
  return rememberedByText((text) =>
    [...text.matchAll(pattern)]
      .map(([typed]) => ({typed, value: valueOf(typed, locale)}))
      .filter(({value}) => value >= LEAST && value < MOST),
  );
};
const LARGE = new Map(['en', 'es'].map((locale) => [locale, largeIn(locale)]));

/** The large number of a text and that of its original, where each has one, and another one. */
export function otherLarge(
  text: Text,
  original: Text,
): {readonly typed: string; readonly meant: string} | undefined {
  const [here, there] = [text, original].map(({text: words, locale}) => LARGE.get(locale)?.(words));
  const [one, twin] = [here?.[0], there?.[0]];
  if (!one || !twin || here?.length !== 1 || there?.length !== 1) return undefined;
  return one.value === twin.value ? undefined : {typed: one.typed, meant: twin.typed};
}
