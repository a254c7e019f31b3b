import {expect, test} from 'vitest';

import {findRoute} from '../../../src/content/findRoute';
import {differencesFromPermalinks, pathOf} from '../../../src/content/routes';
import type {RouteEntry} from '../../../src/content/types';

const ROUTES: RouteEntry[] = [
  {id: 'home', kind: 'page', indexed: true, slugs: {en: '/', es: '/'}, labels: {}},
  {id: 'gallery', kind: 'page', indexed: true, slugs: {en: '/gallery', es: '/galeria'}, labels: {}},
];

test('a path is the base URL and the slug', () => {
  expect(pathOf('/galeria', '/es/')).toBe('/es/galeria');
  expect(pathOf('/', '/es/')).toBe('/es/');
});

test('agrees with Docusaurus', () =>
  expect(
    differencesFromPermalinks(
      ROUTES,
      [
        {id: 'home', permalink: '/es/'},
        {id: 'gallery', permalink: '/es/galeria'},
      ],
      'es',
      '/es/',
    ),
  ).toEqual([]));

test('names every difference', () =>
  expect(
    differencesFromPermalinks(
      ROUTES,
      [
        {id: 'gallery', permalink: '/es/gallery'},
        {id: 'extra', permalink: '/es/extra'},
      ],
      'es',
      '/es/',
    ),
  ).toEqual([
    'home (es): the table says /es/, Docusaurus made no page',
    'gallery (es): the table says /es/galeria, Docusaurus made /es/gallery',
    'extra (es): /es/extra is missing from the table',
  ]));

test.each([
  ['/es/galeria', 'gallery'],
  ['/es/galeria/', 'gallery'],
  ['/es/galeria.html', 'gallery'],
  ['/es/', 'home'],
  ['/es', 'home'],
  ['/es/gallery', undefined],
  ['/galeria', undefined],
])('%s is %s', (path, id) => expect(findRoute(ROUTES, path, 'es', '/es/')?.id).toBe(id));
