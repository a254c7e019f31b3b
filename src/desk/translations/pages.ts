/** The state of every page in a language. */
import {contentFolder} from '../../content/source';
import {filesAt, textsAt} from '../git';
import {type Version, at, withAncestors} from '../history';
import {fingerprintOf, isOfToday} from './looks';
import type {Sources} from './sources';
import {type Status, stateOf, unmarked} from './status';
import {lastTouches} from './touches';
import {wordsOfPage} from './words';

/** A page in one language, and what it says now. */
type Page = {
  readonly id: string;
  readonly file: string;
  readonly isOriginal: boolean;
  readonly words: readonly string[] | undefined;
};

function pageIn({documents, texts, location}: Sources, locale: string, id: string): Page {
  const {defaultLocale} = location;
  const isOriginal = locale === defaultLocale;
  const document = documents.find((one) => one.locale === locale && one.id === id);
  const file = document?.file ?? `${contentFolder(locale, defaultLocale)}/${id}.mdx`;
  const text = texts[file];
  const words = text === undefined ? undefined : wordsOfPage(id, text, isOriginal);
  return {id, file, isOriginal, words};
}

/** The pages of a folder that are committed and not there any more: they may have another name now. */
function goneFrom(
  {location, texts, isKnown}: Sources,
  folder: string,
): ReadonlyMap<string, string> {
  const files = isKnown ? filesAt(location.siteDir, 'HEAD', folder) : [];
  const gone = files.filter(({file}) => file.endsWith('.mdx') && !(file in texts));
  const said = textsAt(
    location.siteDir,
    gone.map(({blob}) => blob),
  );
  return new Map(gone.map(({file, blob}) => [file, said.get(blob) ?? '']));
}

/** The committed version of a page: under its name, or under that of a page that is gone and said the same. */
function committedVersion(
  {history}: Sources,
  {id, file, isOriginal, words}: Page,
  gone: ReadonlyMap<string, string>,
): Version | undefined {
  const version = history(file);
  if (version) return version;
  const said = JSON.stringify(words);
  const earlier = [...gone].find(
    ([, text]) => JSON.stringify(wordsOfPage(id, text, isOriginal)) === said,
  );
  return earlier && history(earlier[0]);
}

/** The words of a page at its versions, each read once; undefined where it was not there or cannot be read. */
function wordsReader(siteDir: string, versions: readonly Version[]) {
  const texts = textsAt(siteDir, versions.map(at));
  const known = new Map<Version, readonly string[] | undefined>();
  return ({id, isOriginal}: Page, version: Version): readonly string[] | undefined => {
    const text = texts.get(at(version));
    if (!known.has(version) && text !== undefined) {
      known.set(version, wordsOfPage(id, text, isOriginal));
    }
    return known.get(version);
  };
}

/** The state of every page in a language. */
export function pageStatuses(sources: Sources, locale: string): Status[] {
  const {location, documents, isKnown, looks} = sources;
  const {siteDir, defaultLocale} = location;
  const own = contentFolder(locale, defaultLocale);
  const english = contentFolder(defaultLocale, defaultLocale);
  const gone = {own: goneFrom(sources, own), english: goneFrom(sources, english)};
  const pairs = documents.filter((one) => [locale, defaultLocale].includes(one.locale));
  const ids = [...new Set(pairs.map(({id}) => id))].sort();
  const places = ids.map((id) => {
    const translated = pageIn(sources, locale, id);
    const written = pageIn(sources, defaultLocale, id);
    const look = looks.get(id);
    return {
      id,
      translated,
      written,
      look,
      newest: committedVersion(sources, translated, gone.own),
      // Where somebody looked, the words that were seen stand in the original's own history.
      seen: look && committedVersion(sources, written, gone.english),
    };
  });
  const asked = places.flatMap(({newest, seen}) => [newest ?? [], seen ?? []].flat());
  const wordsAt = wordsReader(siteDir, withAncestors(asked));
  const pages = places.map((page) => {
    const {translated, newest} = page;
    const said = (version: Version): readonly string[] | undefined =>
      unmarked(wordsAt(translated, version));
    return {...page, touches: lastTouches(unmarked(translated.words), newest, said)};
  });
  /** Both languages were renamed together, as a rule: the twin stood under the same name. */
  const objectsOf = ({commit, file}: Version, {written}: (typeof pages)[number]): string[] =>
    [file.replace(own, english), written.file].map((name) => `${commit}:./${name}`);
  const then = textsAt(
    siteDir,
    pages.flatMap((page) => page.touches.flatMap((touch) => objectsOf(touch, page))),
  );
  return pages.map((page) => {
    const {id, look, touches, translated, written, seen} = page;
    const thens = touches.flatMap((touch) => {
      const [text] = objectsOf(touch, page).flatMap((object) => then.get(object) ?? []);
      const words = text === undefined ? undefined : wordsOfPage(id, text, true);
      return words ? [words] : [];
    });
    const isSeen = look && isOfToday(look, translated.words ?? [], touches);
    const lookedAt = withAncestors(isSeen && seen ? [seen] : [])
      .flatMap((version) => [wordsAt(written, version) ?? []])
      .find((words) => fingerprintOf(words) === look?.english);
    const facts = {translation: translated.words, original: written.words, look, isKnown};
    return {
      locale,
      id,
      file: translated.file,
      ...stateOf({...facts, touches, thens: lookedAt ? [lookedAt, ...thens] : thens}),
    };
  });
}
