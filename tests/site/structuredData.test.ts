/** Structured data of every page: complete, and nothing that the page does not show. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {outcallQuote, priceRange} from '../../src/content/derive';
import {SITE_URL} from './address';
import {catalogue} from './catalogue';
import {nodesOf, pricesIn, shows, structuredDataFaults} from './checks/structuredData';
import {BUILD, ROOT, documentOf, mainText, onDisk, pageOf, pages, plain} from './html';

type Node = Readonly<Record<string, unknown>>;

const scriptsOf = (pathname: string): string[] => {
  const $ = documentOf(pathname);
  return $('head script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text());
};
const dataOf = (pathname: string): Node => JSON.parse(scriptsOf(pathname)[0] ?? '{}') as Node;
const nodeOf = (pathname: string, type: string): Node | undefined =>
  nodesOf(dataOf(pathname)).find((node) => node['@type'] === type && Object.keys(node).length > 2);
const bodyText = (pathname: string): string => plain(documentOf(pathname)('body').text());

describe.each(pages.map((page) => [page.path, page] as const))('%s', (pathname, page) => {
  test('carries one block without faults', () => {
    expect(scriptsOf(pathname)).toHaveLength(1);
    expect(scriptsOf(pathname)[0]).not.toContain('<');
    expect(structuredDataFaults(dataOf(pathname), mainText(pathname))).toEqual([]);
  });

  test('describes the house as the page shows it', () => {
    const house = nodeOf(pathname, 'HealthAndBeautyBusiness');
    const text = bodyText(pathname);
    expect(house?.['@id']).toBe(`${SITE_URL}${ROOT}#business`);
    const {streetAddress, postalCode, addressLocality} = house?.address as Record<string, string>;
    const shown = [
      house?.name,
      house?.telephone,
      house?.email,
      streetAddress,
      postalCode,
      addressLocality,
    ];
    for (const fact of shown) expect(text).toContain(fact);
  });

  test('names existing pictures, pages of its own language and the way to it', () => {
    const nodes = nodesOf(dataOf(pathname));
    const pictures = nodes.flatMap((node) => [node.contentUrl, node.image].flat());
    const files = pictures.filter((picture) => typeof picture === 'string');
    expect(files.filter((url) => !existsSync(onDisk(url.replace(SITE_URL, ''))))).toEqual([]);
    const steps = nodes.filter((node) => node['@type'] === 'ListItem').map(({item}) => item);
    const own = new Set(
      pages.filter(({locale}) => locale === page.locale).map((other) => SITE_URL + other.path),
    );
    expect(steps.filter((item) => !own.has(String(item)))).toEqual([]);
    expect(steps.at(-1) ?? SITE_URL + pathname).toBe(SITE_URL + pathname);
  });
});

const programs = pages.filter(({id}) => id.startsWith('programs/'));

describe.each(programs.map((page) => [page.path, page] as const))(
  '%s',
  (pathname, {id, locale}) => {
    const program = catalogue.byLocale[locale]?.programs.find(({documentId}) => documentId === id);

    test('offers a service at the prices of the catalogue', () => {
      const service = nodeOf(pathname, 'Service');
      expect(service).toMatchObject({
        name: program?.name,
        provider: {'@id': `${SITE_URL}${ROOT}#business`},
        url: SITE_URL + pathname,
      });
      expect(JSON.stringify(service?.areaServed)).toContain(catalogue.business.address.city);
      const own = program?.sessions.map(({priceEur}) => priceEur) ?? [];
      if (own.length > 0) {
        expect(pricesIn(service).sort((a, b) => a - b)).toEqual(
          [...new Set(own)].sort((a, b) => a - b),
        );
      }
      expect(JSON.stringify(service?.offers)).toContain('https://schema.org/InStock');
      expect(mainText(pathname)).toContain(plain(String(service?.description)));
    });
  },
);

describe.each(['en', 'es'])('in %s', (locale) => {
  const at = (id: string): string => pageOf(id, locale).path;

  test('outcall is offered from the lowest total on both of its pages', () => {
    const {programs = []} = catalogue.byLocale[locale] ?? {};
    const {fromEur: lowPrice} = outcallQuote(programs, catalogue.business.travelFeesEur);
    for (const id of ['outcall', 'programs/outcall']) {
      const service = nodeOf(at(id), 'Service');
      expect(service?.['@id']).toBe(`${SITE_URL}${at('programs/outcall')}#service`);
      expect(service?.offers).toMatchObject({'@type': 'AggregateOffer', lowPrice});
    }
  });

  test('the menu lists every program', () => {
    const menu = nodeOf(at('massage-menu'), 'OfferCatalog');
    const items = menu?.itemListElement as Node[];
    expect(items).toHaveLength(catalogue.byLocale[locale]?.programs.length ?? 0);
  });

  test('the gallery is described by five of its photos', () => {
    expect(nodeOf(at('gallery'), 'ImageGallery')?.image).toHaveLength(5);
  });

  test.each(['about', 'contact'])(
    '%s shows the payment and the range of prices that it claims',
    (id) => {
      const house = nodeOf(at(id), 'HealthAndBeautyBusiness');
      const {minEur, maxEur} = priceRange(catalogue.byLocale[locale]?.programs ?? []);
      expect(house).toMatchObject({
        priceRange: `${minEur}–${maxEur} EUR`,
        currenciesAccepted: 'EUR',
      });
      const text = mainText(at(id)).toLowerCase();
      expect([minEur, maxEur].filter((euros) => !shows(text, euros))).toEqual([]);
      // "Cash, credit card": the page may say it in a sentence of its own.
      for (const word of locale === 'es' ? ['efectivo', 'tarjeta'] : ['cash', 'card']) {
        expect(String(house?.paymentAccepted).toLowerCase()).toContain(word);
        expect(text).toContain(word);
      }
    },
  );
});

test('words that the house does not use stand in no structured data', () => {
  for (const {path: pathname, locale} of pages) {
    const folder =
      locale === 'en' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
    const list = readFileSync(path.join(BUILD, '..', folder, 'wording.yml'), 'utf8');
    // What follows is used sparingly, and may be used.
    const [unwanted = ''] = list.split(/^sparingly:/m);
    const words = [...unwanted.matchAll(/word: "?([^"\n]+)"?/g)].map(([, word = '']) =>
      word.trim(),
    );
    expect(words.length).toBeGreaterThan(5);
    const data = scriptsOf(pathname).join().toLowerCase();
    expect(
      words.filter((word) =>
        new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(data),
      ),
    ).toEqual([]);
  }
});
