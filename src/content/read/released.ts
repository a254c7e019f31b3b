/** Addresses of the last release: what `addresses.json` holds, how it is made and read. */
import type {RouteEntry} from '../types';

/** At the project's root; written by a build for publication, and committed. */
export const RELEASED_FILE = 'addresses.json';
/** Addresses that were given up on purpose. */
export const GONE_FILE = 'docs/gone.yml';

/** Addresses by language and page: the page's own first, then those that lead to it. */
export type Released = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** All addresses of a site that is about to be published. */
export function releasedFrom(routes: readonly RouteEntry[]): Released {
  const locales = [...new Set(routes.flatMap(({slugs}) => Object.keys(slugs)))];
  const ofLocale = (locale: string): Record<string, readonly string[]> =>
    Object.fromEntries(
      [...routes]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .flatMap(({id, slugs, formerly}) => {
          const slug = slugs[locale];
          return slug === undefined ? [] : [[id, [slug, ...(formerly?.[locale] ?? [])]]];
        }),
    );
  return Object.fromEntries(locales.map((locale) => [locale, ofLocale(locale)]));
}

/** The file: a line for each page, so that a change is easy to read. */
export function formatReleased(released: Released): string {
  const languages = Object.entries(released).map(([locale, pages]) => {
    const rows = Object.entries(pages).map(
      ([id, addresses]) =>
        `    ${JSON.stringify(id)}: [${addresses.map((address) => JSON.stringify(address)).join(', ')}]`,
    );
    return `  ${JSON.stringify(locale)}: {\n${rows.join(',\n')}\n  }`;
  });
  return `{\n${languages.join(',\n')}\n}\n`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What the file says; undefined when it was damaged by hand. */
export function parseReleased(text: string): Released | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isWhole =
    isObject(value) &&
    Object.values(value).every(
      (pages) =>
        isObject(pages) &&
        Object.values(pages).every(
          (addresses) =>
            Array.isArray(addresses) && addresses.every((address) => typeof address === 'string'),
        ),
    );
  return isWhole ? (value as Released) : undefined;
}
