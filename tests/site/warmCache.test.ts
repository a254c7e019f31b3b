/**
 * A build with a warm cache of the bundler contains all edits: a price and an address that other files show. The
 * first build has a third language, which needs a folder and one line of configuration.
 */
import {cpSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {copyProject} from './copyOfProject';

const project = copyProject();
afterAll(() => project.delete());

beforeAll(() => {
  const catalan = path.join(project.dir, 'i18n/ca');
  cpSync(path.join(project.dir, 'i18n/es'), catalan, {recursive: true});
  const tree = 'i18n/ca/docusaurus-plugin-content-docs/current';
  for (const file of readdirSync(path.join(project.dir, tree), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!file.endsWith('.mdx') || file === 'home.mdx' || file.startsWith('masseuses/')) continue;
    project.edit(`${tree}/${file}`, /^slug: \/(.*)$/m, 'slug: /$1-ca');
  }
  project.edit(
    'docusaurus.config.ts',
    /( *)(es: \{label.*\},)\n/,
    "$1$2\n$1ca: {label: 'Català', htmlLang: 'ca-ES', baseUrl: '/ca/'},\n",
  );
  const {code, output} = project.build();
  if (code !== 0) throw new Error(output);
}, 600_000);

describe.each([
  {file: 'build/gallery.html', htmlLang: 'en-US'},
  {file: 'build/es/galeria.html', htmlLang: 'es-ES'},
  {file: 'build/ca/galeria-ca.html', htmlLang: 'ca-ES'},
])('$file', ({file, htmlLang}) => {
  test('has three alternates and three entries in the language menu', () => {
    const $ = load(readFileSync(path.join(project.dir, file), 'utf8'));
    expect($('html').attr('lang')).toBe(htmlLang);
    const alternates = $('link[rel="alternate"]')
      .toArray()
      .map((link) => [$(link).attr('hreflang'), new URL($(link).attr('href') ?? '').pathname]);
    expect(alternates).toEqual([
      ['en-US', '/gallery'],
      ['es-ES', '/es/galeria'],
      ['ca-ES', '/ca/galeria-ca'],
      ['x-default', '/gallery'],
    ]);
    const entries = $('header a[hreflang]')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(entries).toEqual(['/gallery', '/es/galeria', '/ca/galeria-ca']);
  });
});

test(
  'a changed price and a changed address reach all pages that show them',
  {timeout: 600_000},
  () => {
    const linked = (address: string): number =>
      load(project.read('build/legal-notice.html'))(`main a[href="${address}"]`).length;
    const [terms, moved] = ['docs/legal/terms-of-service.mdx', '/terms-of-the-house'];
    const [, old = ''] = /^slug: (\S+)$/m.exec(project.read(terms)) ?? [];
    const before = linked(old);
    expect(before).toBeGreaterThan(0);
    project.edit(terms, /^slug: (\S+)$/m, `slug: ${moved}\nformerly: [$1]`);
    const [program, PRICE] = ['docs/programs/kaula-tantra.mdx', /priceEur: (\d+)/];
    const [, price = ''] = PRICE.exec(project.read(program)) ?? [];
    const changed = String(Number(price) + 7);
    project.edit(program, PRICE, `priceEur: ${changed}`);
    const {code, output} = project.build({}, ['--locale', 'en', '--locale', 'es']);
    expect(code, output).toBe(0);
    expect([linked(old), linked(moved)]).toEqual([0, before]);
    for (const page of [
      'build/programs/kaula-tantra.html',
      'build/es/programas/kaula-tantra.html',
    ]) {
      const html = project.read(page);
      expect(html, page).toContain(`"price":${changed}`);
      expect(html, page).not.toContain(`"price":${price},`);
    }
  },
);
