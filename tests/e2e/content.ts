/**
 * The facts of the site under test, read from its content files: tests take prices, names and counts from here, so
 * that an owner who changes a fact breaks no test.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import type {Business, Masseuse, Page, Program} from '../../src/content/browser/types';
import {locales, routes} from './pages';

const ORIGINAL = locales[0]?.locale ?? 'en';

const read = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');

/** The folder of the pages in a language. */
const folderOf = (locale: string): string =>
  locale === ORIGINAL ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;

/** A content file's front matter in a language: the original's facts, and a translation's words in place of its own. */
function frontMatter<Facts>(id: string, locale: string): Facts {
  const fieldsIn = (folder: string): object =>
    parse(/^---\n(.*?)\n---/s.exec(read(`${folder}/${id}.mdx`))?.[1] ?? '') as object;
  return {...fieldsIn(folderOf(ORIGINAL)), ...fieldsIn(folderOf(locale))} as Facts;
}

const shortId = (id: string): string => id.split('/').at(-1) ?? id;

/** docs/business.yml. */
export const business = parse(read('docs/business.yml')) as Business;

/** Front matter of a page. */
export const pageFacts = (id: string, locale = ORIGINAL): Page => frontMatter<Page>(id, locale);

/** The name of a page in menus and links. */
export const labelOf = (id: string, locale: string): string =>
  need([pageFacts(id, locale).label ?? ''], `label of ${id}`);

/** Every program in a language, in the site's order. */
export function programsIn(locale: string): Program[] {
  return routes
    .filter(({kind}) => kind === 'program')
    .map(({id}) => ({
      ...frontMatter<Program>(id, locale),
      id: shortId(id),
      documentId: id,
    }));
}

/** The title of a tab of the menu, in the words of its page. */
export function tabTitle(id: string, locale: string): string {
  const text = read(`${folderOf(locale)}/massage-menu.mdx`);
  const titles = [...text.matchAll(/<MenuTab id="([a-z]+)" title="([^"]+)"/g)];
  const [, , title = ''] = need(titles, `tab ${id}`, ([, found]) => found === id);
  return title;
}

/** Every masseuse in a language, in the order of their page. */
export const masseusesIn = (locale: string): Masseuse[] =>
  readdirSync(path.join(process.cwd(), 'docs/masseuses'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace(/\.mdx$/, ''))
    .sort((a, b) => a.localeCompare(b))
    .map((id) => ({...frontMatter<Masseuse>(`masseuses/${id}`, locale), id}));

/** Every masseuse, in the original language. */
export const masseuses: readonly Masseuse[] = masseusesIn(ORIGINAL);

/** The first words of a masseuse's biography, which nothing else on her page says. */
export function storyOf({id}: Pick<Masseuse, 'id'>): string {
  const [, body = ''] = read(`docs/masseuses/${id}.mdx`).split(/\n---\n/);
  return body.trim().split(/\s+/).slice(0, 8).join(' ');
}

/** Every photo of the gallery in a language. */
export const photosIn = (locale: string): NonNullable<Page['photos']> =>
  pageFacts('gallery', locale).photos ?? [];

/** Every photo of the gallery, in the original language. */
export const photos = photosIn(ORIGINAL);

/** The first entry that suits a test; without one the error names what is missing. */
export function need<Entry>(
  entries: readonly Entry[],
  what: string,
  suits: (entry: Entry) => unknown = () => true,
): Entry {
  const found = entries.find((entry) => suits(entry));
  if (found === undefined) throw new Error(`The content has no ${what}, which this test needs.`);
  return found;
}

/** A language of the site by its code. */
export const languageOf = (code: string) =>
  need(locales, `language ${code}`, ({locale}) => locale === code);

/** Path of a page in a language. */
export function pathOf(id: string, locale: string): string {
  const route = need(routes, `page ${id}`, (entry) => entry.id === id);
  return languageOf(locale).baseUrl + (route.slugs[locale] ?? '/').slice(1);
}

/** The page that takes least work to open, for what is the same around every page. */
export const lightPage = (locale: string): string => pathOf('legal/accessibility', locale);

/** A price in euros as visitors read it in a language: "€90", "90 €". */
export function price(euros: number, locale: string): string {
  const {htmlLang} = languageOf(locale);
  const format = {style: 'currency', currency: 'EUR', maximumFractionDigits: 0} as const;
  return new Intl.NumberFormat(htmlLang, {...format, useGrouping: false})
    .format(euros)
    .replace('\u00a0', '\u202f');
}

/** The lowest price of a program's own sessions, in euros. */
export const lowest = ({sessions}: Program): number =>
  Math.min(...sessions.map(({priceEur}) => priceEur));
