/** The state of every page in a language. */
import {contentFolder} from '../../content/source';
import {textsAt} from '../git';
import {fingerprintOf} from './looks';
import {type Sources, at} from './sources';
import {type Status, type Version, lastTouched, stateOf} from './status';
import {wordsOfPage} from './words';

/** Ids of pages below a language's folder. */
function idsIn(texts: Sources['texts'], folder: string): string[] {
  return Object.keys(texts)
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.mdx'))
    .map((file) => file.slice(folder.length + 1).replace(/\.mdx$/, ''));
}

type Place = {readonly id: string; readonly folder: string; readonly isOriginal: boolean};
const pathOf = ({folder, id}: Place): string => `${folder}/${id}.mdx`;

/** Words of a page at the commits that touched it, the newest first; `old` are texts by `at`. */
function versionsOf(
  {history}: Sources,
  place: Place,
  old: ReadonlyMap<string, string>,
): Version<string[]>[] {
  return (history.get(pathOf(place)) ?? []).flatMap((commit) => {
    const text = old.get(at(commit));
    if (text === undefined) return [];
    const content = wordsOfPage(place.id, text, place.isOriginal);
    return [{commit: commit.id, day: commit.day, file: commit.file, content}];
  });
}

/** The state of every page in a language. */
export function pageStatuses(sources: Sources, locale: string): Status[] {
  const {location, texts, history, isKnown, looks} = sources;
  const {siteDir, defaultLocale} = location;
  const own = contentFolder(locale, defaultLocale);
  const english = contentFolder(defaultLocale, defaultLocale);
  const ids = [...new Set([...idsIn(texts, english), ...idsIn(texts, own)])].sort();
  const places = ids.map((id) => ({
    id,
    look: looks.get(id),
    translated: {id, folder: own, isOriginal: false},
    written: {id, folder: english, isOriginal: true},
  }));
  // Where somebody looked, the words that were seen stand in the original's own history.
  const asked = places.flatMap(({translated, written, look}) =>
    look ? [translated, written] : [translated],
  );
  const commits = asked.flatMap((place) => history.get(pathOf(place)) ?? []);
  const old = textsAt(siteDir, commits.map(at));
  const wordsNow = (place: Place): string[] | undefined => {
    const text = texts[pathOf(place)];
    return text === undefined ? undefined : wordsOfPage(place.id, text, place.isOriginal);
  };
  const pages = places.map((page) => {
    const translation = wordsNow(page.translated);
    const versions = versionsOf(sources, page.translated, old);
    const touched = translation && lastTouched(translation, versions);
    return {...page, translation, original: wordsNow(page.written), touched};
  });
  /** Both languages were renamed together, as a rule: the twin stood under the same name. */
  const objectsOf = ({id, touched}: (typeof pages)[number]): string[] =>
    touched
      ? [touched.file?.replace(own, english), `${english}/${id}.mdx`].map(
          (file) => `${touched.commit}:./${file}`,
        )
      : [];
  const then = textsAt(siteDir, pages.flatMap(objectsOf));
  return pages.map((page) => {
    const {id, look, touched, translation, original, written} = page;
    const [text] = objectsOf(page).flatMap((object) => then.get(object) ?? []);
    const isNewer = look && touched && look.day >= touched.day;
    const seen = isNewer
      ? versionsOf(sources, written, old).find(
          ({content}) => fingerprintOf(content) === look.english,
        )
      : undefined;
    const translated = text === undefined ? undefined : wordsOfPage(id, text, true);
    // Both languages changed together, on the day of the look or later: nothing has changed since.
    const isTogether =
      translated !== undefined &&
      original !== undefined &&
      fingerprintOf(translated) === fingerprintOf(original);
    const facts = {
      original,
      translation,
      touched,
      look,
      isKnown,
      then: isTogether ? translated : (seen?.content ?? translated),
    };
    return {locale, id, file: pathOf(page.translated), ...stateOf(facts)};
  });
}
