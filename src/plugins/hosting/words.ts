/** Words of structured data in the language of a page. */
import {STRUCTURED_DATA_WORDS} from '../../content/structuredDataWords';

type WordId = keyof typeof STRUCTURED_DATA_WORDS;
export type Words = (id: WordId) => string;

/** Looks words up in a language's translations; English where there is none. */
export function wordsFrom(translations: Readonly<Record<string, string>>): Words {
  return (id) => translations[id] ?? STRUCTURED_DATA_WORDS[id];
}
