import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

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
  const root = mkdtempSync(path.join(os.tmpdir(), 'velada-redirect-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  mkdirSync(path.join(root, 'es'));
  writeFileSync(path.join(root, 'es/carta.html'), '<html lang="es-ES"><title>Carta</title></html>');
  const html = redirectPage({from: '/es/menu', to: '/es/carta'}, 'https://house.test', root);
  expect(html).toContain('<html lang="es-ES">');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/es/carta"></noscript>',
  );
  expect(html).toContain('<link rel="canonical" href="https://house.test/es/carta">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/es/carta">Carta</a>');
  expect(html).toContain('location.search + location.hash');
});
