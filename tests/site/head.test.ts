/** Titles, canonical addresses, alternates and social tags of every page. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {SITE_URL} from './address';
import {catalogue} from './catalogue';
import {headFaults, isIndexed} from './checks/head';
import {headOf, heads} from './heads';
import {BUILD, documentOf, onDisk, pages} from './html';

const original = locales[0]?.htmlLang ?? '';
const NOT_FOUND = locales.map(({baseUrl}) => `${baseUrl}404.html`);

test('heads are complete and unique, and agree with each other', () => {
  expect(heads.length).toBe(pages.length);
  expect(headFaults(heads, {languages: locales.map(({htmlLang}) => htmlLang), original})).toEqual(
    [],
  );
});

test.each(pages)(
  '$path has its language, and noindex where it must not be listed',
  ({path: pathname, htmlLang, indexed}) => {
    const head = headOf(pathname);
    expect(head.lang).toBe(htmlLang);
    expect(isIndexed(head)).toBe(indexed);
  },
);

test.each(pages)('$path has one h1', ({path: pathname}) => {
  expect(documentOf(pathname)('h1').length).toBe(1);
});

test('the viewport is set before the first picture, whose size depends on it', () => {
  const late = pages.filter(({path: pathname}) => {
    const tags = documentOf(pathname)('meta[name="viewport"], link[as="image"], img');
    return tags.first().attr('name') !== 'viewport';
  });
  expect(late.map(({path: pathname}) => pathname)).toEqual([]);
});

test('social cards exist', () => {
  const cards = heads.map(({meta}) => (meta['og:image'] ?? '').replace(SITE_URL, ''));
  expect(cards.filter((card) => !card || !existsSync(onDisk(card)))).toEqual([]);
});

const manifest = JSON.parse(readFileSync(path.join(BUILD, 'site.webmanifest'), 'utf8')) as object;

test('on a home screen the site has the name of the house', () => {
  const {name} = catalogue.business;
  expect(manifest).toMatchObject({name, short_name: name});
});

test('the theme colour is the background of the page', () => {
  const tokens = readFileSync(path.join(BUILD, '../src/css/tokens.css'), 'utf8');
  const page = /--ink-0: (#[0-9a-f]{6});/.exec(tokens)?.[1];
  expect(page).toBeDefined();
  expect(manifest).toMatchObject({theme_color: page, background_color: page});
  expect(heads.filter(({meta}) => meta['theme-color'] !== page)).toEqual([]);
});

describe.each(NOT_FOUND)('%s', (pathname) => {
  test('has its own title, and neither index, canonical address nor alternates', () => {
    const head = headOf(pathname);
    expect(head.title).not.toBe('');
    expect(head.title).not.toBe(headOf(NOT_FOUND.find((other) => other !== pathname) ?? '').title);
    expect(isIndexed(head)).toBe(false);
    expect(head.canonical).toBe('');
    expect(head.alternates).toEqual({});
  });
});
