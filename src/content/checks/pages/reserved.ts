/** Folders and files at the root that the site needs for itself: no page, and nothing that leads to one, may stand there. */
import type {Source} from '../../source';

/** Whose the first part of an address is, in words; undefined when pages may use it. */
export function ownerOf(slug: string, {reserved, locales}: Source): string | undefined {
  const first = slug.split('/')[1] ?? '';
  if (!reserved?.includes(first)) return undefined;
  return locales.includes(first) ? 'a language' : 'files of the site';
}

/** The address that was meant by one that begins with its language, which the site puts there itself. */
export function withoutLanguage(
  slug: string,
  locale: string,
  {defaultLocale}: Source,
): string | undefined {
  const own = `/${locale}/`;
  return locale !== defaultLocale && slug.startsWith(own)
    ? `/${slug.slice(own.length)}`
    : undefined;
}
