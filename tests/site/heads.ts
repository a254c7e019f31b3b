/** The heads of all built pages. */
import {SITE_URL} from './address';
import type {Head} from './checks/head';
import {documentOf, pages} from './html';

/** Reads the head of the page at a path. */
export function headOf(pathname: string): Head {
  const $ = documentOf(pathname);
  const attribute = (selector: string, name: string): string => $(selector).attr(name) ?? '';
  const meta = $('head meta[content]')
    .toArray()
    .map(({attribs}) => [attribs.name ?? attribs.property ?? '', attribs.content ?? '']);
  const alternates = $('head link[rel=alternate]')
    .toArray()
    .map(({attribs}) => [attribs.hreflang ?? '', attribs.href ?? '']);
  return {
    path: pathname,
    url: SITE_URL + pathname,
    lang: attribute('html', 'lang'),
    title: $('head title').text(),
    description: attribute('head meta[name=description]', 'content'),
    canonical: attribute('head link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(alternates),
    meta: Object.fromEntries(meta),
  };
}

/** Heads of all pages in all languages. */
export const heads = pages.map(({path}) => headOf(path));
