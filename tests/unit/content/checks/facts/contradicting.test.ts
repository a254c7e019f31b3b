/** Facts that cannot be true together: which rules look at which kind of page. */
import {expect, test} from 'vitest';

import {checkContradictingFacts} from '../../../../../src/content/checks/facts/contradicting';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

type Fields = Record<string, unknown>;

const page = (id: string, fields: Fields, locale = 'en'): RawDocument =>
  rawPage('', {id, locale, fields});
const said = (...pages: RawDocument[]): string[] =>
  told(
    checkContradictingFacts(
      rawSite(pages, {business: {programHours: {from: '10:00', to: '02:00'}}}),
      pages,
    ),
  );

/** Facts of a masseuse and of a program that contradict each other. */
const YOUNG = {age: 20, experienceYears: 5};
const NO_SESSION = {sessions: []};

test.each<[string, RawDocument[], string[]]>([
  [
    'a program',
    [page('programs/silk', NO_SESSION)],
    ['en/programs/silk.mdx sessions | no session'],
  ],
  [
    'a masseuse',
    [page('masseuses/eva', YOUNG)],
    ['en/masseuses/eva.mdx experienceYears | 5 at the age of 20: she would have begun at 15'],
  ],
  ['a page', [page('about', {...YOUNG, ...NO_SESSION})], []],
  ['a program with facts of a masseuse', [page('programs/silk', YOUNG)], []],
  ['a masseuse with facts of a program', [page('masseuses/eva', NO_SESSION)], []],
  [
    'a translation beside its original',
    [page('programs/silk', {hero: {file: 'x.jpg'}, heroAlt: 'x'}), page('programs/silk', {}, 'es')],
    ['es/programs/silk.mdx heroAlt | nothing'],
  ],
  [
    'ends of a program',
    [page('programs/silk', {finish: 'One climax', lead: 'Two climaxes.'})],
    ['en/programs/silk.mdx finish | “One climax”, and the lead says “Two climaxes”'],
  ],
  [
    'the title of another program',
    [
      page('programs/silk', {name: 'Silk', title: 'Jade massage'}),
      page('programs/jade', {name: 'Jade', title: 'Jade'}),
    ],
    ['en/programs/silk.mdx title | "Jade massage", and the program is Silk'],
  ],
  [
    'a name changed in one language',
    [
      page('programs/silk', {name: 'Jade', title: 'Silk massage'}),
      page('programs/silk', {name: 'Silk', title: 'Silk'}, 'es'),
    ],
    ['en/programs/silk.mdx name | "Jade", and its title and es/programs/silk.mdx say "Silk"'],
  ],
  [
    'a slip in a title',
    [page('programs/moon', {name: 'Moonlight', label: 'Moonlight', title: 'Monlight'})],
    ['en/programs/moon.mdx title | "Monlight"'],
  ],
  [
    'two masseuses of one name',
    [page('masseuses/ana', {name: 'Eva'}), page('masseuses/eva', {name: 'Eva'})],
    ['en/masseuses/ana.mdx name | "Eva", which en/masseuses/eva.mdx has already'],
  ],
  [
    'a name without its capital',
    [page('masseuses/eva', {name: 'eva'})],
    ['en/masseuses/eva.mdx name | "eva"'],
  ],
  [
    'hours outside those of the programs',
    [page('masseuses/eva', {availability: [{days: ['mon'], from: '09:00', to: '12:00'}]})],
    ['en/masseuses/eva.mdx availability[0].from | "09:00"'],
  ],
])('%s', (_, pages, expected) => expect(said(...pages)).toEqual(expected));
