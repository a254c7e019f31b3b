/** Addresses, titles and descriptions are each used once in a language; each page has its place. */
import {SINGLE_PAGES} from '../../kinds';
import type {Problem} from '../../problems';
import type {Rule} from '../../rules';
import type {Source} from '../../source';
import {pageWords} from '../../schemas/page';
import {changedNames, nameOf} from '../facts/programNames';
import {type RawDocument, repeats, unreadableFiles} from '../raw';
import {strangerOf, toldAtStranger} from '../repetition/stranger';
import {isOfField, unless} from '../precedence';
import {ownerOf, withoutLanguage} from './reserved';
import {checkSidebars} from './sidebars';

const FIELDS = [
  {name: 'title', remedy: 'Give this page a title of its own.'},
  {name: 'description', remedy: 'Describe this page in its own words.'},
  {name: 'label', remedy: 'Give this page a short name of its own.'},
  {name: 'name', remedy: 'Give her, or it, a name of its own.'},
] as const;

/** The address of a page in the last release. */
const releasedSlug = ({id, locale}: RawDocument, {released}: Source): string | undefined =>
  released?.[locale]?.[id]?.[0];

/** Of two pages with one address, the one that had another in the last release has taken it. */
function takenSlugs(pages: readonly RawDocument[], source: Source): Problem[] {
  const named = pages.filter(
    ({words: {slug}}) => typeof slug === 'string' && slug !== '/' && slug !== '',
  );
  const key = ({locale, words: {slug}}: RawDocument): string => `${locale} ${String(slug)}`;
  return repeats(named, key).map(({entry, first}) => {
    const isMoved = (page: RawDocument): boolean =>
      releasedSlug(page, source) !== page.words.slug && releasedSlug(page, source) !== undefined;
    // Before the first release, an address is as a rule that of its file.
    const isNamed = ({id, words: {slug}}: RawDocument): boolean =>
      String(slug).split('/').at(-1) === id.split('/').at(-1);
    const isTaken =
      isMoved(first) === isMoved(entry) ? isNamed(entry) && !isNamed(first) : isMoved(first);
    const [taker, owner] = isTaken ? [first, entry] : [entry, first];
    const earlier = releasedSlug(taker, source);
    const again =
      earlier === undefined || earlier === taker.words.slug
        ? ''
        : `: ${earlier}, as in the last release, or another`;
    return {
      file: taker.file,
      field: 'slug',
      found: `${JSON.stringify(taker.words.slug)}, which ${owner.file} has already`,
      remedy: `Give this page an address of its own${again}.`,
    };
  });
}

const isNamed = (field: string): boolean => field === 'name' || field === 'label';

function repeated(pages: readonly RawDocument[], {released}: Source): Problem[] {
  // Names that were copied are told by what the other languages say in their place.
  const copied = new Set(changedNames(pages).map(({file}) => file));
  return FIELDS.flatMap(({name, remedy}) => {
    const known = new Map<string, RawDocument>();
    return pages.flatMap((page): Problem[] => {
      const value = page.words[name] ?? page.facts[name];
      if (typeof value !== 'string') return [];
      const key = `${page.locale} ${value}`;
      const first = known.get(key);
      if (!first) known.set(key, page);
      // A name that its own label contradicts is told there.
      const isMistaken = isNamed(name) && [page, first].some((one) => one && nameOf(one).length);
      const isName = isNamed(name);
      if (isMistaken || !first || (isName && copied.has(page.file))) return [];
      const both = [first, page] as const;
      const stranger = strangerOf(value, name, both, pages, released);
      const told = toldAtStranger(both, stranger, remedy);
      const found = `${JSON.stringify(value)}, which ${told.other} has already`;
      return [{file: told.file, field: name, found, remedy: told.remedy}];
    });
  });
}

/** Search results and tabs cut a title off here: the page's own, " · " and the house's name. */
const LONGEST_TITLE = 60;
const LONGEST_OWN = 51;
/** From more titles than this on, the name is the mistake. */
const MANY = 4;

/** How many characters a title may have beside the house's name, which the site adds. */
export function titleRoom({business}: Source): number {
  const name = (business as {name?: unknown} | undefined)?.name;
  return typeof name === 'string'
    ? Math.min(LONGEST_OWN, LONGEST_TITLE - ` · ${name.trim()}`.length)
    : LONGEST_OWN;
}

/** Titles that are too long beside the house's name, which the site adds. */
function longTitles(pages: readonly RawDocument[], source: Source): Problem[] {
  const name = (source.business as {name?: unknown} | undefined)?.name;
  if (typeof name !== 'string') return [];
  const most = titleRoom(source);
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
    // What cannot be an address at all is told as that.
    if (!pageWords.shape.slug.safeParse(slug).success) return [];
    const wrong = (remedy: string, rule?: Rule): Problem[] => [
      {file, field: 'slug', found: JSON.stringify(slug), remedy, ...(rule && {rule})},
    ];
    if (kind === 'home') {
      const remedy = 'The home page stands at the root: write slug: /.';
      return slug === '/' ? [] : wrong(remedy, 'home-at-root');
    }
    if (slug === '/') return wrong('Only the home page stands at the root. Write another address.');
    const meant = withoutLanguage(slug, locale, source);
    if (meant) return wrong(`Write ${meant}: the site puts /${locale}/ before it.`);
    const owner = ownerOf(slug, source);
    return owner ? wrong(`${owner.path} belongs to ${owner.whose}. Write another address.`) : [];
  });
}

/** The first part of an address: the folder it stands in. */
const folderOf = (slug: unknown): string | undefined =>
  typeof slug === 'string' ? /^\/([^/]+)\/./.exec(slug)?.[1] : undefined;

/** So many addresses in one folder make it that of their kind. */
const LEAST_IN_FOLDER = 3;

/** The address in the folder of its kind, of “/programasnoche” as of “/noche”. */
function inFolder(folder: string, slug: string): string {
  const last = slug.split('/').at(-1) ?? '';
  return `/${folder}/${last.startsWith(folder) ? last.slice(folder.length) : last}`;
}

/** Addresses outside the folder that all others of their kind and language stand in. */
function strayAddresses(pages: readonly RawDocument[]): Problem[] {
  return pages.flatMap(({file, id, kind, locale, isOriginal, words: {slug}}): Problem[] => {
    if (typeof slug !== 'string' || !pageWords.shape.slug.safeParse(slug).success) return [];
    const others = pages.filter(
      (page) => page.kind === kind && page.locale === locale && page.id !== id,
    );
    const [folder, ...more] = new Set(others.map(({words}) => folderOf(words.slug)));
    const own = folderOf(slug);
    if (folder === undefined || more.length > 0 || folder === own) return [];
    const original = pages.find((page) => page.id === id && page.isOriginal);
    const isOfOriginal = !isOriginal && own !== undefined && folderOf(original?.words.slug) === own;
    if (!isOfOriginal && others.length < LEAST_IN_FOLDER) return [];
    const where = isOfOriginal ? 'in the original’s folder' : `outside /${folder}/`;
    const remedy = `Write ${inFolder(folder, slug)}, as the others of this language have it.`;
    const found = `${JSON.stringify(slug)}, ${where}`;
    return [{file, field: 'slug', found, remedy, rule: 'stray-address'}];
  });
}

/** Titles that say the house's name themselves. */
function namedTitles(pages: readonly RawDocument[], {business}: Source): Problem[] {
  const typed = (business as {name?: unknown} | undefined)?.name;
  const name = typeof typed === 'string' ? typed.trim() : '';
  if (!name) return [];
  const remedy = `Leave “${name}” and the sign beside it out: the site adds them.`;
  return pages.flatMap(({file, words: {title}}): Problem[] => {
    const whole = typeof title === 'string' ? title.trimEnd() : '';
    // “About · Velada”, “About | Velada Barcelona”; “Velada, a house”.
    const at = whole.lastIndexOf(name);
    const isNamed =
      (at > 0 && /[|·–—-]\s*$/.test(whole.slice(0, at))) ||
      (whole.startsWith(name) && /^\s*[,:|·–—-]/.test(whole.slice(name.length)));
    return isNamed ? [{file, field: 'title', found: JSON.stringify(title), remedy}] : [];
  });
}

/** Pages that code shows in its own way, such as the gallery: the site does not work without them. */
function singlePages(source: Source, ids: readonly string[]): Problem[] {
  const unreadable = unreadableFiles(source);
  // A site in memory, as tests have it, holds a few pages only.
  if (source.tiles === undefined || unreadable.has('docs')) return [];
  const isTranslated = (id: string): boolean => source.documents.some((one) => one.id === id);
  return SINGLE_PAGES.filter((id) => !ids.includes(id) && !unreadable.has(`docs/${id}.mdx`)).map(
    (id) => ({
      file: `docs/${id}.mdx`,
      field: '',
      found: 'no such file',
      remedy: `The site needs this page: put the file back under this name${isTranslated(id) ? '' : ', in every language'}.`,
    }),
  );
}

/** Everything about addresses and places of pages. */
export function checkAddresses(source: Source, documents: readonly RawDocument[]): Problem[] {
  const pages = documents.filter(({kind}) => kind !== 'masseuse');
  const originals = pages.filter(({isOriginal}) => isOriginal);
  const wrong = [...takenSlugs(pages, source), ...reservedSlugs(pages, source)];
  return [
    ...wrong,
    ...repeated(pages, source),
    ...longTitles(pages, source),
    ...namedTitles(pages, source),
    // Where an address has to be another one altogether, its folder is none of its mistakes.
    ...unless(strayAddresses(pages), wrong, isOfField),
    ...checkSidebars(source, originals),
    ...singlePages(
      source,
      originals.map(({id}) => id),
    ),
  ];
}
