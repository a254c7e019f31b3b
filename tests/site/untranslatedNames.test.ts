/** Elements that contain only a name, number or address are not translated by browsers. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';

import {addressLine} from '../../src/content/browser/derive';
import {catalogue} from './catalogue';
import {documentOf, ownDocumentOf, pages} from './html';

const {business} = catalogue;

const SITE = path.join(import.meta.dirname, '../..');

/** All labels of a language. */
function labelsIn(locale: string): ReadonlySet<string> {
  const file = path.join(SITE, `i18n/${locale}/code.json`);
  const code = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  return new Set(Object.values(code).map(({message}) => message));
}

/**
 * All names in a language, except those that are also a label, such as that of a specialty. Where a script has no
 * capital letters more of them are.
 */
const namesOf = (locale: string): ReadonlySet<string> => {
  const {programs = [], masseuses = []} = catalogue.byLocale[locale] ?? {};
  const labels = labelsIn(locale);
  const names = [
    business.name,
    business.phone,
    business.whatsapp,
    addressLine(business.address),
    ...[...programs, ...masseuses].map(({name}) => name),
  ];
  return new Set(names.filter((name) => !labels.has(name)));
};

const KEPT = '[translate="no"]';

/** The text of an element, with single spaces. */
const textOf = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string =>
  $(element).text().replace(/\s+/g, ' ').trim();

/** The innermost elements that contain only a name, and are not marked. */
function unmarked(pathname: string, locale: string): string[] {
  const names = namesOf(locale);
  const $ = ownDocumentOf(pathname);
  $('script, style, svg, .visuallyHidden').remove();
  return $('body *')
    .filter((_, element) => names.has(textOf($, element)))
    .filter((_, element) => $(element).closest(KEPT).length === 0)
    .filter((_, element) => $(element).find(KEPT).length === 0)
    .map((_, element) => `<${element.tagName}> ${textOf($, element)}`)
    .get();
}

test.each(pages)('$path marks every element with only a name', ({path, locale}) =>
  expect(unmarked(path, locale)).toEqual([]),
);

test.each(pages.filter(({id}) => id.startsWith('programs/')))(
  '$path marks the name in its h1',
  ({id, path, locale}) => {
    const $ = documentOf(path);
    const name = catalogue.byLocale[locale]?.programs.find(
      ({documentId}) => documentId === id,
    )?.name;
    expect(textOf($, `h1 ${KEPT}`)).toBe(name);
  },
);

test.each(pages.filter(({id}) => id === 'massage-menu'))(
  '$path marks the name of every program',
  ({path, locale}) => {
    const $ = documentOf(path);
    const marked = $(`main h3 ${KEPT}`)
      .map((_, element) => textOf($, element))
      .get();
    const {programs = []} = catalogue.byLocale[locale] ?? {};
    expect([...new Set(marked)].toSorted()).toEqual(programs.map(({name}) => name).toSorted());
  },
);
