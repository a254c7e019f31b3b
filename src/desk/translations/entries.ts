/** The state of every entry of a language’s `code.json`, against the words in the code. */
import {type ComponentWord, wordsIn} from '../../content/read/componentWords';
import {filesAt, textsAt} from '../git';
import {type Sources, at} from './sources';
import {type Status, lastTouched, stateOf} from './status';

function entriesIn(text: string | undefined): Map<string, string> {
  try {
    const value = JSON.parse(text ?? '{}') as Record<string, {message?: unknown}>;
    return new Map(Object.entries(value).map(([id, entry]) => [id, String(entry.message ?? '')]));
  } catch {
    return new Map();
  }
}

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
  const file = `i18n/${locale}/code.json`;
  const now = entriesIn(texts[file]);
  const originals = new Map(words.map(({id, message}) => [id, message]));
  const commits = history.get(file) ?? [];
  const old = textsAt(
    siteDir,
    commits.map((commit) => at(commit)),
  );
  const versions = commits.flatMap((commit) => {
    const text = old.get(at(commit));
    return text === undefined ? [] : [{commit, entries: entriesIn(text)}];
  });
  const ids = [...new Set([...originals.keys(), ...now.keys()])]
    // Words of Docusaurus itself: their original is not in this repository.
    .filter((id) => !id.startsWith('theme.'))
    .sort();
  const touchedBy = new Map(
    ids.map((id) => [
      id,
      lastTouched(
        now.get(id),
        versions.map(({commit, entries}) => ({
          commit: commit.id,
          day: commit.day,
          content: entries.get(id),
        })),
      ),
    ]),
  );
  const touching = [...new Set([...touchedBy.values()].flatMap((found) => found?.commit ?? []))];
  const then = isKnown ? componentWordsAt(siteDir, touching) : new Map();
  const list = (text: string | undefined): string[] | undefined =>
    text === undefined ? undefined : [text];
  return ids.map((id) => {
    const touched = touchedBy.get(id);
    const facts = {
      original: list(originals.get(id)),
      translation: list(now.get(id)),
      touched,
      then: list(touched && then.get(touched.commit)?.get(id)),
      look: looks.get(id),
      isKnown,
    };
    return {locale, id, file, ...stateOf(facts)};
  });
}
