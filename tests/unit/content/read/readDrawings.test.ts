/** Drawings that components name: missing, under another name, or none. */
import {describe, expect, test} from 'vitest';

import {checkDrawings} from '../../../../src/content/read/readDrawings';
import {EMBLEMS} from '../../../../src/content/vocabularies';
import {drawing} from './drawings';
import {diskOf} from './memoryDisk';

const ALL: readonly string[] = [
  ...EMBLEMS.map((emblem) => `img/emblem/${emblem}.svg`),
  ...['img/tile/panot.svg', 'img/tile/panot-mono.svg', 'img/scene/facade.svg', 'img/scene/map.svg'],
  'favicon.svg',
];

type Change = {
  readonly without?: readonly string[];
  readonly texts?: Readonly<Record<string, string>>;
};

/** What is said where some drawings are missing, or some files hold something else. */
function problemsWith({without = [], texts = {}}: Change, programs: readonly string[] = []) {
  const names = [...ALL, ...Object.keys(texts)].filter((name) => !without.includes(name));
  const files = names.map((name) => [`static/${name}`, texts[name] ?? drawing()]);
  return checkDrawings(diskOf(Object.fromEntries(files)), [...new Set(names)], programs);
}

async function told(change: Change, programs?: readonly string[]): Promise<string[]> {
  const problems = await problemsWith(change, programs);
  return problems.map(({file, field, found, remedy}) => `${file}${field} | ${found} | ${remedy}`);
}

const absent = (name: string): string =>
  `static/${name} | no such drawing | Components show it: put it back, git checkout -- static/${name}`;
const renamed = (strange: string, name: string): string =>
  `static/${strange} | a drawing that components call ${name} | Rename it to ${name}; for another drawing make a copy of it first.`;
const broken = (name: string): string =>
  `static/${name} | a file that is no whole SVG drawing | Bring it back, git checkout -- static/${name}, or export the drawing again.`;

describe('a missing drawing', () => {
  test.each(ALL)('%s', async (name) =>
    expect(await told({without: [name]})).toEqual([absent(name)]),
  );

  test('two of them', async () =>
    expect(await told({without: ['favicon.svg', 'img/scene/map.svg']})).toEqual([
      absent('img/scene/map.svg'),
      absent('favicon.svg'),
    ]));

  test('all of them are another site’s', async () =>
    expect(await told({without: ALL})).toEqual([]));
});

describe('a drawing under another name', () => {
  test('beside the missing one', async () =>
    expect(
      await told({without: ['img/scene/map.svg'], texts: {'img/scene/plan.svg': drawing()}}),
    ).toEqual([renamed('img/scene/plan.svg', 'map.svg')]));

  test('at the root', async () =>
    expect(await told({without: ['favicon.svg'], texts: {'icon.svg': drawing()}})).toEqual([
      renamed('icon.svg', 'favicon.svg'),
    ]));

  test('beside the tile of a program', async () => {
    const texts = {'img/tile/moon.svg': drawing(), 'img/tile/tile.svg': drawing()};
    expect(await told({without: ['img/tile/panot.svg'], texts}, ['moon'])).toEqual([
      renamed('img/tile/tile.svg', 'panot.svg'),
    ]);
  });

  test.each<[string, Change]>([
    ['in another folder', {texts: {'img/plan.svg': drawing()}}],
    ['of another kind', {texts: {'img/scene/plan.png': 'x'}}],
    ['two of them', {texts: {'img/scene/plan.svg': drawing(), 'img/scene/town.svg': drawing()}}],
  ])('not: %s', async (_, change) =>
    expect(await told({...change, without: ['img/scene/map.svg']})).toEqual([
      absent('img/scene/map.svg'),
    ]),
  );

  test('not while two are missing', async () =>
    expect(
      await told({without: ['favicon.svg', 'img/scene/map.svg'], texts: {'icon.svg': drawing()}}),
    ).toEqual([absent('img/scene/map.svg'), absent('favicon.svg')]));
});

describe('a file that is no drawing', () => {
  test.each(['favicon.svg', 'img/scene/map.svg', 'img/emblem/orchid.svg'])('%s', async (name) =>
    expect(await told({texts: {[name]: 'Words.'}})).toEqual([broken(name)]),
  );

  test('an empty one', async () =>
    expect(await told({texts: {'favicon.svg': ''}})).toEqual([broken('favicon.svg')]));

  test('a tile is told with those of programs', async () =>
    expect(await told({texts: {'img/tile/panot.svg': 'Words.'}})).toEqual([]));

  test('one that no component names', async () =>
    expect(await told({texts: {'img/scene/plan.svg': 'Words.'}})).toEqual([]));
});
