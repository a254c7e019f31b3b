/** Where a page belongs by the kind that it says it is. */
import {describe, expect, test} from 'vitest';

import {belongsAt} from '../../../../src/content/read/ownFolder';

const file = (...fields: string[]): string => `---\n${fields.join('\n')}\n---\nWords.\n`;

const LEGAL = file('kind: legal', 'title: Terms', 'updated: 2026-01-01', 'indexed: true');
const PROGRAM = file(
  'kind: program',
  ...[
    'category',
    'intensity',
    'recommended',
    'experience',
    'places',
    'sessions',
    'name',
    'subtitle',
  ].map((name) => `${name}: One`),
  ...['lead', 'summary', 'features', 'recommendedFor', 'closing'].map((name) => `${name}: Two`),
);
const MASSEUSE = file('kind: masseuse', 'name: Alba', 'age: 24', 'emblem: orchid');
const PAGE = file('kind: page', 'slug: /a', 'title: One', 'label: Two', 'description: Three');

describe('elsewhere', () => {
  test.each([
    ['a legal text at the root', 'terms', LEGAL, 'legal/terms', 'a legal text outside its folder'],
    [
      'a program among legal texts',
      'legal/prana',
      PROGRAM,
      'programs/prana',
      'a program outside its folder',
    ],
    [
      'a masseuse among programs',
      'programs/alba',
      MASSEUSE,
      'masseuses/alba',
      'a masseuse outside her folder',
    ],
    ['a page among masseuses', 'masseuses/a', PAGE, 'a', 'a page outside its folder'],
    [
      'a masseuse deep among programs',
      'programs/old/alba',
      MASSEUSE,
      'masseuses/alba',
      'a masseuse outside her folder',
    ],
    [
      'with blanks before its kind',
      'terms',
      LEGAL.replace('kind: ', 'kind:   '),
      'legal/terms',
      'a legal text outside its folder',
    ],
    [
      'with its kind in quotation marks',
      'terms',
      LEGAL.replace('kind: legal', 'kind: "legal"'),
      'legal/terms',
      'a legal text outside its folder',
    ],
    ['the home page among programs', 'programs/home', PAGE, 'home', 'a page outside its folder'],
  ])('%s', (_, id, text, own, found) => expect(belongsAt(id, text)).toEqual({id: own, found}));
});

describe('nothing is said', () => {
  test.each([
    ['where it belongs', 'legal/terms', LEGAL],
    ['a page at the root', 'a', PAGE],
    ['the home page', 'home', file('kind: page', 'rooms: [a]')],
    ['the home page, with its kind in quotation marks', 'home', file('kind: "page"', 'rooms: [a]')],
    [
      'a page in a folder of its own, of another one’s name',
      'house/home',
      file('kind: "page"', 'rooms: [a]', 'programs: [a]'),
    ],
    ['a page in a folder of its own', 'house/a', PAGE],
    ['no kind', 'terms', file('title: Terms')],
    ['a kind that there is not', 'terms', file('kind: lamp', 'updated: 2026-01-01')],
    ['a kind that is no text', 'terms', file('kind: 3')],
    ['the name of something else', 'terms', file('kind: toString')],
    ['a kind within a text', 'terms', file('title: "kind: legal"', 'updated: 2026-01-01')],
    ['a head that cannot be read', 'terms', LEGAL.replace('---', '')],
    [
      'the fields of the place where it stands',
      'programs/prana',
      PROGRAM.replace('kind: program', 'kind: legal'),
    ],
    ['as many fields of both', 'terms', file('kind: legal', 'title: Terms', 'updated: 2026-01-01')],
    ['fields of both', 'terms', file('kind: legal', 'title: Terms')],
  ])('%s', (_, id, text) => expect(belongsAt(id, text)).toBeUndefined());
});
