/** Folders and files that the site needs for itself: no page, and nothing that leads to one, may stand there. */
import type {Source} from '../../source';

/** Names that stand for a folder, or for nothing, wherever they are. */
const OF_EVERY_FOLDER = ['index', '404'];

/** Who needs an address, and which part of it, from the root; undefined when pages may use it. */
export function ownerOf(
  slug: string,
  {reserved, locales}: Source,
): {readonly path: string; readonly whose: string} | undefined {
  const [first = '', ...others] = slug.split('/').slice(1);
  if (reserved?.includes(first))
    return {path: `/${first}`, whose: locales.includes(first) ? 'a language' : 'files of the site'};
  return OF_EVERY_FOLDER.includes(others.at(-1) ?? '')
    ? {path: slug, whose: 'files of the site'}
    : undefined;
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
