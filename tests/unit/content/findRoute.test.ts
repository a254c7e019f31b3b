import {describe, expect, test} from 'vitest';

import {findRoute} from '../../../src/content/findRoute';
import type {RouteEntry} from '../../../src/content/types';

const route = (id: string, en: string, es: string): RouteEntry => ({
  id,
  kind: 'page',
  indexed: true,
  slugs: {en, es},
  labels: {},
});
const ROUTES = [
  route('home', '/', '/'),
  route('about', '/about', '/nosotras'),
  route('programs/prana', '/programs/prana', '/programas/prana'),
];
const find = (path: string, locale = 'en', baseUrl = '/'): string | undefined =>
  findRoute(ROUTES, path, locale, baseUrl)?.id;

describe('finds the page of', () => {
  test.each<[string, string, string, string]>([
    ['/', 'en', '/', 'home'],
    ['/index.html', 'en', '/', 'home'],
    ['/index', 'en', '/', 'home'],
    ['/about', 'en', '/', 'about'],
    ['/about/', 'en', '/', 'about'],
    ['/about.html', 'en', '/', 'about'],
    ['/programs/prana', 'en', '/', 'programs/prana'],
    ['/es/', 'es', '/es/', 'home'],
    ['/es', 'es', '/es/', 'home'],
    ['/es/nosotras', 'es', '/es/', 'about'],
    ['/house/es/programas/prana/', 'es', '/house/es/', 'programs/prana'],
  ])('%s (%s)', (path, locale, baseUrl, id) => expect(find(path, locale, baseUrl)).toBe(id));
});

describe('finds no page for', () => {
  test.each<[string, string, string]>([
    ['/nosotras', 'en', '/'],
    ['/about', 'es', '/es/'],
    ['/about', 'ca', '/'],
    ['/about.htmls', 'en', '/'],
    ['/about.html/more', 'en', '/'],
    ['/about//', 'en', '/'],
    ['/house', 'es', '/house/es/'],
    ['/esx', 'es', '/es/'],
  ])('%s (%s)', (path, locale, baseUrl) => expect(find(path, locale, baseUrl)).toBeUndefined());
});
