import {describe, expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import {formatProblems} from '../../../src/content/problems';
import type {Source} from '../../../src/content/source';
import {BUSINESS, siteWith, siteWithout, validSite} from './fixtureSite';

/** What a writer reads for a broken site. */
const report = (source: Source): string => formatProblems(createCatalogue(source).problems);

const alba = {
  availability: [{days: ['mon'], from: '10:00', to: '02:00'}],
};

describe('a valid site', () => {
  const {catalogue, problems} = createCatalogue(validSite());

  test('has no problems', () => expect(problems).toEqual([]));

  test('joins English facts with the words of each language', () => {
    expect(catalogue?.byLocale.es?.programs[0]).toMatchObject({
      id: 'prana',
      documentId: 'programs/prana',
      name: 'Prana ES',
      sessions: [
        {minutes: 30, priceEur: 90},
        {minutes: 60, priceEur: 130},
      ],
    });
    expect(catalogue?.byLocale.es?.pages[1]?.photos?.[0]).toMatchObject({
      file: 'key.jpg',
      title: 'La llave',
    });
  });

  test('reads a biography as paragraphs', () =>
    expect(catalogue?.byLocale.en?.masseuses[0]?.biography).toEqual([
      'Alba came to the house with one bag.',
      'The rest of it she has kept to herself.',
    ]));

  test('knows where each page stands in each language', () =>
    expect(catalogue?.routes.map(({id, slugs}) => [id, slugs])).toEqual([
      ['home', {en: '/', es: '/'}],
      ['gallery', {en: '/gallery', es: '/galeria'}],
      ['programs/prana', {en: '/programs/prana', es: '/programas/prana'}],
    ]));
});

describe('a mistake is named by file, field and remedy', () => {
  test.each<[string, Source]>([
    ['a missing field', siteWith('en', 'home', {description: undefined})],
    ['a misspelt field', siteWith('en', 'home', {titel: 'The house'})],
    [
      'a price with a currency',
      siteWith('en', 'programs/prana', {sessions: [{minutes: 60, priceEur: '170€'}]}),
    ],
    [
      'a negative price',
      siteWith('en', 'programs/prana', {sessions: [{minutes: 60, priceEur: -1}]}),
    ],
    ['an age of 17', siteWith('en', 'masseuses/alba', {age: 17})],
    ['an unknown category', siteWith('en', 'programs/prana', {category: 'signatur'})],
    ['an unknown intensity', siteWith('en', 'programs/prana', {intensity: 'Strong'})],
    ['an unknown program id', siteWith('en', 'masseuses/alba', {favoritePrograms: ['pranna']})],
    [
      'hours outside the day',
      siteWith('en', 'masseuses/alba', {availability: [{...alba.availability[0], from: '09:00'}]}),
    ],
    ['a title that is too long', siteWith('en', 'home', {title: 'x'.repeat(52)})],
    ['a description that is too short', siteWith('es', 'home', {description: 'La casa'})],
    ['a duplicate address', siteWith('en', 'gallery', {slug: '/'})],
    ['a duplicate title', siteWith('en', 'gallery', {title: 'The house'})],
    [
      'a missing picture',
      siteWith('en', 'gallery', {
        photos: [
          {
            id: 1,
            file: 'kay.jpg',
            category: 'reception',
            focal: [50, 50],
            title: 'The key',
            description: 'A line of light',
            alt: 'An old key of brass on the satin',
          },
        ],
      }),
    ],
    ['an unknown photo', siteWith('en', 'home', {photo: 31})],
    ['a missing translation', siteWithout('es', 'gallery')],
    ['a translation without an original', siteWithout('en', 'masseuses/alba')],
    [
      'a fact in a translation',
      siteWith('es', 'programs/prana', {sessions: [{minutes: 60, priceEur: 130}]}),
    ],
    [
      'a fact in a translated list',
      siteWith('es', 'gallery', {
        photos: [
          {
            id: 1,
            title: 'La llave',
            description: 'Una línea de luz',
            alt: 'Una antigua llave de latón',
            file: 'key.jpg',
          },
        ],
      }),
    ],
    ['a list that lacks an entry', siteWith('es', 'gallery', {photos: []})],
    [
      'fewer features than the original',
      siteWith('es', 'programs/prana', {
        features: ['Uno de ellos', 'El otro', 'La música', 'La lluvia'],
      }),
    ],
    [
      'a tier that is no session',
      siteWith('en', 'programs/prana', {tiers: [{minutes: 90, features: ['One of them']}]}),
    ],
    ['a program without a price', siteWith('en', 'programs/prana', {sessions: []})],
    ['a missing closing', siteWith('es', 'programs/prana', {closing: undefined})],
    [
      'a closing with half an emphasis',
      siteWith('en', 'programs/prana', {
        closing: {title: 'The end? *Say so', text: 'One sentence that leads to the buttons.'},
      }),
    ],
    [
      'a closing that is too long',
      siteWith('en', 'programs/prana', {closing: {title: 'x'.repeat(45), text: 'x'.repeat(161)}}),
    ],
    [
      'a link to a page that is not there',
      siteWith(
        'es',
        'programs/prana',
        {},
        'Antes de venir se puede ver despacio [la galería](/galery.mdx) de la casa.',
      ),
    ],
    [
      'a word the house does not use',
      siteWith(
        'en',
        'programs/prana',
        {},
        'An Escort, it said, and the door was shut again at once.',
      ),
    ],
    ['a page without a place in the order', {...validSite(), order: ['home', 'gallery']}],
    [
      'a coordinate out of range',
      {...validSite(), business: {...BUSINESS, coordinates: {latitude: 141, longitude: 2}}},
    ],
    ['a missing contact fact', {...validSite(), business: {...BUSINESS, phone: undefined}}],
  ])('%s', (_name, source) => {
    expect(report(source)).toMatchSnapshot();
  });

  test('mistakes in several files and languages are told together', () => {
    const files = new Set(
      createCatalogue({
        ...siteWith('en', 'home', {title: undefined}),
        business: {...BUSINESS, phone: 'none'},
        documents: [
          ...siteWith('en', 'home', {title: undefined}).documents.slice(0, 3),
          ...siteWith('es', 'gallery', {slug: 'galeria'}).documents.slice(3),
        ],
      }).problems.map(({file}) => file),
    );
    expect([...files].sort()).toEqual([
      'docs/business.yml',
      'docs/home.mdx',
      'i18n/es/docusaurus-plugin-content-docs/current/gallery.mdx',
    ]);
  });
});

test('of content that is known to be right the same is made without a second look', () => {
  const site = validSite();
  expect(createCatalogue(site, true).catalogue).toEqual(createCatalogue(site).catalogue);
});
