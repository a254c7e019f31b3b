/** Puts the words of a language into a source, offset by offset, and says what is left to Docusaurus. */
import type {Edit} from './edits';
import {type Use, usesIn} from './uses';

export type Translations = Readonly<Record<string, string>>;

/** The edits that put a language's words into a source; what lies within another gives way with it. */
function editsOf(uses: readonly Use[], translations: Translations): Edit[] {
  const all = uses.flatMap(({id, said, write}) => {
    const words = id === undefined ? undefined : (translations[id] ?? said);
    return words === undefined ? [] : (write?.(words) ?? []);
  });
  const isWithin = (inner: Edit, outer: Edit): boolean =>
    inner !== outer && inner.start >= outer.start && inner.end <= outer.end;
  return all.filter((edit) => !all.some((other) => isWithin(edit, other)));
}

/** The source with a language's words in it. Throws when it cannot be parsed. */
export function withWords(source: string, file: string, translations: Translations): string {
  return editsOf(usesIn(source, file), translations)
    .sort((one, other) => other.start - one.start)
    .reduce((code, {start, end, text}) => code.slice(0, start) + text + code.slice(end), source);
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
  const left = new Set(uses.filter(({write}) => !write).map(({id}) => id));
  return Object.fromEntries(Object.entries(translations).filter(([id]) => left.has(id)));
}
