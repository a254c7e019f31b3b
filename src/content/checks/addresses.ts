/** Checks that addresses, titles and descriptions are unique, and that published addresses still lead to a page. */
import * as z from 'zod';

import {isFields} from '../facts';
import {hasAddress} from '../kinds';
import {countedCharacters, quote} from '../errorMessages';
import {type Problem, atField as at} from '../problems';
import type {Page} from '../parsePage';
import type {Source} from '../read';
import {widthOf} from '../textWidth';

/** First path segments that the site uses, besides its languages and the files of `static`. */
const RESERVED = ['404', 'assets', 'cards', 'hosting', 'index', 'pictures', 'robots', 'sitemap'];
/** Last path segments that hosts use for folders and missing pages. */
const RESERVED_AT_END = ['404', 'index'];

/** Fields whose values must be unique in a language. */
const OWN = ['slug', 'title', 'description', 'label', 'name', 'emblem'] as const;

/** Longest title in characters, with the house's name: search results cut off longer ones. */
const LONGEST_TITLE = 60;

const formerOf = ({fields}: Page): readonly string[] =>
  Array.isArray(fields.formerly) ? fields.formerly.map(String) : [];

function sharedFields(pages: readonly Page[]): Problem[] {
  return OWN.flatMap((field) => {
    const first = new Map<string, Page>();
    return pages.flatMap((page) => {
      const value = page.fields[field];
      if (typeof value !== 'string') return [];
      const other = first.get(`${page.locale} ${value}`);
      if (other)
        return [at(page, field, `Write another: ${other.file} has ${quote(value)} already.`)];
      first.set(`${page.locale} ${value}`, page);
      return [];
    });
  });
}

const beginsWith = (slug: string, locale: string): boolean => slug.split('/')[1] === locale;

const leaveOut = (locale: string): string =>
  `Leave out /${locale}: all addresses of this language begin with it.`;

function slugProblems(
  pages: readonly Page[],
  {defaultLocale, locales, statics}: Source,
): Problem[] {
  const reserved = new Set([...RESERVED, ...locales, ...statics.map((name) => name.split('/')[0])]);
  return pages.flatMap((page) => {
    const {slug} = page.fields;
    if (typeof slug !== 'string') return [];
    if (page.id === 'home') {
      return slug === '/' ? [] : [at(page, 'slug', 'Write /: the home page is at the root.')];
    }
    if (slug === '/')
      return [at(page, 'slug', 'Write another: only the home page is at the root.')];
    const parts = slug.split('/');
    if (page.locale !== defaultLocale && beginsWith(slug, page.locale)) {
      return [at(page, 'slug', leaveOut(page.locale))];
    }
    const isReserved = reserved.has(parts[1]) || RESERVED_AT_END.includes(parts.at(-1) ?? '');
    return isReserved ? [at(page, 'slug', `Write another: the site itself uses ${slug}.`)] : [];
  });
}

/** Titles that are too long together with the house's name, which the site adds. */
function titleProblems(pages: readonly Page[], {business}: Source): Problem[] {
  const name = isFields(business.value) ? String(business.value.name) : '';
  const most = LONGEST_TITLE - widthOf(` · ${name}`);
  return pages.flatMap((page) => {
    const {title} = page.fields;
    if (typeof title !== 'string' || widthOf(title) <= most) return [];
    const message = `Write at most ${most} characters beside the house's name; ${countedCharacters(title)}`;
    return [at(page, 'title', message)];
  });
}

const published = z.array(z.string().startsWith('/'));

/** Uses the fields as typed, because a page with another mistake still has its address. */
export function addressProblems(source: Source): Problem[] {
  const {defaultLocale, locales, published: json} = source;
  const pages = source.pages.filter(({id}) => hasAddress(id));
  const fromRoot = (slug: unknown, locale: string): string =>
    `${locale === defaultLocale ? '' : `/${locale}`}${String(slug)}`.replace(/(.)\/$/, '$1');
  const own = new Set(pages.map(({fields, locale}) => fromRoot(fields.slug, locale)));
  const former = pages.flatMap((page) =>
    formerOf(page).map((slug) => ({page, slug, address: fromRoot(slug, page.locale)})),
  );
  const leading = new Set(former.map(({address}) => address));
  const {data: addresses} = published.safeParse(json.value);
  const translations = locales.filter((locale) => locale !== defaultLocale);
  const translated = new RegExp(`^/(${translations.join('|')})(?=/|$)`);
  const where = (address: string): string => {
    const [, locale] = translated.exec(address) ?? [];
    return locale ? ` in i18n/${locale}` : '';
  };
  const message = `Write a list of addresses such as ["/", "/${locales.at(-1)}"].`;
  return [
    ...sharedFields(source.pages),
    ...slugProblems(pages, source),
    ...titleProblems(pages, source),
    ...former
      .filter(({page, slug}) => page.locale !== defaultLocale && beginsWith(slug, page.locale))
      .map(({page}) => at(page, 'formerly', leaveOut(page.locale))),
    ...former
      .filter(({slug}) => RESERVED_AT_END.includes(slug.split('/').at(-1) ?? ''))
      .map(({page, slug}) => at(page, 'formerly', `Delete ${slug}: the site itself uses it.`)),
    ...former
      .filter(({address}) => own.has(address))
      .map(({page, slug}) => at(page, 'formerly', `Delete ${slug}: it is the address of a page.`)),
    ...former
      .filter(({address}, index) => former.findIndex((one) => one.address === address) < index)
      .map(({page, slug}) =>
        at(page, 'formerly', `Delete ${slug}: another page had it, or it is listed twice.`),
      ),
    ...(addresses ?? [])
      .filter((address) => !own.has(address) && !leading.has(address))
      .map((address) => ({
        file: json.file,
        line: json.lineOf(address),
        message: `Add ${address.replace(translated, '') || '/'} to the "formerly" of the page${where(address)} that it should lead to, or delete this line to give up the address.`,
      })),
    ...(addresses ? [] : [{file: json.file, message}]),
  ];
}
