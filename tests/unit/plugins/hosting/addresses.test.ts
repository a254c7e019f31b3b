import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {createRedirects, recordRelease} from '../../../../src/plugins/hosting/addresses';
import {REDIRECT_SCRIPT, redirectPage} from '../../../../src/plugins/hosting/redirectPage';
import {page, siteOf} from './site';

test('every former address redirects to its page, in its language', () => {
  const site = siteOf(
    page('home', {en: '/', es: '/'}),
    page(
      'menu',
      {en: '/menu', es: '/carta'},
      {formerly: {en: ['/list', '/prices'], es: ['/lista']}},
    ),
  );
  const english = {to: '/menu', lang: 'en-US', title: 'menu · Velada'};
  expect(createRedirects(site)).toEqual([
    {from: '/list', ...english},
    {from: '/prices', ...english},
    {from: '/es/lista', to: '/es/carta', lang: 'es-ES', title: 'menu · Velada'},
  ]);
});

test('a redirect page keeps query and fragment, works without JavaScript, and has a link', () => {
  const page = {to: '/es/carta', lang: 'es-ES', title: 'Carta "Luna" & Sol'};
  const html = redirectPage(page, 'https://house.test');
  expect(html).toContain('<html lang="es-ES">');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/es/carta"></noscript>',
  );
  expect(html).toContain('<link rel="canonical" href="https://house.test/es/carta">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/es/carta">Carta &quot;Luna&quot; &amp; Sol</a>');
  expect(html).toContain('<script src="/redirect.js"></script>');
  expect(REDIRECT_SCRIPT.text).toContain('location.search + location.hash');
});

test('a release adds its addresses and former addresses to the published ones', () => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'velada-release-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  const file = path.join(siteDir, 'docs/published-addresses.json');
  mkdirSync(path.dirname(file));
  writeFileSync(file, '["/", "/older"]');
  const formerly = {en: ['/rooms']};
  const site = siteOf(
    page('home', {en: '/', es: '/'}),
    page('gallery', {en: '/gallery', es: '/galeria'}, {formerly}),
  );
  recordRelease(siteDir, site);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    '/',
    '/es',
    '/es/galeria',
    '/gallery',
    '/older',
    '/rooms',
  ]);
});
