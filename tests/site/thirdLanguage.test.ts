/** A third language needs its folder and one line of configuration; no file of src changes. */
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
  ['build/gallery.html', 'en-US'],
  ['build/es/galeria.html', 'es-ES'],
  ['build/ca/galeria-ca.html', 'ca-ES'],
])('%s', (file, htmlLang) => {
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
  'a page that moves after a build is linked where it stands now, though the bundler keeps what it has made',
  {timeout: 300_000},
  () => {
    const linked = (address: string): number => {
      const html = readFileSync(path.join(project.dir, 'build/legal-notice.html'), 'utf8');
      return load(html)(`main a[href="${address}"]`).length;
    };
    const [terms, moved] = ['docs/legal/terms-of-service.mdx', '/terms-of-the-house'];
    const [, old = ''] = /^slug: (\S+)$/m.exec(project.read(terms)) ?? [];
    const before = linked(old);
    expect(before).toBeGreaterThan(0);
    project.edit(terms, /^slug: (\S+)$/m, `slug: ${moved}\nformerly: [$1]`);
    const {code, output} = project.build({}, ['--locale', 'en']);
    expect(code, output).toBe(0);
    expect([linked(old), linked(moved)]).toEqual([0, before]);
  },
);
