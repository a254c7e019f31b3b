import {expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import {findPlaceholders} from '../../../src/content/placeholders';
import {formatPlaceholders} from '../../../src/content/problems';
import {BUSINESS, READY, siteWith} from './fixtureSite';

/** Files and fields of the placeholders in a site. */
function placeholders(business: object, sample: boolean, url: string): string[] {
  const site = siteWith('en', 'masseuses/alba', sample ? {sample: true} : {});
  const {catalogue} = createCatalogue({...site, business});
  if (!catalogue) throw new Error('The fixture is broken.');
  return findPlaceholders(catalogue, 'en', url).map(({file, field}) => `${file} ${field}`);
}

test('names the example domain, numbers, legal identity and samples', () =>
  expect(placeholders(BUSINESS, true, 'https://velada.example')).toEqual([
    'docusaurus.config.ts url',
    'docs/business.yml phone',
    'docs/business.yml whatsapp',
    'docs/business.yml email.info',
    'docs/business.yml email.casting',
    'docs/business.yml email.privacy',
    'docs/business.yml legal.company',
    'docs/business.yml legal.nif',
    'docs/business.yml legal.registry',
    'docs/business.yml legal.registeredAddress',
    'docs/business.yml legal.licence',
    'docs/business.yml legal.dataProtectionContact',
    'docs/business.yml addressConfirmed',
    'docs/business.yml samples.pictures',
    'docs/business.yml samples.history',
    'docs/business.yml samples.pay',
    'docs/masseuses/alba.mdx sample',
  ]));

test('finds nothing in a site that is ready', () => {
  expect(placeholders(READY, false, 'https://velada.com')).toEqual([]);
  expect(placeholders(READY, false, 'https://www.example-house.com')).toEqual([]);
});

test.each(['https://example.com', 'https://www.example.org', 'https://velada.example/'])(
  'an address of examples is not the site’s: %s',
  (url) => expect(placeholders(READY, false, url)).toEqual(['docusaurus.config.ts url']),
);

test.each([
  ['company', '[company name] SL'],
  ['registeredAddress', 'Carrer de Mallorca 1, [postal code] Barcelona'],
  ['licence', 'xxx'],
  ['registry', 'pendiente'],
  ['dataProtectionContact', 'TODO: ask the lawyer'],
  ['dataProtectionContact', 'privacy@example.org'],
])('a fact that is filled in by half, or later: %s, %s', (field, value) => {
  const business = {...READY, legal: {...READY.legal, [field]: value}};
  expect(placeholders(business, false, 'https://velada.com')).toEqual([
    `docs/business.yml legal.${field}`,
  ]);
});

test('they are counted as what they are: a placeholder is no mistake', () => {
  const one = {file: 'docs/business.yml', field: 'phone', found: '"000"', remedy: 'Write it.'};
  expect(formatPlaceholders([one])).toMatch(/^1 placeholder to be replaced:/);
  expect(formatPlaceholders([one, {...one, field: 'nif'}])).toMatch(/^2 placeholders to be/);
});

test('a drawing that stands for a photograph is not published', () => {
  const {catalogue} = createCatalogue({
    ...siteWith('en', 'masseuses/alba', {}),
    business: BUSINESS,
  });
  if (!catalogue) throw new Error('The fixture is broken.');
  const found = findPlaceholders({...catalogue, standIns: ['docs/pictures/roof.jpg']}, 'en', 'x');
  expect(formatPlaceholders(found)).toContain('docs/pictures/roof.jpg\n  found the drawn stand-in');
});

test('names a new program whose facts nobody has decided', () => {
  const {catalogue} = createCatalogue(siteWith('en', 'programs/prana', {sample: true}));
  const found = catalogue ? findPlaceholders(catalogue, 'en', 'https://velada.test') : [];
  expect(found).toContainEqual(
    expect.objectContaining({file: 'docs/programs/prana.mdx', field: 'sample'}),
  );
});
