import {expect, test} from 'vitest';

import {redirectPage, createRedirects} from '../../../../src/plugins/hosting/redirects';
import {page, siteOf} from './site';

test('every former address redirects to its page, in its language', () => {
  const site = siteOf(
    page('home', '/', '/'),
    page('menu', '/menu', '/carta', {formerly: {en: ['/list', '/prices'], es: ['/lista']}}),
  );
  expect(createRedirects(site)).toEqual([
    {from: '/list', to: '/menu'},
    {from: '/prices', to: '/menu'},
    {from: '/es/lista', to: '/es/carta'},
  ]);
});

test('a redirect page keeps query and fragment, works without JavaScript, and has a link', () => {
  const html = redirectPage(
    {from: '/es/menu', to: '/es/carta'},
    {title: 'Carta', lang: 'es-ES', url: 'https://house.test/es/carta'},
  );
  expect(html).toContain('<html lang="es-ES">');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/es/carta"></noscript>',
  );
  expect(html).toContain('<link rel="canonical" href="https://house.test/es/carta">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/es/carta">Carta</a>');
  expect(html).toContain('location.search + location.hash');
});
