import {expect, test} from 'vitest';

import {findRoute} from '../../../src/content/findRoute';
import {pathOf} from '../../../src/content/routes';
import type {RouteEntry} from '../../../src/content/types';

const ROUTES: RouteEntry[] = [
  {id: 'home', kind: 'page', indexed: true, slugs: {en: '/', es: '/'}, labels: {}},
  {id: 'gallery', kind: 'page', indexed: true, slugs: {en: '/gallery', es: '/galeria'}, labels: {}},
];

test('a path is the base URL and the slug', () => {
  expect(pathOf('/galeria', '/es/')).toBe('/es/galeria');
  expect(pathOf('/', '/es/')).toBe('/es/');
});

test.each([
  ['/es/galeria', 'gallery'],
  ['/es/galeria/', 'gallery'],
  ['/es/galeria.html', 'gallery'],
  ['/es/', 'home'],
  ['/es', 'home'],
  ['/es/gallery', undefined],
  ['/galeria', undefined],
])('%s is %s', (path, id) => expect(findRoute(ROUTES, path, 'es', '/es/')?.id).toBe(id));
