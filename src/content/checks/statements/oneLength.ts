/** Sentences of a program that give it one length, or several, where it has the other. */
import type {Text} from '../../texts';

/** One length, as each language says it. */
const ONE: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ])(?:there is (?:only |just )?one session|of one length|(?:has|comes in|in) (?:only |just )?one length)(?![A-Za-zÀ-ɏ])/iu,
  es: /(?<![A-Za-zÀ-ɏ])(?:duración única|una (?:sola|única) (?:duración|sesión)|una sesión única)(?![A-Za-zÀ-ɏ])/iu,
};
/** One of several. */
const SEVERAL: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ])(?:the (?:shorter|longer) session|(?:both|either of the) (?:sessions|lengths))(?![A-Za-zÀ-ɏ])/iu,
  es: /(?<![A-Za-zÀ-ɏ])(?:la sesión (?:más )?(?:corta|larga|breve)|las dos (?:sesiones|duraciones))(?![A-Za-zÀ-ɏ])/iu,
};

/** What a text of a program's own page says of its number of lengths and is not so. */
export const wrongNumberOfLengths = ({locale, text}: Text, count: number): string | undefined =>
  count === 0 ? undefined : (count === 1 ? SEVERAL : ONE)[locale]?.exec(text)?.[0];
