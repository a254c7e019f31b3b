/** Sitemaps list exactly the pages that may be listed, with the alternates of their heads. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {SITE_URL} from './address';
import {readSitemap, sitemapFaults} from './checks/sitemap';
import {heads} from './heads';
import {BUILD, onDisk} from './html';

describe.each(locales)('the sitemap of $locale', ({htmlLang, baseUrl}) => {
  const entries = readSitemap(readFileSync(onDisk(`${baseUrl}sitemap.xml`), 'utf8'));

  test('agrees with the pages', () => {
    const own = heads.filter(({lang}) => lang === htmlLang);
    expect(sitemapFaults(entries, own)).toEqual([]);
  });

  test('names pictures that are there', () => {
    const pictures = entries.flatMap((entry) => entry.pictures);
    expect(pictures.length).toBeGreaterThan(0);
    const missing = pictures.filter(
      (picture) => !existsSync(onDisk(picture.replace(SITE_URL, ''))),
    );
    expect(missing).toEqual([]);
  });
});

test('robots.txt names every sitemap and closes nothing', () => {
  const robots = readFileSync(path.join(BUILD, 'robots.txt'), 'utf8');
  for (const {baseUrl} of locales)
    expect(robots).toContain(`Sitemap: ${SITE_URL}${baseUrl}sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});
