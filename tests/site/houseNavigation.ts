/** Notices and pages outside of the menu, in the built house of tests/fixtures/house. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {SAMPLES_BUILD} from '../fixtures/markdown/samples';

const read = (file: string): string => readFileSync(path.join(SAMPLES_BUILD, file), 'utf8');

const LANGUAGES = [
  {
    language: 'English',
    root: '',
    name: 'Notices',
    christmas: 'We are closed from 24 to 26 December',
    price: /€150/,
    works: 'taxis stop at the corner of Calle Mayor 1',
    withWorks: ['contact.html', 'getting-here.html'],
    footerOnly: '/getting-here',
    linked: '/press',
    unlisted: '/regulars',
  },
  {
    language: 'Spanish',
    root: 'es/',
    name: 'Avisos',
    christmas: 'Cerramos del 24 al 26 de diciembre',
    price: /150\s€/,
    works: 'paran en la esquina de Calle Mayor 1',
    withWorks: ['contacto.html', 'como-llegar.html'],
    footerOnly: '/es/como-llegar',
    linked: '/es/prensa',
    unlisted: '/es/habituales',
  },
];

export function testNavigation(): void {
  describe.each(LANGUAGES)(
    'in $language',
    ({root, name, christmas, price, works, withWorks, ...paths}) => {
      test('notices stand between the bar and the content, on every page and the 404 page', () => {
        // Former addresses have a file that leads on.
        const pages = readdirSync(path.join(SAMPLES_BUILD, root)).filter(
          (file) => file.endsWith('.html') && !read(root + file).includes('http-equiv="refresh"'),
        );
        expect(pages).toContain('404.html');
        for (const page of pages) {
          const $ = load(read(root + page));
          const region = $(`header + section[aria-label="${name}"]`);
          expect(region, page).toHaveLength(1);
          expect(region.next().is('main'), page).toBe(true);
          expect(region.is('[role], [aria-live]'), page).toBe(false);
          const texts = region.find('timed-notice').toArray();
          const isOfWorks = withWorks.includes(page);
          expect(texts, page).toHaveLength(isOfWorks ? 2 : 1);
          expect(region.text(), page).toContain(christmas);
          expect(region.text(), page).toMatch(price);
          if (isOfWorks) expect(region.text(), page).toContain(works);
        }
      });

      test('a page of the list `more` is in the footer, and not in the bar', () => {
        const $ = load(read(`${root}index.html`));
        expect($(`footer a[href="${paths.footerOnly}"]`)).toHaveLength(1);
        expect($(`header a[href="${paths.footerOnly}"]`)).toHaveLength(0);
      });

      test.each([
        {what: 'a page in no list', address: paths.linked, isIndexed: true},
        {what: 'an unlisted page', address: paths.unlisted, isIndexed: false},
      ])('$what is published, and in neither menu', ({address, isIndexed}) => {
        const home = load(read(`${root}index.html`));
        expect(home(`a[href="${address}"]`)).toHaveLength(0);
        const robots = load(read(`${address}.html`))('meta[name="robots"]').attr('content') ?? '';
        expect(robots.includes('noindex')).toBe(!isIndexed);
        const inSitemap = read(`${root}sitemap.xml`).includes(`${address}</loc>`);
        expect(inSitemap).toBe(isIndexed);
      });

      test('a page that is called as a folder of pages is, is a page like others', () => {
        // Their files are programs.mdx and legal.mdx.
        for (const address of [paths.linked, paths.unlisted]) {
          expect(load(read(`${address}.html`))('h1'), address).toHaveLength(1);
        }
      });

      test('a notice is no page', () => {
        expect(read(`${root}sitemap.xml`)).not.toMatch(/notices|christmas/);
        expect(readdirSync(path.join(SAMPLES_BUILD, root))).not.toContain('notices');
      });
    },
  );
}
