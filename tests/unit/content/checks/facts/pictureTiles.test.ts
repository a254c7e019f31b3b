/** Tiles of programs: one for each, under its name, and none besides. */
import {describe, expect, test} from 'vitest';

import {checkPictures, warnOfTiles} from '../../../../../src/content/checks/facts/pictures';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const programs = (...ids: string[]): RawDocument[] =>
  ids.map((id) => rawPage('', {id: `programs/${id}`}));
const inFull = (problems: ReturnType<typeof warnOfTiles>): string[] =>
  problems.map((one) => `${told([one]).join()}. ${one.remedy}`);

const said = (pages: RawDocument[], more: Partial<Source>): string[] =>
  inFull(checkPictures(rawSite(pages, more), pages));
const warned = (pages: RawDocument[], more: Partial<Source>): string[] =>
  inFull(warnOfTiles(rawSite(pages, more)));

const missing = (id: string): string =>
  `static/img/tile/${id}.svg | no tile for docs/programs/${id}.mdx. Put the drawing there; until it is drawn, a copy of panot.svg will do.`;
const misnamed = (id: string, tile: string): string =>
  `static/img/tile/${tile}.svg | the tile of docs/programs/${id}.mdx under another name. Rename it to ${id}.svg: its name is that of the program’s file.`;
const toldOf = (id: string) => [
  {file: `static/img/tile/${id}.svg`, field: '', found: 'x', remedy: 'y'},
];

describe('a program without its tile', () => {
  test.each<[string, RawDocument[], Partial<Source>, string[]]>([
    ['none', programs('silk', 'jade'), {tiles: ['jade']}, [missing('silk')]],
    [
      'under a name with a slip',
      programs('moonlight'),
      {tiles: ['monlight']},
      [misnamed('moonlight', 'monlight')],
    ],
    [
      'under a name with capitals',
      programs('silk'),
      {tiles: ['Silk'], statics: ['img/tile/Silk.svg']},
      [
        'static/img/tile/Silk.svg | the tile of docs/programs/silk.mdx under another name. Rename it to silk.svg: its name is that of the program’s file.',
      ],
    ],
    [
      'under the name of another program',
      programs('moonlight', 'monlight'),
      {tiles: ['monlight']},
      [missing('moonlight')],
    ],
    ['beside one of the house’s own', programs('panots'), {tiles: ['panot']}, [missing('panots')]],
    [
      'beside one that is told by itself',
      programs('moonlight'),
      {tiles: ['monlight'], problems: toldOf('monlight')},
      [missing('moonlight')],
    ],
    ['with it', programs('silk'), {tiles: ['silk']}, []],
    ['where nobody looked', programs('silk'), {}, []],
    ['in a translation alone', [rawPage('', {id: 'programs/silk', locale: 'es'})], {tiles: []}, []],
    ['a page that is no program', [rawPage('', {id: 'faq'})], {tiles: []}, []],
  ])('%s', (_, pages, more, expected) => expect(said(pages, more)).toEqual(expected));
});

describe('a tile without its program', () => {
  const stray = (id: string): string =>
    `static/img/tile/${id}.svg | a tile that no program has. Delete it, or name it as its program's file in docs/programs is named.`;
  test.each<[string, RawDocument[], Partial<Source>, string[]]>([
    ['left behind', programs('silk'), {tiles: ['silk', 'jade']}, [stray('jade')]],
    [
      'beside a program that has its own',
      programs('moonlight'),
      {tiles: ['moonlight', 'monlight']},
      [stray('monlight')],
    ],
    [
      'beside a program without one',
      programs('moonlight'),
      {tiles: ['jade'], problems: toldOf('x'), statics: ['img/x.svg']},
      [stray('jade')],
    ],
    ['of a page of that name', [rawPage('', {id: 'jade'})], {tiles: ['jade']}, [stray('jade')]],
    ['called almost as the house’s own', [], {tiles: ['panotes']}, [stray('panotes')]],
    ['told as that of a program', programs('moonlight'), {tiles: ['monlight']}, []],
    ['in capitals', programs('silk'), {tiles: ['Silk']}, []],
    ['of a program in capitals', programs('Silk'), {tiles: ['silk']}, []],
    ['of the house’s own', [], {tiles: ['panot', 'panot-rose']}, []],
    ['told by itself', [], {tiles: ['jade'], problems: toldOf('jade')}, []],
    [
      'of a program of a translation',
      [rawPage('', {id: 'programs/jade', locale: 'es'})],
      {tiles: ['jade']},
      [],
    ],
    ['where nobody looked', [], {}, []],
  ])('%s', (_, pages, more, expected) => expect(warned(pages, more)).toEqual(expected));
});
