/** Gathers what the repository knows about every translation. */
import {type ComponentWord, wordsIn} from '../../content/componentWords';
import {type SiteLocation, readSite} from '../../content/read';
import {contentFolder} from '../../content/source';
import {type Commit, filesAt, historyOf, textsAt, whyUnknown} from '../git';
import {type Status, type Version, lastTouched, stateOf} from './status';
import {wordsOfPage} from './words';

export type Overview = {
  readonly locales: readonly string[];
  readonly statuses: readonly Status[];
  /** Why staleness cannot be known; undefined where it is. */
  readonly unknown: string | undefined;
};

type Sources = {
  readonly location: SiteLocation;
  /** Text of every content file, by its path. */
  readonly texts: Readonly<Record<string, string>>;
  readonly history: ReadonlyMap<string, readonly Commit[]>;
  readonly isKnown: boolean;
};

const at = ({id}: Commit, file: string): string => `${id}:./${file}`;

/** Ids of pages below a language's folder. */
function idsIn(texts: Readonly<Record<string, string>>, folder: string): string[] {
  return Object.keys(texts)
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.mdx'))
    .map((file) => file.slice(folder.length + 1).replace(/\.mdx$/, ''));
}

function pageStatuses({location, texts, history, isKnown}: Sources, locale: string): Status[] {
  const {siteDir, defaultLocale} = location;
  const [own, english] = [locale, defaultLocale].map((of) => contentFolder(of, defaultLocale)) as [
    string,
    string,
  ];
  const ids = [...new Set([...idsIn(texts, english), ...idsIn(texts, own)])].sort();
  const commitsOf = (id: string): readonly Commit[] => history.get(`${own}/${id}.mdx`) ?? [];
  const old = textsAt(
    siteDir,
    ids.flatMap((id) => commitsOf(id).map((commit) => at(commit, `${own}/${id}.mdx`))),
  );
  const pages = ids.map((id) => {
    const [translation, original] = [`${own}/${id}.mdx`, `${english}/${id}.mdx`].map((file, n) => {
      const text = texts[file];
      return text === undefined ? undefined : wordsOfPage(id, text, n === 1);
    });
    const versions = commitsOf(id).flatMap((commit): Version<string[]>[] => {
      const text = old.get(at(commit, `${own}/${id}.mdx`));
      if (text === undefined) return [];
      return [{commit: commit.id, day: commit.day, content: wordsOfPage(id, text, false)}];
    });
    const touched = translation && lastTouched(translation, versions);
    return {id, translation, original, touched};
  });
  const objectOf = (id: string, commit: string): string => `${commit}:./${english}/${id}.mdx`;
  const then = textsAt(
    siteDir,
    pages.flatMap(({id, touched}) => (touched ? [objectOf(id, touched.commit)] : [])),
  );
  return pages.map(({id, touched, ...words}) => {
    const text = touched && then.get(objectOf(id, touched.commit));
    const facts = {
      ...words,
      touched,
      isKnown,
      then: text === undefined ? undefined : wordsOfPage(id, text, true),
    };
    return {locale, id, file: `${own}/${id}.mdx`, ...stateOf(facts)};
  });
}

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

function entryStatuses(
  {location, texts, history, isKnown}: Sources,
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
    commits.map((commit) => at(commit, file)),
  );
  const versions = commits.flatMap((commit) => {
    const text = old.get(at(commit, file));
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
      isKnown,
    };
    return {locale, id, file, ...stateOf(facts)};
  });
}

/** The state of every page and entry in every language but the original. */
export async function readOverview(location: SiteLocation): Promise<Overview> {
  const {siteDir, defaultLocale, locales} = location;
  const unknown = whyUnknown(siteDir);
  const source = await readSite(location);
  const sources: Sources = {
    location,
    texts: source.texts ?? {},
    history: unknown === undefined ? historyOf(siteDir, ['docs', 'i18n']) : new Map(),
    isKnown: unknown === undefined,
  };
  const others = locales.filter((locale) => locale !== defaultLocale);
  const statuses = others.flatMap((locale) => [
    ...pageStatuses(sources, locale),
    ...entryStatuses(sources, locale, source.componentWords ?? []),
  ]);
  return {locales: others, statuses, unknown};
}
