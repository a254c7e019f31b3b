/** Addresses live on: a page that moves leads its old address to the new one, or says that it is gone. */
import {isNearly} from '../../closest';
import {SINGLE_PAGES} from '../../kinds';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {GONE_FILE} from '../../read/released';
import {pageWords} from '../../schemas/page';
import {type Address, covers, goneFaults, readGone} from './gone';
import {type RawDocument, listOf, unreadableFiles} from '../raw';
import {ownerOf, withoutLanguage} from './reserved';

/** How what is said of a language that the last release had begins. */
export const LANGUAGE_LOST = 'no line for the language';

/** An address from the root of the site, whatever folder the site itself stands in. */
const fullPath = (slug: string, locale: string, source: Source): string =>
  locale === source.defaultLocale ? slug : `/${locale}${slug}`;

function addressesOf(pages: readonly RawDocument[], source: Source): Address[] {
  const make = (document: RawDocument, slug: unknown, field?: string): Address[] =>
    typeof slug === 'string'
      ? [
          {
            path: fullPath(slug, document.locale, source),
            slug,
            document,
            ...(field !== undefined && {field}),
          },
        ]
      : [];
  return pages.flatMap((document) => [
    ...make(document, document.words.slug),
    ...listOf(document.words.formerly).flatMap((slug, index) =>
      make(document, slug, `formerly[${index}]`),
    ),
  ]);
}

/** What belongs in the place of a page's own address among its former ones: the one it was released under. */
function ownRemedy({id, locale, words}: RawDocument, {released}: Source): string {
  const former = listOf(words.formerly).filter((slug) => slug !== words.slug);
  const left = (released?.[locale]?.[id] ?? []).filter(
    (slug) => slug !== words.slug && !former.includes(slug),
  );
  if (left.length > 0) return `Write formerly: [${[...former, ...left].join(', ')}]`;
  return former.length > 0 ? 'Delete this entry.' : 'Delete formerly with this entry.';
}

/** Former addresses that are in use, or named by two pages. */
function formerFaults(addresses: readonly Address[], source: Source): Problem[] {
  return addresses.flatMap(({path, slug, document, field}, index): Problem[] => {
    if (field === undefined) return [];
    const {file, words, locale} = document;
    const wrong = (found: string, remedy: string): Problem[] => [
      {file, field, found: `${JSON.stringify(slug)}, ${found}`, remedy},
    ];
    if (slug === words.slug) return wrong('the page’s own address', ownRemedy(document, source));
    const page = addresses.find((other) => other.field === undefined && other.path === path);
    if (page) {
      return wrong(
        `where ${page.document.file} stands now`,
        'Delete this entry: it would hide that page.',
      );
    }
    const meant = withoutLanguage(slug, locale, source);
    if (meant) {
      return wrong(
        'with the language in it',
        `Write ${meant}: the site puts /${locale}/ before it.`,
      );
    }
    const owner = ownerOf(slug, source);
    // The original stands at the root: where its language was a folder before, nothing is now.
    if (owner && owner.path !== `/${source.defaultLocale}`) {
      return wrong(
        owner.path === slug
          ? `which belongs to ${owner.whose}`
          : `below ${owner.path}, which belongs to ${owner.whose}`,
        `Delete this entry: nothing can lead away from there. An address that is gone for good stands in ${GONE_FILE}.`,
      );
    }
    const earlier = addresses.slice(0, index).find((other) => other.path === path);
    return earlier
      ? wrong(
          `which ${earlier.document.file} names already`,
          'Keep one of the two: an address leads to one page.',
        )
      : [];
  });
}

/** Whether the addresses of a page are such as it may have: else each is told by itself. */
function hasGoodAddresses({words, locale}: RawDocument, source: Source): boolean {
  const {slug, formerly} = pageWords.shape;
  if (!slug.safeParse(words.slug).success || !formerly.safeParse(words.formerly).success)
    return false;
  const former = listOf(words.formerly);
  return (
    !former.includes(words.slug) &&
    [words.slug, ...former].every(
      (path) => withoutLanguage(String(path), locale, source) === undefined,
    )
  );
}

/** Addresses of the last release that lead nowhere now. */
function vanished(
  source: Source,
  pages: readonly RawDocument[],
  addresses: readonly Address[],
  gone: readonly string[],
): Problem[] {
  const living = new Set(addresses.map(({path}) => path));
  const unreadable = unreadableFiles(source);
  // An address that two pages have is told as that.
  const isOwnOf = (slug: unknown, locale: string, but?: RawDocument): boolean =>
    addresses.some(
      ({field, document, slug: own}) =>
        field === undefined && document !== but && document.locale === locale && own === slug,
    );
  const isTaken = (page: RawDocument): boolean => isOwnOf(page.words.slug, page.locale, page);
  const isLost = (path: string): boolean =>
    !living.has(path) && !gone.some((entry) => covers(entry, path));
  return Object.entries(source.released ?? {}).flatMap(([locale, released]): Problem[] => {
    if (source.unread?.includes(locale)) return [];
    if (!source.locales.includes(locale)) {
      const all = `/${locale}/*`;
      if (gone.includes(all)) return [];
      return [
        {
          file: GONE_FILE,
          field: 'gone',
          found: `${LANGUAGE_LOST} "${locale}", which the last release had`,
          remedy: `Put the language back, or write - ${all} under "gone:" in this file.`,
        },
      ];
    }
    return Object.entries(released).flatMap(([id, slugs]): Problem[] => {
      const page = pages.find((document) => document.id === id && document.locale === locale);
      // What is wrong with the page's addresses themselves is told there.
      if (page && (!hasGoodAddresses(page, source) || isTaken(page))) return [];
      // The site needs it: that it has to come back is told, and not what to do without it.
      if (!page && source.tiles !== undefined && SINGLE_PAGES.some((single) => single === id))
        return [];
      const isHalf = !page && pages.some((document) => document.id === id);
      // A file that is missing or cannot be read is told as that.
      if (isHalf || [...unreadable].some((file) => file.endsWith(`/${id}.mdx`))) return [];
      return slugs
        .filter((slug) => isLost(fullPath(slug, locale, source)))
        .map((slug): Problem => {
          const path = fullPath(slug, locale, source);
          const give = `write - ${path} under "gone:" in ${GONE_FILE}${source.gone === undefined ? ', a new file' : ''}`;
          if (!page) {
            return {
              file: GONE_FILE,
              field: 'gone',
              found: `no line for ${path}, where the last release had the page ${id}`,
              remedy: `Name it in another page, formerly: [${slug}], so that its visitors come there, or ${give}.`,
            };
          }
          // One that is a page’s own address is told, and goes; so does this one with a slip in it.
          const isMisspelt = (other: string): boolean =>
            !slugs.includes(other) && isNearly(other, slug);
          const others = listOf(page.words.formerly).filter(
            (other) => typeof other === 'string' && !isOwnOf(other, locale) && !isMisspelt(other),
          );
          const [field, where] =
            page.words.formerly === undefined
              ? ['slug', 'in the line below slug']
              : ['formerly', 'in its place'];
          return {
            file: page.file,
            field,
            found: `nothing that leads from ${slug}, an address of this page in the last release`,
            remedy: `Write formerly: [${[...others, slug].join(', ')}] ${where}, so that its visitors find the page, or ${give}.`,
          };
        });
    });
  });
}

/** Names addresses that would lead nowhere, and redirects that could not work. */
export function checkMoved(source: Source, documents: readonly RawDocument[]): Problem[] {
  const pages = documents.filter(({kind}) => kind !== 'masseuse');
  const addresses = addressesOf(pages, source);
  const {gone, problems} = readGone(source);
  return [
    ...problems,
    ...formerFaults(addresses, source),
    ...(problems.length > 0 ? [] : goneFaults(gone, addresses)),
    ...vanished(source, pages, addresses, gone),
  ];
}
