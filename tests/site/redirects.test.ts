/** Every former address leads to its page, in the rules for hosts and as a page of its own. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {SITE_URL} from './address';
import {headOf} from './heads';
import {BUILD, fileOf, pages} from './html';

const lines = readFileSync(path.join(BUILD, '_redirects'), 'utf8').split('\n').filter(Boolean);
const rules = lines.map((line) => line.split(' ')).filter(([, , status]) => status === '301');
const paths = new Set(pages.map((page) => page.path));

test.each([
  ['/programs/erosofia', '/programs/erosophia'],
  ['/es/programas/erosofia', '/es/programas/erosophia'],
  ['/programs/hotel-outcall', '/programs/outcall'],
  ['/es/programas/outcall', '/es/programas/servicio-hoteles'],
  ['/es/programas/hotel-outcall', '/es/programas/servicio-hoteles'],
])('%s leads to %s', (from, to) => expect(lines).toContain(`${from} ${to} 301`));

describe.each(rules.map(([from = '', to = '']) => [from, to] as const))('%s', (from, to) => {
  test('leads to a page and hides none', () => {
    expect(paths.has(to)).toBe(true);
    expect(paths.has(from)).toBe(false);
  });

  test('is forced before it is asked: Netlify would show the page below instead', () => {
    expect(lines.indexOf(`${from} ${to} 301!`)).toBe(lines.indexOf(`${from} ${to} 301`) - 1);
  });

  test('is a page for hosts without rules', () => {
    const $ = load(readFileSync(fileOf(from), 'utf8'));
    expect($('noscript').html()).toBe(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect($('link[rel=canonical]').attr('href')).toBe(SITE_URL + to);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('html').attr('lang')).toBe(headOf(to).lang);
    expect($('a').attr('href')).toBe(to);
    expect($('a').text()).toMatch(/^[A-Z].+ · Velada$/);
    expect($('title').text()).toBe($('a').text());
    expect($('script').text()).toContain("querySelector('a').href + location.search");
  });
});

test("every language's unknown paths get its own 404 page", () => {
  expect(lines).toContain('/es/* /es/404.html 404');
  expect(existsSync(path.join(BUILD, 'es/404.html'))).toBe(true);
});
