import {expect, test} from 'vitest';

import {
  escapeHtml,
  redirectPage,
  redirectsFile,
} from '../../../../src/plugins/hosting/redirectPages';
import {ENGLISH, SPANISH} from './site';

const REDIRECT = {from: '/es/menu', to: '/es/carta', page: 'menu', locale: 'es'};

test('a page leads on without script and says where to', () => {
  const html = redirectPage(REDIRECT, {
    title: 'Carta · <Casa>',
    htmlLang: 'es-ES',
    url: 'https://house.test/es/carta',
  });
  expect(html).toContain('<html lang="es-ES">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/es/carta">');
  expect(html).toContain('<link rel="canonical" href="https://house.test/es/carta">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/es/carta">Carta · &lt;Casa&gt;</a>');
  expect(html).not.toContain('<script');
});

test('the rules move for good, and give each language its 404 page', () =>
  expect(redirectsFile([REDIRECT], [ENGLISH, SPANISH])).toBe(
    '/es/menu /es/carta 301\n/es/* /es/404.html 404\n',
  ));

test('text cannot leave its place', () =>
  expect(escapeHtml(`"<a> & b"`)).toBe('&quot;&lt;a&gt; &amp; b&quot;'));
