import {describe, expect, test} from 'vitest';

import {filesOfPage, latestDay, parseHistory} from '../../../../src/plugins/hosting/lastChanged';
import {robotsTxt, sitemapItems, sitemapXml} from '../../../../src/plugins/hosting/sitemap';
import {SPANISH, page, siteOf} from './site';

const SITE = siteOf(
  page('home', '/', '/'),
  page('menu', '/menu', '/carta'),
  page('legal/terms', '/terms', '/terminos', {indexed: false}),
);

describe('a sitemap', () => {
  const items = sitemapItems(SITE, SPANISH, ({id}) =>
    id === 'menu'
      ? {pictures: ['https://house.test/pictures/a.jpg'], lastChanged: '2026-01-31'}
      : {pictures: []},
  );

  test('lists what may be indexed', () =>
    expect(items.map(({url}) => url)).toEqual([
      'https://house.test/es/',
      'https://house.test/es/carta',
    ]));

  test('says alternates, pictures and the last change', async () => {
    const xml = await sitemapXml(items);
    expect(xml).toContain('<loc>https://house.test/es/carta</loc><lastmod>2026-01-31</lastmod>');
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="en-US" href="https://house.test/menu"/>',
    );
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="es-ES" href="https://house.test/es/carta"/>',
    );
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://house.test/menu"/>',
    );
    expect(xml).toContain('<image:loc>https://house.test/pictures/a.jpg</image:loc>');
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  });
});

test('robots.txt names the sitemap of every language', () =>
  expect(robotsTxt(SITE)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://house.test/sitemap.xml\nSitemap: https://house.test/es/sitemap.xml\n',
  ));

describe('the last change', () => {
  const history = parseHistory(
    '\x002026-03-02\n\ndocs/a.mdx\n\x002026-01-01\n\ndocs/a.mdx\ndocs/b.mdx\n',
  );

  test('is the newest commit of a file', () =>
    expect([...history]).toEqual([
      ['docs/a.mdx', '2026-03-02'],
      ['docs/b.mdx', '2026-01-01'],
    ]));
  test('of a translation counts facts and words', () => {
    const files = filesOfPage('menu', 'es', 'en');
    expect(files).toEqual([
      'docs/menu.mdx',
      'i18n/es/docusaurus-plugin-content-docs/current/menu.mdx',
    ]);
    expect(filesOfPage('menu', 'en', 'en')).toEqual(['docs/menu.mdx']);
  });
  test('is the later of several, and nothing for unknown files', () => {
    expect(latestDay(history, ['docs/b.mdx', 'docs/a.mdx'])).toBe('2026-03-02');
    expect(latestDay(history, ['docs/new.mdx'])).toBeUndefined();
  });
});
