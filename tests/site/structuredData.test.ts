/** Structured data of every page is complete, and agrees with the page. */
import {existsSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {outcallQuote, priceRange} from '../../src/content/browser/derive';
import {languageCodes} from '../e2e/pages';
import {word} from '../words';
import {SITE_URL} from './address';
import {catalogue} from './catalogue';
import {googleFaults} from './checks/googleRules';
import {idsIn, nodesOf, pricesIn, shows, structuredDataFaults} from './checks/structuredData';
import {typesById, vocabularyFaults} from './checks/vocabulary';
import {headOf} from './heads';
import {documentOf, mainText, onDisk, pageOf, pages, plain} from './html';

type Node = Readonly<Record<string, unknown>>;

const scriptsOf = (pathname: string): string[] => {
  const $ = documentOf(pathname);
  return $('head script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text());
};
/** All nodes of a page, from all its scripts. */
const graphOf = (pathname: string): Node[] =>
  scriptsOf(pathname).flatMap((script) => {
    const data = JSON.parse(script) as Readonly<Record<string, unknown>>;
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] as Node[];
  });
const nodeOf = (pathname: string, type: string): Node | undefined =>
  graphOf(pathname).find((node) => node['@type'] === type);

/** How many steps the breadcrumbs of a page have; programs stand below the menu. */
function stepsOf(id: string): number {
  if (id === 'home') return 0;
  return id.startsWith('programs/') ? 3 : 2;
}

const BUSINESS = 'HealthAndBeautyBusiness';
const HOUSE = `${SITE_URL}/#business`;
const home = pages.find(({id}) => id === 'home')?.path ?? '/';
/** Types of everything that the home page describes, to which other pages refer. */
const typesOnHome = typesById(nodesOf(graphOf(home)));
/** Pages with everything about the house. */
const WITH_BUSINESS = ['home', 'about', 'contact'];

describe.each(pages.map((page) => [page.path, page] as const))('%s', (pathname, page) => {
  test('has data without mistakes', () => {
    expect(scriptsOf(pathname).join()).not.toContain('<');
    const faults = structuredDataFaults(
      graphOf(pathname),
      mainText(pathname),
      idsIn(graphOf(home)),
    );
    expect(faults).toEqual([]);
  });

  test('describes itself as its head does', () => {
    const head = headOf(pathname);
    const node = graphOf(pathname).find(({url, about}) => url === head.canonical && about);
    expect(node).toMatchObject({
      description: head.description,
      inLanguage: head.lang,
      about: {'@id': HOUSE},
    });
    expect(head.title).toBe(`${String(node?.name)} · ${catalogue.business.name}`);
  });

  test('keeps to the vocabulary of schema.org, and to what Google asks for', () => {
    const nodes = nodesOf(graphOf(pathname)).filter((node) => Object.keys(node).join() !== '@id');
    const types = new Map([...typesOnHome, ...typesById(nodes)]);
    expect(nodes.flatMap((node) => vocabularyFaults(node, types))).toEqual([]);
    expect(googleFaults(nodes)).toEqual([]);
  });

  test('describes the house on home, about and contact, and refers to it on others', () => {
    const houses = nodesOf(graphOf(pathname)).filter(({'@id': id}) => id === HOUSE);
    const inFull = houses.filter((node) => Object.keys(node).length > 1);
    expect(houses.length).toBeGreaterThan(0);
    expect(inFull).toHaveLength(WITH_BUSINESS.includes(page.id) ? 1 : 0);
  });

  test('has existing pictures, and breadcrumbs in its own language', () => {
    const nodes = nodesOf(graphOf(pathname));
    const pictures = nodes.flatMap((node) => [node.contentUrl, node.image].flat());
    const files = pictures.filter((picture) => typeof picture === 'string');
    expect(files.filter((url) => !existsSync(onDisk(url.replace(SITE_URL, ''))))).toEqual([]);
    const steps = nodes.filter((node) => node['@type'] === 'ListItem').map(({item}) => item);
    const own = new Set(
      pages.filter(({locale}) => locale === page.locale).map((other) => SITE_URL + other.path),
    );
    expect(steps.filter((item) => !own.has(String(item)))).toEqual([]);
    expect(steps).toHaveLength(stepsOf(page.id));
    if (page.id !== 'home') expect(steps.at(-1)).toBe(SITE_URL + pathname);
  });
});

test('every page that describes the house says the same, in words of its language', () => {
  const houses = pages
    .filter(({id}) => WITH_BUSINESS.includes(id))
    .map(({path, locale}) => ({locale, house: nodeOf(path, BUSINESS)}));
  const facts = houses.map(({house}) => ({...house, paymentAccepted: undefined}));
  expect(houses[0]?.house).toMatchObject({
    '@id': HOUSE,
    email: catalogue.business.email.info,
    geo: catalogue.business.coordinates,
    currenciesAccepted: 'EUR',
  });
  for (const fact of facts) expect(fact).toEqual(facts[0]);
  const words = houses.map(({locale, house}) => `${locale}: ${String(house?.paymentAccepted)}`);
  expect(new Set(words).size).toBe(new Set(houses.map(({locale}) => locale)).size);
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
        provider: {'@id': HOUSE},
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

/** Means of payment in the words of languages. */
const PAYMENT: Readonly<Record<string, readonly string[]>> = {
  en: ['cash', 'card'],
  es: ['efectivo', 'tarjeta'],
};

describe.each(languageCodes)('in %s', (locale) => {
  const at = (id: string): string => pageOf(id, locale).path;

  test('outcall has the lowest total as its price', () => {
    const {programs = []} = catalogue.byLocale[locale] ?? {};
    const {fromEur: lowPrice} = outcallQuote(programs, catalogue.business.travelFeesEur);
    const service = nodeOf(at('programs/outcall'), 'Service');
    expect(service?.offers).toMatchObject({'@type': 'AggregateOffer', lowPrice});
  });

  test('four hands costs twice the other programs', () => {
    const {minEur, maxEur} = priceRange(catalogue.byLocale[locale]?.programs ?? []);
    expect(nodeOf(at('programs/four-hands'), 'Service')?.offers).toMatchObject({
      lowPrice: 2 * minEur,
      highPrice: 2 * maxEur,
    });
  });

  test('the menu lists every program', () => {
    const menu = nodeOf(at('massage-menu'), 'OfferCatalog');
    const items = menu?.itemListElement as Node[];
    expect(items).toHaveLength(catalogue.byLocale[locale]?.programs.length ?? 0);
  });

  test('the gallery has five of its photos', () => {
    expect(nodeOf(at('gallery'), 'ImageGallery')?.image).toHaveLength(5);
  });

  test('the house has the facts that the home page shows', () => {
    const house = nodeOf(at('home'), BUSINESS) ?? {};
    const {streetAddress, postalCode, addressLocality} = house.address as Record<string, string>;
    const text = plain(documentOf(at('home'))('body').text());
    const {name, telephone, email} = house;
    for (const fact of [name, telephone, email, streetAddress, postalCode, addressLocality])
      expect(text).toContain(fact);
    const {minEur, maxEur} = priceRange(catalogue.byLocale[locale]?.programs ?? []);
    expect(house.priceRange).toBe(`${minEur}–${maxEur} EUR`);
    expect([minEur, maxEur].filter((euros) => !shows(mainText(at('home')), euros))).toEqual([]);
    expect(house.image).toContain(headOf(at('home')).meta['og:image']);
    expect(house.image).toContain(headOf(at('contact')).meta['og:image']);
  });

  test('the data and the contact page name the accepted means of payment alike', () => {
    const ways = word('contact.paymentWays', locale);
    expect(nodeOf(at('contact'), BUSINESS)?.paymentAccepted).toBe(ways);
    expect(mainText(at('contact'))).toContain(ways);
  });

  // The page about the house says it in a sentence of its own.
  test.each(PAYMENT[locale] ?? [])('about shows the means of payment “%s”', (means) => {
    expect(String(nodeOf(at('about'), BUSINESS)?.paymentAccepted).toLowerCase()).toContain(means);
    expect(mainText(at('about')).toLowerCase()).toContain(means);
  });
});
