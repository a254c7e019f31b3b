/** Every former address redirects to its page, by a rule for hosts and by a page for hosts without rules. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {languageCodes} from '../e2e/pages';
import {SITE_URL} from './address';
import {headOf} from './heads';
import {BUILD, fileOf, onDisk, pages} from './html';

const lines = readFileSync(path.join(BUILD, '_redirects'), 'utf8').split('\n').filter(Boolean);
const rules = lines.map((line) => line.split(' ')).filter(([, , status]) => status === '301');
const paths = new Set(pages.map((page) => page.path));

const FORMER = [
  {from: '/programs/erosofia', to: '/programs/erosophia'},
  {from: '/es/programas/erosofia', to: '/es/programas/erosophia'},
  {from: '/programs/hotel-outcall', to: '/programs/outcall'},
  {from: '/es/programas/outcall', to: '/es/programas/servicio-hoteles'},
  {from: '/es/programas/hotel-outcall', to: '/es/programas/servicio-hoteles'},
];
// The site with further languages has no Spanish (otherLanguages.test.ts).
const OF_SITE = FORMER.filter(({to}) => !to.startsWith('/es/') || languageCodes.includes('es'));

test.each(OF_SITE)('$from redirects to $to', ({from, to}) =>
  expect(lines).toContain(`${from} ${to} 301`),
);

describe.each(rules.map(([from = '', to = '']) => [from, to] as const))('%s', (from, to) => {
  test('redirects to a page, and is not the address of another', () => {
    expect(paths.has(to)).toBe(true);
    expect(paths.has(from)).toBe(false);
  });

  test('is a page for hosts without rules', () => {
    const $ = load(readFileSync(fileOf(from), 'utf8'));
    expect($('noscript').html()).toBe(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect($('link[rel=canonical]').attr('href')).toBe(SITE_URL + to);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('html').attr('lang')).toBe(headOf(to).lang);
    expect($('a').attr('href')).toBe(to);
    expect($('a').text()).toMatch(/^[\p{Lu}\p{Lo}].+ · Velada$/u);
    expect($('title').text()).toBe($('a').text());
    expect($('script').attr('src')).toBe('/redirect.js');
    expect(readFileSync(onDisk('/redirect.js'), 'utf8')).toContain('.href + location.search');
  });
});
