/** What a page takes from other files is never stale, though the bundler keeps what it has made between builds. */
import {afterAll, beforeAll, expect, test} from 'vitest';

import {copyProject} from './copyOfProject';

const project = copyProject();
afterAll(() => project.delete());

const PRICE = /priceEur: (\d+)/;
const PROGRAM = 'docs/programs/kaula-tantra.mdx';
const PROGRAM_PAGES = ['build/programs/kaula-tantra.html', 'build/es/programas/kaula-tantra.html'];
/** Each page links to the gallery by its file; the slugs are the gallery's, before and after. */
const LINKS = [
  ['docs', 'build/about.html', '/gallery', '/pictures-of-the-house'],
  [
    'i18n/es/docusaurus-plugin-content-docs/current',
    'build/es/acerca-de.html',
    '/galeria',
    '/imagenes-de-la-casa',
  ],
] as const;

const build = (): void => {
  const {code, output} = project.build();
  if (code !== 0) throw new Error(output);
};

let before = '';
let after = '';

beforeAll(() => {
  build();
  [, before = ''] = PRICE.exec(project.read(PROGRAM)) ?? [];
  after = String(Number(before) + 7);
  project.edit(PROGRAM, PRICE, `priceEur: ${after}`);
  for (const [folder, , slug, next] of LINKS) {
    project.edit(
      `${folder}/gallery.mdx`,
      `slug: ${slug}\n`,
      `slug: ${next}\nformerly: [${slug}]\n`,
    );
  }
  build();
}, 600_000);

test.each(PROGRAM_PAGES)('%s has an English price that has changed', (page) => {
  const html = project.read(page);
  expect(html).toContain(`"price":${after}`);
  expect(html).not.toContain(`"price":${before},`);
});

test.each(LINKS)('a text of %s links to the new address of a page', (_, page, slug, next) => {
  const html = project.read(page);
  const isLinked = (address: string): boolean =>
    new RegExp(`<p>[^/]*<a [^>]*href="?(/es)?${address}[" >]`).test(html);
  expect(isLinked(next)).toBe(true);
  expect(isLinked(slug)).toBe(false);
});
