/** Sitemaps list exactly the pages without noindex, with the alternates of their heads. */
import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {SITE_URL} from './address';
import {readSitemap, sitemapFaults} from './checks/sitemap';
import {heads} from './heads';
import {onDisk} from './html';

describe.each(locales)('the sitemap of $locale', ({htmlLang, baseUrl}) => {
  const entries = readSitemap(readFileSync(onDisk(`${baseUrl}sitemap.xml`), 'utf8'));

  test('agrees with the pages', () => {
    const own = heads.filter(({lang}) => lang === htmlLang);
    expect(sitemapFaults(entries, own)).toEqual([]);
  });

  test('lists existing pictures', () => {
    const pictures = entries.flatMap((entry) => entry.pictures);
    expect(pictures.length).toBeGreaterThan(0);
    const missing = pictures.filter(
      (picture) => !existsSync(onDisk(picture.replace(SITE_URL, ''))),
    );
    expect(missing).toEqual([]);
  });
});
