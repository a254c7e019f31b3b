/** The state of every entry of a language’s `code.json`, against the words in the code. */
import {fileOf} from '../../content/read/codeFile';
import {type ComponentWord, wordsIn} from '../../content/read/componentWords';
import {filesAt, textsAt} from '../git';
import {at, withAncestors} from '../history';
import type {Sources} from './sources';
import {type Status, stateOf, unmarked} from './status';
import {lastTouches} from './touches';

function entriesIn(text: string | undefined): Map<string, string> {
  try {
    const value = JSON.parse(text ?? '{}') as Record<string, {message?: unknown} | null>;
    return new Map(Object.entries(value).map(([id, entry]) => [id, String(entry?.message ?? '')]));
  } catch {
    return new Map();
  }
}

/** An entry as a list of texts, as pages are; one that says nothing has none. */
const listOf = (text: string | undefined): string[] | undefined =>
  text === undefined ? undefined : [text].filter((words) => words.trim() !== '');

/** English words in the code as they were at commits; each file is read once for what it held. */
function componentWordsAt(
  siteDir: string,
  commits: readonly string[],
): Map<string, Map<string, string>> {
  const trees = commits.map((commit) => ({
    commit,
    files: filesAt(siteDir, commit, 'src').filter(({file}) => /\.tsx?$/.test(file)),
  }));
  const blobs = textsAt(
    siteDir,
    trees.flatMap(({files}) => files.map(({blob}) => blob)),
  );
  const read = new Map<string, readonly ComponentWord[]>();
  const wordsOf = (file: string, blob: string): readonly ComponentWord[] => {
    const known = read.get(blob);
    if (known) return known;
    const words = wordsIn(file, blobs.get(blob) ?? '');
    read.set(blob, words);
    return words;
  };
  return new Map(
    trees.map(({commit, files}) => [
      commit,
      new Map(
        files.flatMap(({file, blob}) =>
          wordsOf(file, blob).map(({id, message}) => [id, message] as const),
        ),
      ),
    ]),
  );
}

/** The state of every entry of a language’s `code.json`. */
export function entryStatuses(
  {location, texts, history, isKnown, looks}: Sources,
  locale: string,
  words: readonly ComponentWord[],
): Status[] {
  const {siteDir} = location;
  const file = fileOf(locale);
  const now = entriesIn(texts[file]);
  const originals = new Map(words.map(({id, message}) => [id, message]));
  const newest = history(file);
  const versions = withAncestors(newest ? [newest] : []);
  const old = textsAt(siteDir, versions.map(at));
  const entries = new Map(
    versions.map((version) => [version, entriesIn(old.get(at(version)))] as const),
  );
  const ids = [...new Set([...originals.keys(), ...now.keys()])]
    // Words of Docusaurus itself: their original is not in this repository.
    .filter((id) => !id.startsWith('theme.'))
    .sort();
  const touchedBy = new Map(
    ids.map((id) => [
      id,
      lastTouches(unmarked(listOf(now.get(id))), newest, (version) =>
        unmarked(listOf(entries.get(version)?.get(id))),
      ),
    ]),
  );
  const touching = [...touchedBy.values()].flat().map(({commit}) => commit);
  const then = isKnown ? componentWordsAt(siteDir, [...new Set(touching)]) : undefined;
  return ids.map((id) => {
    const touches = touchedBy.get(id) ?? [];
    const facts = {
      original: listOf(originals.get(id)),
      translation: listOf(now.get(id)),
      touches,
      thens: touches.flatMap(({commit}) => {
        const text = then?.get(commit)?.get(id);
        return text === undefined ? [] : [[text]];
      }),
      look: looks.get(id),
      isKnown,
    };
    return {locale, id, file, ...stateOf(facts)};
  });
}
