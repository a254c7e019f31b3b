/** Navigation of every page: the bar, the list of programs, the other language. */
import {describe, expect, test} from 'vitest';

import sidebars from '../../sidebars';
import {documentOf, pageOf, pages} from './html';

/** Pages in the bar, in its order. */
const BAR = sidebars.pages as readonly string[];

describe.each(pages)('$path', ({id, locale, path}) => {
  const $ = documentOf(path);
  const pathOf = (other: string): string => pageOf(other, locale).path;
  const linksIn = (selector: string): (string | undefined)[] =>
    $(selector)
      .toArray()
      .map((link) => $(link).attr('href'));

  test('has the links of the bar, and marks its own section', () => {
    const section = id.startsWith('programs/') ? 'massage-menu' : id;
    const nav = $('header nav').first();
    const links = nav.find('> ul > li > a, > ul > li > div > a').toArray();
    expect(links.map(({attribs}) => attribs.href)).toEqual(BAR.map(pathOf));
    const current = nav.find(
      '> ul > li > a[aria-current=page], > ul > li > div > a[aria-current=page]',
    );
    expect(current.toArray().map(({attribs}) => attribs.href)).toEqual(
      BAR.filter((one) => one === section).map(pathOf),
    );
  });

  test('links to every program, and to the same page in the other language', () => {
    const programs = pages.filter((one) => one.locale === locale && one.id.startsWith('programs/'));
    expect(linksIn('header nav details li a').slice(0, programs.length)).toEqual(
      programs.map((program) => program.path),
    );
    const other = pages.filter((one) => one.id === id && one.locale !== locale);
    expect(linksIn('header a[hreflang]:not([aria-current])')).toEqual(other.map((one) => one.path));
  });
});
