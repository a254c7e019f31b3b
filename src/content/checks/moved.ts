/** Addresses live on: a page that moves leads its old address to the new one, or says that it is gone. */
import {problemsFromIssues} from '../issues';
import {fieldsAt} from '../kinds';
import type {Problem} from '../problems';
import type {Source} from '../source';
import {GONE_FILE} from '../released';
import {goneSchema} from '../schemas/gone';
import {pageWords} from '../schemas/page';
import {type RawDocument, listOf, unreadableFiles} from './raw';
import {ownerOf, withoutLanguage} from './reserved';

/** An address from the root of the site, whatever folder the site itself stands in. */
const fullPath = (slug: string, locale: string, source: Source): string =>
  locale === source.defaultLocale ? slug : `/${locale}${slug}`;

type Address = {
  readonly path: string;
  readonly slug: string;
  readonly document: RawDocument;
  /** `formerly[0]`; undefined for the page's own address. */
  readonly field?: string;
};

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

/** Former addresses that are in use, or named by two pages. */
function formerFaults(addresses: readonly Address[], source: Source): Problem[] {
  return addresses.flatMap(
    ({path, slug, document: {file, words, locale}, field}, index): Problem[] => {
      if (field === undefined) return [];
      const wrong = (found: string, remedy: string): Problem[] => [
        {file, field, found: `${JSON.stringify(slug)}, ${found}`, remedy},
      ];
      if (slug === words.slug) return wrong('the page’s own address', 'Delete this entry.');
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
      if (owner) {
        return wrong(
          `below /${slug.split('/')[1]}, which belongs to ${owner}`,
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
    },
  );
}

/** Entries of `docs/gone.yml` as they were typed, with what is wrong with them. */
function readGone(source: Source): {gone: readonly string[]; problems: Problem[]} {
  if (source.gone === undefined) return {gone: [], problems: []};
  const parsed = goneSchema.safeParse(source.gone);
  if (parsed.success) return {gone: parsed.data.gone, problems: []};
  const {issues} = parsed.error;
  const known = (path: readonly PropertyKey[]): readonly string[] => fieldsAt(goneSchema, path);
  const typed = listOf((source.gone as {gone?: unknown} | null)?.gone);
  return {
    gone: typed.filter((path): path is string => typeof path === 'string'),
    problems: problemsFromIssues(GONE_FILE, source.gone, issues, known),
  };
}

const covers = (gone: string, path: string): boolean =>
  gone.endsWith('/*') ? path.startsWith(gone.slice(0, -1)) : gone === path;

function goneFaults(gone: readonly string[], addresses: readonly Address[]): Problem[] {
  return gone.flatMap((path, index): Problem[] => {
    const field = `gone[${index}]`;
    const found = JSON.stringify(path);
    const here = addresses.find((address) => covers(path, address.path));
    if (here) {
      return [
        {
          file: GONE_FILE,
          field,
          found: `${found}, which ${here.document.file} uses`,
          remedy: 'Delete this line: the address lives.',
        },
      ];
    }
    return gone.indexOf(path) < index
      ? [
          {
            file: GONE_FILE,
            field,
            found: `${found} for the second time`,
            remedy: 'Delete this line.',
          },
        ]
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
  const isLost = (path: string): boolean =>
    !living.has(path) && !gone.some((entry) => covers(entry, path));
  return Object.entries(source.released ?? {}).flatMap(([locale, released]): Problem[] => {
    if (!source.locales.includes(locale)) {
      const all = `/${locale}/*`;
      if (gone.includes(all)) return [];
      return [
        {
          file: GONE_FILE,
          field: 'gone',
          found: `no line for the language "${locale}", which the last release had`,
          remedy: `Put the language back, or write - ${all} under "gone:" in this file.`,
        },
      ];
    }
    return Object.entries(released).flatMap(([id, slugs]): Problem[] => {
      const page = pages.find((document) => document.id === id && document.locale === locale);
      // What is wrong with the page's addresses themselves is told there.
      if (page && !hasGoodAddresses(page, source)) return [];
      const isHalf = !page && pages.some((document) => document.id === id);
      // A file that is missing or cannot be read is told as that.
      if (isHalf || [...unreadable].some((file) => file.endsWith(`/${id}.mdx`))) return [];
      return slugs
        .filter((slug) => isLost(fullPath(slug, locale, source)))
        .map((slug): Problem => {
          const path = fullPath(slug, locale, source);
          const give = `write - ${path} under "gone:" in ${GONE_FILE}`;
          if (!page) {
            return {
              file: GONE_FILE,
              field: 'gone',
              found: `no line for ${path}, where the last release had the page ${id}`,
              remedy: `Name it in another page, formerly: [${slug}], so that its visitors come there, or ${give}.`,
            };
          }
          const others = listOf(page.words.formerly).filter((other) => typeof other === 'string');
          return {
            file: page.file,
            field: page.words.formerly === undefined ? 'slug' : 'formerly',
            found: `nothing that leads from ${slug}, an address of this page in the last release`,
            remedy: `Write formerly: [${[...others, slug].join(', ')}], so that its visitors find the page, or ${give}.`,
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
