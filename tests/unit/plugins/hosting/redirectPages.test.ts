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

const RULES = redirectsFile([REDIRECT], [ENGLISH, SPANISH]);

test('the rules move for good, and give each language its 404 page', () =>
  expect(RULES).toBe('/es/menu /es/carta 301!\n/es/menu /es/carta 301\n/es/* /es/404.html 404\n'));

/** The first rule that a host keeps for an address; it takes lines whose status it knows. */
const firstRule = (from: string, known: RegExp): string | undefined =>
  RULES.split('\n').find((line) => line.startsWith(`${from} `) && known.test(line));

test('Netlify finds a rule that goes before the page of the same address', () =>
  expect(firstRule('/es/menu', /./)).toMatch(/ 301!$/));

test('Cloudflare, which skips what it does not know, finds one as well', () =>
  expect(firstRule('/es/menu', / (200|30[12378])$/)).toBe('/es/menu /es/carta 301'));

test('text cannot leave its place', () =>
  expect(escapeHtml(`"<a> & b"`)).toBe('&quot;&lt;a&gt; &amp; b&quot;'));
