/** Puts the words of a language into a source, offset by offset, and says what is left to Docusaurus. */
import {type Use, usesIn} from './uses';

export type Translations = Readonly<Record<string, string>>;

/** A use that can take a language's words. */
type Splice = Required<Use> & {readonly words: string};

function splicesOf(uses: readonly Use[], translations: Translations): Splice[] {
  const all = uses.flatMap(({id, place}) => {
    const words = id === undefined ? undefined : translations[id];
    return id !== undefined && place && words !== undefined ? [{id, place, words}] : [];
  });
  // Words within words that give way go with them.
  const isWithin = (inner: Splice, outer: Splice): boolean =>
    inner !== outer && inner.place.start >= outer.place.start && inner.place.end <= outer.place.end;
  return all.filter((splice) => !all.some((other) => isWithin(splice, other)));
}

/** The source with a language's words in it. Throws when it cannot be parsed. */
export function withWords(source: string, file: string, translations: Translations): string {
  return splicesOf(usesIn(source, file), translations)
    .sort((one, other) => other.place.start - one.place.start)
    .reduce(
      (code, {place: {start, end, write}, words}) =>
        code.slice(0, start) + write(words) + code.slice(end),
      source,
    );
}

/**
 * The words that Docusaurus must still look up while the page runs: those of every id of which any
 * use stays as it is, and all of them when some use does not say plainly which id it means.
 */
export function wordsLeft(
  sources: readonly {readonly source: string; readonly file: string}[],
  translations: Translations,
): Translations {
  const uses = sources.flatMap(({source, file}) => usesIn(source, file));
  if (uses.some(({id}) => id === undefined)) return translations;
  const inOneUse = new Set(uses.filter(({place}) => place).map(({id}) => id));
  const left = new Set(uses.filter(({place}) => !place).map(({id}) => id));
  return Object.fromEntries(
    Object.entries(translations).filter(([id]) => !inOneUse.has(id) || left.has(id)),
  );
}
