/** Placeholders that a build for publication refuses: unknown facts, and content marked as invented. */
import {readFileSync} from 'node:fs';

import {beforeAll, expect, test} from 'vitest';

import {withFieldLines} from '../../../src/content/fieldLines';
import {findPlaceholders} from '../../../src/content/placeholders';
import type {Business, Catalogue} from '../../../src/content/browser/types';
import {ANA, BUSINESS, HOTEL, TIDE} from './mistakes/paths';
import {check, copySite, placeOf} from './site';

const OUTCALL = 'docs/outcall.mdx';
const SITE_URL = 'https://www.lamp.test';

let catalogue: Catalogue;
beforeAll(async () => {
  const {catalogue: found} = await check();
  if (!found) throw new Error('The fixture site has mistakes.');
  catalogue = found;
});

const placesIn = (change: Partial<Business>, siteUrl = SITE_URL): string[] =>
  findPlaceholders({...catalogue, business: {...catalogue.business, ...change}}, 'en', siteUrl).map(
    placeOf,
  );

test('the fixture site has none', () => expect(placesIn({})).toEqual([]));

test.each(['https://velada.example', 'https://example.com', 'https://www.example.org'])(
  'the site address %s is reported',
  (siteUrl) => expect(placesIn({}, siteUrl)).toEqual(['docusaurus.config.ts url']),
);

test.each<[string, Partial<Business>]>([
  ['phone', {phone: '+34 930 000 000'}],
  ['email.info', {email: {info: 'a@velada.example', casting: 'b@c.test', privacy: 'b@c.test'}}],
  ['name', {name: 'TBD'}],
  ['name', {name: 'TODO'}],
  ['name', {name: 'todo: ask'}],
  ['name', {name: '???'}],
  ['name', {name: 'Pendiente'}],
  ['name', {name: 'Por confirmar'}],
  ['addressConfirmed', {addressConfirmed: false}],
  ['samples.pictures', {samples: {pictures: true, history: false, pay: false}}],
  ['samples.history', {samples: {pictures: false, history: true, pay: false}}],
  ['samples.pay', {samples: {pictures: false, history: false, pay: true}}],
])('reports %s in %j', (field, change) =>
  expect(placesIn(change)).toEqual([`${BUSINESS} ${field}`]),
);

test('reports each legal fact in brackets', () => {
  const {legal} = catalogue.business;
  const unknown = Object.fromEntries(Object.keys(legal).map((name) => [name, `[${name}]`]));
  expect(placesIn({legal: unknown as Business['legal']})).toEqual(
    Object.keys(legal).map((name) => `${BUSINESS} legal.${name}`),
  );
});

test.each([
  'Example Street 1',
  'Calle del Pendiente 3',
  'Calle de Todo el Mundo 3',
  'Calle Mayor 1-3',
  'La 000',
])('accepts the street %s', (street) => {
  const address = {...catalogue.business.address, street};
  expect(placesIn({address})).toEqual([]);
});

test('reports profiles, programs and hotels with `sample: true`', async () => {
  const site = copySite();
  site.edit(ANA, 'age:', 'sample: true\nage:');
  site.edit(TIDE, 'category:', 'sample: true\ncategory:');
  site.edit(HOTEL, 'category:', 'sample: false\ncategory:');
  site.edit(OUTCALL, 'area: centre', 'sample: true, area: centre');
  const {catalogue: found} = await check(site.siteDir);
  expect(found && findPlaceholders(found, 'en', SITE_URL).map(placeOf)).toEqual([
    `${ANA} sample`,
    `${TIDE} sample`,
    `${OUTCALL} hotels[0].sample`,
  ]);
});

test('each has the line of its field, in facts, pages and lists', async () => {
  const site = copySite();
  site.edit(BUSINESS, /^phone:.*$/m, 'phone: "+34 930 000 000"');
  site.edit(ANA, 'age:', 'sample: true\nage:');
  site.edit(OUTCALL, 'area: centre', 'sample: true, area: centre');
  const {catalogue: found} = await check(site.siteDir);
  const placeholders = found ? findPlaceholders(found, 'en', SITE_URL) : [];
  const written = withFieldLines(site.siteDir, placeholders).map(({file, line = 0, field}) => [
    field,
    readFileSync(site.at(file), 'utf8').split('\n')[line - 1]?.trim(),
  ]);
  expect(written).toEqual([
    ['phone', 'phone: "+34 930 000 000"'],
    ['sample', 'sample: true'],
    ['hotels[0].sample', expect.stringContaining('sample: true')],
  ]);
});

test('texts that are still to be written are listed apart from mistakes', async () => {
  const site = copySite();
  site.edit('docs/about.mdx', 'title: About', 'title: [to write] About');
  const {problems, unwritten} = await check(site.siteDir);
  expect(problems).toEqual([]);
  expect(unwritten.map(placeOf)).toEqual(['docs/about.mdx:7']);
});
