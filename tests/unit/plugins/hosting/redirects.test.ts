import {expect, test} from 'vitest';

import {createRedirects} from '../../../../src/plugins/hosting/redirects';
import {page, siteOf} from './site';

test('a former address leads to its page, in the language of the address', () => {
  const formerly = {en: ['/list', '/prices'], es: ['/lista']};
  const site = siteOf(page('home', '/', '/'), page('menu', '/menu', '/carta', {formerly}));
  expect(createRedirects(site)).toEqual([
    {from: '/list', to: '/menu', page: 'menu', locale: 'en'},
    {from: '/prices', to: '/menu', page: 'menu', locale: 'en'},
    {from: '/es/lista', to: '/es/carta', page: 'menu', locale: 'es'},
  ]);
});

test('nothing else is redirected', () =>
  expect(createRedirects(siteOf(page('menu', '/menu', '/carta')))).toEqual([]));
