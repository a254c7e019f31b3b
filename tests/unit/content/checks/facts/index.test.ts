/** All rules about facts together, and which message stands for which. */
import {expect, test} from 'vitest';

import {checkFacts} from '../../../../../src/content/checks/facts';
import {matterOf} from '../../../../../src/content/checks/matter';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';
import {roomPages} from './roomPages';

const page = (id: string, fields: Record<string, unknown>, body = ''): RawDocument =>
  rawPage(body, {id, fields});
const said = (pages: readonly RawDocument[], more: Partial<Source> = {}): string[] => {
  const site = rawSite(pages, more);
  return told(checkFacts(matterOf(site, site)));
};

const session = (minutes: number, priceEur: number) => ({minutes, priceEur});
const USUAL = page('programs/silk', {
  sessions: [session(30, 90), session(60, 150), session(90, 200), session(120, 260)],
});
/** A session that costs ten times as much as the others. */
const DEAR = page('programs/oil', {sessions: [session(60, 1500)]});
const FAR =
  'en/programs/oil.mdx sessions[0].priceEur | 1500 euros for 60 minutes, and others cost 150 to 150';

test.each<[string, RawDocument[], Partial<Source>, string[]]>([
  [
    'references',
    [page('home', {programs: ['silk']})],
    {},
    ['en/home.mdx programs[0] | "silk", and there is no such program'],
  ],
  [
    'pictures',
    [page('programs/silk', {})],
    {tiles: []},
    ['static/img/tile/silk.svg | no tile for docs/programs/silk.mdx'],
  ],
  [
    'facts that contradict each other',
    [page('programs/silk', {sessions: []})],
    {},
    ['en/programs/silk.mdx sessions | no session'],
  ],
  [
    'rooms',
    roomPages([['a', 'Mirror Rom', 1]], [[1, 'Mirror Room']]),
    {pictures: ['x.jpg']},
    [
      'en/home.mdx rooms[0].name | "Mirror Rom", and the same room is “Mirror Room” in en/gallery.mdx',
    ],
  ],
  [
    'satins',
    [
      page('masseuses', {emblems: [{id: 'key', alt: 'A key on ivory satin'}]}),
      page('masseuses/eva', {emblem: 'key', backdrop: 'bronze'}),
    ],
    {},
    [
      'en/masseuses.mdx emblems[0].alt | “ivory”, and the satin of key is bronze in en/masseuses/eva.mdx',
    ],
  ],
  [
    'the photos of a page',
    [page('faq', {photo: 1, closingPhoto: 1})],
    {},
    ['en/faq.mdx closingPhoto | 1, which is the photo of its head as well'],
  ],
  [
    'pictures of programs',
    ['oil', 'silk'].map((id) => page(`programs/${id}`, {hero: {file: 'oil.jpg'}, heroAlt: 'x'})),
    {pictures: ['oil.jpg']},
    ['en/programs/silk.mdx hero.file | "oil.jpg", which is the picture of en/programs/oil.mdx'],
  ],
  ['prices', [USUAL, DEAR], {}, [FAR]],
  [
    'the business',
    [],
    {business: {programHours: {from: '10:00', to: '10:00'}}},
    ['docs/business.yml programHours.to | the same time as programHours.from'],
  ],
  [
    'the district',
    ['a', 'b', 'c'].map((id) => page(id, {}, 'A door in Gràcia.')),
    {business: {address: {district: 'Gracias'}}},
    ['docs/business.yml address.district | "Gracias", and the texts say Gràcia'],
  ],
  [
    'the tax number',
    [],
    {business: {legal: {nif: 'B12345675'}}},
    ['docs/business.yml legal.nif | "B12345675"'],
  ],
])('%s', (_, pages, more, expected) => expect(said(pages, more)).toEqual(expected));

const problem = (file: string, field: string): Partial<Source> => ({
  problems: [{file, field, found: 'x', remedy: 'y'}],
});

test('a price that lies too far is not told beside a mistake in its sessions', () =>
  expect(said([USUAL, DEAR], problem('en/programs/oil.mdx', 'sessions[0].minutes'))).toEqual([]));

test('nor beside sessions that contradict each other', () =>
  expect(
    said([USUAL, page('programs/oil', {sessions: [session(60, 1500), session(60, 150)]})]),
  ).toEqual(['en/programs/oil.mdx sessions[1].minutes | 60 minutes for the second time']));

test.each<[string, Partial<Source>]>([
  ['another field', problem('en/programs/oil.mdx', 'title')],
  ['the sessions of another program', problem('en/programs/silk.mdx', 'sessions[0].minutes')],
])('it is told beside a mistake in %s', (_, more) =>
  expect(said([USUAL, DEAR], more)).toEqual([FAR]),
);

test('a zone that is wrong is told beside sessions that are', () =>
  expect(
    said(
      [
        page('programs/oil', {
          ...{sessions: [session(60, 150)], pricing: 'travel'},
          areas: [{id: 'airport', zone: 'centre'}],
        }),
      ],
      problem('en/programs/oil.mdx', 'sessions[0].minutes'),
    ),
  ).toContain('en/programs/oil.mdx areas[0].zone | centre, and the area is airport'));
