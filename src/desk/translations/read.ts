/** Gathers what the repository knows about every translation. */
import {type SiteLocation, readSite} from '../../content/read';
import type {Problem} from '../../content/problems';
import {whyUnknown} from '../git';
import {readHistory} from '../history';
import {entryStatuses} from './entries';
import {type Looks, readLooks} from './looks';
import {pageStatuses} from './pages';
import type {Status} from './status';

export type Overview = {
  readonly locales: readonly string[];
  readonly statuses: readonly Status[];
  /** Pages that cannot be read: they seem to be gone, or not to be translated. */
  readonly unreadable: readonly Problem[];
  /** Why staleness cannot be known; undefined where it is. */
  readonly unknown: string | undefined;
};

/**
 * The state of every page and entry in every language but the original. `looksOf` tells what people
 * have looked at and found right.
 */
export async function readOverview(
  location: SiteLocation,
  looksOf: (locale: string) => Looks = () => readLooks(undefined),
): Promise<Overview> {
  const {siteDir, defaultLocale, locales} = location;
  const unknown = whyUnknown(siteDir);
  const source = await readSite(location);
  const sources = {
    location,
    texts: source.texts ?? {},
    history: unknown === undefined ? readHistory(siteDir, ['docs', 'i18n']) : () => undefined,
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
  const unreadable = source.problems.filter(
    ({file}) =>
      file.endsWith('.mdx') && !source.documents.some((document) => document.file === file),
  );
  return {locales: others, statuses, unreadable, unknown};
}
