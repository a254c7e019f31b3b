/** Addresses, titles and descriptions are each used once in a language; each page has its place. */
import {didYouMean} from '../closest';
import {SINGLE_PAGES} from '../kinds';
import type {Problem} from '../problems';
import type {Source} from '../source';
import {type RawDocument, unreadableFiles} from './raw';
import {ownerOf, withoutLanguage} from './reserved';

const FIELDS = [
  {name: 'slug', remedy: 'Give this page an address of its own.'},
  {name: 'title', remedy: 'Give this page a title of its own.'},
  {name: 'description', remedy: 'Describe this page in its own words.'},
  {name: 'label', remedy: 'Give this page a short name of its own.'},
  {name: 'name', remedy: 'Give her, or it, a name of its own.'},
] as const;

function repeated(pages: readonly RawDocument[]): Problem[] {
  return FIELDS.flatMap(({name, remedy}) =>
    pages.flatMap((page, index): Problem[] => {
      const value = page.words[name] ?? page.facts[name];
      // A second page at the root is told by itself.
      if (typeof value !== 'string' || (name === 'slug' && value === '/')) return [];
      const first = pages
        .slice(0, index)
        .find(
          (other) =>
            other.locale === page.locale && (other.words[name] ?? other.facts[name]) === value,
        );
      const found = `${JSON.stringify(value)}, which ${first?.file} has already`;
      return first ? [{file: page.file, field: name, found, remedy}] : [];
    }),
  );
}

/** Search results and tabs cut a title off here: the page's own, " · " and the house's name. */
const LONGEST_TITLE = 60;
const LONGEST_OWN = 51;
/** From more titles than this on, the name is the mistake. */
const MANY = 4;

/** Titles that are too long beside the house's name, which the site adds. */
function longTitles(pages: readonly RawDocument[], {business}: Source): Problem[] {
  const name = (business as {name?: unknown} | undefined)?.name;
  if (typeof name !== 'string') return [];
  const most = Math.min(LONGEST_OWN, LONGEST_TITLE - ` · ${name.trim()}`.length);
  const long = pages.flatMap(({file, words: {title}}): Problem[] => {
    // What is too long by itself is told by its schema.
    if (typeof title !== 'string' || title.length > LONGEST_OWN || title.length <= most) return [];
    return [
      {
        file,
        field: 'title',
        found: JSON.stringify(title),
        remedy: `Too long beside “${name.trim()}”, which the site adds (${title.length} characters): write at most ${most}.`,
      },
    ];
  });
  if (long.length <= MANY) return long;
  // It is the name that is too long, not so many titles.
  const longest = Math.max(...long.map(({found}) => found.length - 2));
  return [
    {
      file: 'docs/business.yml',
      field: 'name',
      found: `${JSON.stringify(name.trim())}, beside which the titles of ${long.length} pages are too long`,
      remedy: `Write at most ${LONGEST_TITLE - longest - ' · '.length} characters, or shorten those titles to ${most}: ${[...new Set(long.map(({file}) => file))].join(', ')}.`,
    },
  ];
}

/** Addresses that the site needs for itself, and a home page that is elsewhere than at the root. */
function reservedSlugs(pages: readonly RawDocument[], source: Source): Problem[] {
  return pages.flatMap(({file, kind, locale, words: {slug}}): Problem[] => {
    if (typeof slug !== 'string') return [];
    const wrong = (remedy: string): Problem[] => [
      {file, field: 'slug', found: JSON.stringify(slug), remedy},
    ];
    if (kind === 'home') {
      return slug === '/' ? [] : wrong('The home page stands at the root: write slug: /.');
    }
    if (slug === '/') return wrong('Only the home page stands at the root. Write another address.');
    const meant = withoutLanguage(slug, locale, source);
    if (meant) return wrong(`Write ${meant}: the site puts /${locale}/ before it.`);
    const owner = ownerOf(slug, source);
    return owner ? wrong(`/${slug.split('/')[1]} belongs to ${owner}. Write another address.`) : [];
  });
}

/** Titles that say the house's name themselves. */
function namedTitles(pages: readonly RawDocument[], {business}: Source): Problem[] {
  const typed = (business as {name?: unknown} | undefined)?.name;
  const name = typeof typed === 'string' ? typed.trim() : '';
  if (!name) return [];
  const remedy = `Leave “${name}” and the sign before it out: the site adds them.`;
  return pages.flatMap(({file, words: {title}}): Problem[] => {
    const whole = typeof title === 'string' ? title.trimEnd() : '';
    // “About · Velada”, “About | Velada Barcelona”.
    const at = whole.lastIndexOf(name);
    const isNamed = at > 0 && /[|·–—-]\s*$/.test(whole.slice(0, at));
    return isNamed ? [{file, field: 'title', found: JSON.stringify(title), remedy}] : [];
  });
}

const isMasseuse = (id: string): boolean => id.startsWith('masseuses/');

/** Pages without a line in sidebars.ts, and lines without a page. */
function order(source: Source, originals: readonly RawDocument[]): Problem[] {
  const ids = originals.map(({id}) => id);
  const unreadable = unreadableFiles(source);
  const rows = source.texts?.['sidebars.ts']?.split('\n') ?? [];
  const lineOf = (id: string): number | undefined => {
    const at = rows.findIndex((row) => row.includes(`'${id}'`) || row.includes(`"${id}"`));
    return at < 0 ? undefined : at + 1;
  };
  const problem = (found: string, remedy: string, line?: number): Problem => ({
    file: 'sidebars.ts',
    field: '',
    ...(line !== undefined && {line}),
    found,
    remedy,
  });
  const missing = ids.filter((id) => !source.order.includes(id));
  const stale = source.order.filter(
    (id) =>
      !ids.includes(id) &&
      !unreadable.has(`docs/${id}.mdx`) &&
      !SINGLE_PAGES.some((single) => single === id),
  );
  const near = (id: string): string => {
    const bare = id.replace(/^docs\/|\.mdx?$/g, '');
    const same = missing.find((other) => other === bare || other.endsWith(`/${bare}`));
    return same ? `Did you mean ${same}? ` : didYouMean(id, missing);
  };
  const renamed = new Set(stale.map(near).filter(Boolean));
  return [
    ...missing
      .filter((id) => !renamed.has(`Did you mean ${id}? `))
      .map((id) =>
        problem(`no line for ${id}`, `Add '${id}' where the page belongs in the order.`),
      ),
    ...stale.map((id) =>
      problem(
        isMasseuse(id)
          ? `a line for ${id}, a masseuse`
          : `a line for ${id}, and there is no docs/${id.replace(/\.mdx$/, '')}.mdx`,
        isMasseuse(id)
          ? 'Delete the line: masseuses stand in the order of their files’ names.'
          : near(id).trim() || 'Delete the line, or put the page back.',
        lineOf(id),
      ),
    ),
    ...[...new Set(source.order.filter((id, at) => source.order.indexOf(id) !== at))].map((id) =>
      problem(`two lines for ${id}`, 'Keep one of them.', lineOf(id)),
    ),
  ];
}

/** Pages that code shows in its own way, such as the gallery: the site does not work without them. */
function singlePages(source: Source, ids: readonly string[]): Problem[] {
  const unreadable = unreadableFiles(source);
  // A site in memory, as tests have it, holds a few pages only.
  if (source.tiles === undefined || unreadable.has('docs')) return [];
  return SINGLE_PAGES.filter((id) => !ids.includes(id) && !unreadable.has(`docs/${id}.mdx`)).map(
    (id) => ({
      file: `docs/${id}.mdx`,
      field: '',
      found: 'no such file',
      remedy: 'The site needs this page: put the file back under this name.',
    }),
  );
}

/** Everything about addresses and places of pages. */
export function checkAddresses(source: Source, documents: readonly RawDocument[]): Problem[] {
  const pages = documents.filter(({kind}) => kind !== 'masseuse');
  const originals = pages.filter(({isOriginal}) => isOriginal);
  return [
    ...repeated(pages),
    ...longTitles(pages, source),
    ...namedTitles(pages, source),
    ...reservedSlugs(pages, source),
    ...order(source, originals),
    ...singlePages(
      source,
      originals.map(({id}) => id),
    ),
  ];
}
