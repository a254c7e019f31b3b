/** What is said of everything that must not be published. */
import {describe, expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import {findPlaceholders} from '../../../src/content/placeholders';
import type {Problem} from '../../../src/content/problems';
import type {Catalogue, Hotel} from '../../../src/content/types';
import {READY, siteWith, validSite} from './fixtureSite';

const SITE = 'https://velada.test';
function catalogueOf(business: object = READY, site = validSite()): Catalogue {
  const {catalogue} = createCatalogue({...site, business});
  if (!catalogue) throw new Error('The fixture is broken.');
  return catalogue;
}

const found = (catalogue: Catalogue, url = SITE): Problem[] =>
  findPlaceholders(catalogue, 'en', url);

test('a house that is ready has none', () => expect(found(catalogueOf())).toEqual([]));

test('the address of the site', () =>
  expect(found(catalogueOf(), 'https://velada.example')).toEqual([
    {
      file: 'docusaurus.config.ts',
      field: 'url',
      found: '"https://velada.example"',
      remedy:
        'Set the environment variable SITE_URL to the address of your own site; example.com stands for it in README.',
    },
  ]));

test('a fact of the house', () =>
  expect(found(catalogueOf({...READY, phone: '+34 930 000 000'}))).toEqual([
    {
      file: 'docs/business.yml',
      field: 'phone',
      found: '"+34 930 000 000"',
      remedy: 'Write the fact of your house.',
    },
  ]));

test('a fact that holds nothing is none', () =>
  expect(
    found({...catalogueOf(), business: {...catalogueOf().business, analyticsScript: ''}}),
  ).toEqual([]));

test('an address that nobody has confirmed', () =>
  expect(found(catalogueOf({...READY, addressConfirmed: false}))).toEqual([
    {
      file: 'docs/business.yml',
      field: 'addressConfirmed',
      found: 'an address that nobody has confirmed, "Entresuelo 1"',
      remedy: 'Write street and number into address.street, and write true.',
    },
  ]));

test.each([
  ['pictures', 'rendered pictures, not photographs of the house'],
  ['history', 'an invented history'],
  ['pay', 'an invented pay'],
])('invented: %s', (name, what) => {
  const [problem, ...others] = found(
    catalogueOf({...READY, samples: {...READY.samples, [name]: true}}),
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({field: `samples.${name}`, found: what});
});

test('an invented masseuse, and an invented program', () => {
  const sample = {sample: true};
  expect(found(catalogueOf(READY, siteWith('en', 'masseuses/alba', sample)))).toEqual([
    {
      file: 'docs/masseuses/alba.mdx',
      field: 'sample',
      found: 'an invented masseuse',
      remedy: 'Write a real profile, with her consent, and delete the line "sample".',
    },
  ]);
  expect(found(catalogueOf(READY, siteWith('en', 'programs/prana', sample)))).toEqual([
    {
      file: 'docs/programs/prana.mdx',
      field: 'sample',
      found: 'invented prices and lengths',
      remedy: 'Write the true ones, and delete the line "sample".',
    },
  ]);
});

describe('hotels', () => {
  const hotel = (id: string, more: Partial<Hotel> = {}): Hotel => ({
    ...{id, name: 'A hotel', area: 'centre', class: 'five-star', description: 'It is near.'},
    ...more,
  });
  const withHotels = (...hotels: Hotel[]): Catalogue => {
    const catalogue = catalogueOf();
    const {en} = catalogue.byLocale;
    if (!en) throw new Error('The fixture is broken.');
    const pages = en.pages.map((page) => (page.id === 'gallery' ? {...page, hotels} : page));
    return {...catalogue, byLocale: {...catalogue.byLocale, en: {...en, pages}}};
  };

  test('one that is invented', () =>
    expect(found(withHotels(hotel('a'), hotel('b', {sample: true})))).toEqual([
      {
        file: 'docs/gallery.mdx',
        field: 'hotels[1].sample',
        found: 'an invented hotel',
        remedy: 'Write a hotel you really visit and delete the line "sample".',
      },
    ]));
  test('those that there are', () =>
    expect(found(withHotels(hotel('a'), hotel('b', {sample: false})))).toEqual([]));
});

test('where the original is not there, nothing of its pages is said', () =>
  expect(findPlaceholders({...catalogueOf(), byLocale: {}}, 'en', SITE)).toEqual([]));
