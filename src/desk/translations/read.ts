/** Gathers what the repository knows about every translation. */
import {parseBody} from '../../content/body/parse';
import {inFile, isUnread} from '../../content/checks/raw';
import {type SiteLocation, readSite} from '../../content/read';
import type {Problem} from '../../content/problems';
import type {Source} from '../../content/source';
import {whyUnknown} from '../git';
import {readHistory} from '../history';
import {entryStatuses} from './entries';
import {type Looks, readLooks} from './looks';
import {pageStatuses} from './pages';
import type {Status} from './status';

/** Where the pages and the entries of every language stand. */
const FOLDERS = ['docs', 'i18n'];

export type Overview = {
  readonly locales: readonly string[];
  readonly statuses: readonly Status[];
  /** Pages that cannot be read: they seem to be gone, or not to be translated. */
  readonly unreadable: readonly Problem[];
  /** Pages under another name than in the other languages: told here as they are by the check of the content. */
  readonly misnamed: readonly Problem[];
  /** Why staleness cannot be known; undefined where it is. */
  readonly unknown: string | undefined;
};

/** Pages whose fields or whose text cannot be read, each with its place. */
function unreadableIn({problems, documents}: Source): Problem[] {
  const files = new Set(documents.map(({file}) => file));
  const heads = problems.filter(({file}) => file.endsWith('.mdx') && !files.has(file));
  const bodies = documents
    .filter(isUnread)
    .flatMap((document) => parseBody(document.body).faults.map((fault) => inFile(document, fault)));
  return [...heads, ...bodies];
}

/** What is said of pages that are read under another name than their file has. */
function misnamedIn({problems, documents}: Source): Problem[] {
  const misnamed = documents.filter(({file, id}) => !file.endsWith(`/${id}.mdx`));
  const files = new Set(misnamed.map(({file}) => file));
  return problems.filter(({file, field, line}) => files.has(file) && !field && line === undefined);
}

/**
 * The state of every page and entry in every language but the original. `looksOf` tells what people
 * have looked at and found right.
 */
export async function readOverview(
  location: SiteLocation,
  looksOf: (locale: string) => Looks = () => readLooks(undefined),
): Promise<Overview> {
  const {siteDir, defaultLocale, locales} = location;
  const unknown = whyUnknown(siteDir, FOLDERS);
  const source = await readSite(location);
  const sources = {
    location,
    texts: source.texts ?? {},
    documents: source.documents,
    history: unknown === undefined ? readHistory(siteDir, FOLDERS) : () => undefined,
    isKnown: unknown === undefined,
  };
  const others = locales.filter((locale) => locale !== defaultLocale);
  const statuses = others.flatMap((locale) => {
    const own = {...sources, looks: looksOf(locale)};
    return [
      ...pageStatuses(own, locale),
      ...entryStatuses(own, locale, source.componentWords ?? []),
    ];
  });
  const unreadable = unreadableIn(source);
  return {locales: others, statuses, unreadable, misnamed: misnamedIn(source), unknown};
}
