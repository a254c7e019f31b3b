/** All originals together: copies, what pages ask of each, and what is told of one alone. */
import {describe, expect, test} from 'vitest';

import {type Seen, checkPictures, standInsIn} from '../../../../src/content/pictures/check';
import type {Use} from '../../../../src/content/pictures/uses';
import {originalsOf} from './originalsOf';

type Looked = Seen['looked'][number];

/** A picture of many shades, each brighter by so much. */
const shades = (brighter: number): Uint8Array =>
  Uint8Array.from({length: 256}, (_, at) => ((at * 7) % 200) + brighter);

const looked = (file: string, rest: Partial<Looked> = {}): Looked => ({
  file: `docs/pictures/${file}`,
  digest: file,
  ...rest,
});
const seen = (...files: Looked[]): Seen => ({
  originals: originalsOf(...files.map(({file}) => file.slice('docs/pictures/'.length))),
  looked: files,
});
const use = (picture: string, shown: Use['shown'] = 'photo'): Use => ({
  picture: `docs/pictures/${picture}`,
  shown,
  file: 'docs/gallery.mdx',
  field: 'photos[0].span',
});

/** What is told of a folder of which components need the orchid. */
const told = (files: Looked[], uses: Use[] = [], emblems: string[] = []): string[] =>
  checkPictures(seen(looked('orchid.jpg'), ...files), ['orchid'], emblems, uses).map(
    ({file, field, found, remedy}) => `${file.slice(14)} ${field || '-'} | ${found} | ${remedy}`,
  );

const DELETE = 'Delete it: nothing shows it.';
const WRONG =
  'One of the two is under a wrong name: put the right picture there, or delete it with its entry.';

describe('one picture under two names', () => {
  const same = {digest: 'same'};
  const copy = (file: string, of: string, remedy: string): string =>
    `${file} - | the same picture as docs/pictures/${of} | ${remedy}`;
  test.each<[string, Looked[], Use[], string[]]>([
    [
      'of which nothing shows either',
      [looked('a.jpg', same), looked('b.jpg', same)],
      [],
      [copy('b.jpg', 'a.jpg', WRONG)],
    ],
    [
      'of which a page shows the second',
      [looked('a.jpg', same), looked('b.jpg', same)],
      [use('b.jpg')],
      [copy('a.jpg', 'b.jpg', DELETE)],
    ],
    [
      'of which a page shows both',
      [looked('a.jpg', same), looked('b.jpg', same)],
      [use('a.jpg'), use('b.jpg')],
      [copy('b.jpg', 'a.jpg', WRONG)],
    ],
    [
      'of which one is an emblem',
      [looked('a.jpg', same), looked('emblem/key.jpg', same)],
      [],
      [copy('a.jpg', 'emblem/key.jpg', DELETE)],
    ],
    [
      'three times',
      [looked('a.jpg', same), looked('b.jpg', same), looked('c.jpg', same)],
      [use('a.jpg')],
      [copy('b.jpg', 'a.jpg', DELETE), copy('c.jpg', 'a.jpg', DELETE)],
    ],
    [
      'saved anew',
      [looked('a.jpg', {thumbnail: shades(0)}), looked('b.jpg', {thumbnail: shades(1)})],
      [],
      [copy('b.jpg', 'a.jpg', WRONG)],
    ],
    [
      'of what components show',
      [looked('a.jpg', {digest: 'orchid.jpg'})],
      [],
      [copy('a.jpg', 'orchid.jpg', DELETE)],
    ],
  ])('%s', (_, files, uses, expected) => expect(told(files, uses)).toEqual(expected));

  test.each<[string, Looked[]]>([
    [
      'two pictures',
      [looked('a.jpg', {thumbnail: shades(0)}), looked('b.jpg', {thumbnail: shades(40)})],
    ],
    ['one whose pixels are not known', [looked('a.jpg', {thumbnail: shades(0)}), looked('b.jpg')]],
    ['the first of which is not known', [looked('a.jpg'), looked('b.jpg', {thumbnail: shades(0)})]],
    [
      'two drawings that stand for photographs',
      [
        looked('a.jpg', {thumbnail: shades(0)}),
        looked('b.jpg', {thumbnail: shades(0), isStandIn: true}),
      ],
    ],
  ])('not: %s', (_, files) => expect(told(files)).toEqual([]));
});

describe('what is told of one', () => {
  const problem = (file: string, field: string, remedy: string): Looked =>
    looked(file, {problem: {file: `docs/pictures/${file}`, field, found: 'a slip', remedy}});
  const RENAME = 'Rename the file.';

  test('stands as it is', () =>
    expect(told([problem('a.jpg', 'width', 'Enlarge it.')])).toEqual([
      'a.jpg width | a slip | Enlarge it.',
    ]));

  test.each([
    ['tub (1).jpg'],
    ['tub copy.jpg'],
    ['tub - copia.jpg'],
    ['tub Copy 2.jpg'],
    ['tub copy (3).jpg'],
    ['Tub_(1).JPG'],
  ])('a second copy goes: %s', (file) =>
    expect(told([looked('tub.jpg'), problem(file, 'name', RENAME)])).toEqual([
      `${file} name | a slip | Delete it: docs/pictures/tub.jpg is there, and nothing shows its copy. Another picture gets a name of its own.`,
    ]),
  );

  test.each<[string, string, string, string]>([
    ['whose first is not there', 'lamp.jpg', 'tub (1).jpg', 'name'],
    ['in another folder', 'emblem/tub.jpg', 'tub (1).jpg', 'name'],
    ['with another extension', 'tub.png', 'tub (1).jpg', 'name'],
    ['of which something else is told', 'tub.jpg', 'tub (1).jpg', 'format'],
    ['with words behind', 'tub.jpg', 'tub (1) big.jpg', 'name'],
    ['without a number', 'tub.jpg', 'Tub.jpg', 'name'],
  ])('not one %s', (_, first, file, field) =>
    expect(told([looked(first), problem(file, field, RENAME)])).toContain(
      `${file} ${field} | a slip | ${RENAME}`,
    ),
  );

  test('a page names it already by the name that it should have', () =>
    expect(
      told(
        [
          problem(
            'a.png',
            'format',
            'Rename the file to a.jpg and write that name where it stands.',
          ),
        ],
        [use('a.jpg')],
      ),
    ).toEqual(['a.png format | a slip | Rename the file to a.jpg, as docs/gallery.mdx names it.']));
});

describe('what else is asked', () => {
  test('names that components need, and emblems that are used', () => {
    const found = checkPictures(seen(looked('a.jpg')), ['orchid'], ['key']).map(({file}) => file);
    expect(found).toEqual(['docs/pictures/orchid.jpg', 'docs/pictures/emblem/key.jpg']);
  });

  test('without more, the names that the site needs', () =>
    expect(checkPictures(seen(looked('orchid.jpg'))).map(({file}) => file)).toContain(
      'docs/pictures/satin-wide.jpg',
    ));

  test('that a picture fits where it is shown', () => {
    const upright = looked('a.jpg', {size: {width: 960, height: 1200}});
    expect(told([upright], [use('a.jpg', 'wide')])).toHaveLength(1);
    expect(told([upright], [use('a.jpg')])).toEqual([]);
    expect(told([looked('a.jpg')], [use('a.jpg', 'wide')])).toEqual([]);
    expect(told([upright], [use('b.jpg', 'wide')])).toEqual([]);
  });
});

test('drawings that stand for photographs', () =>
  expect(standInsIn(seen(looked('a.jpg'), looked('b.jpg', {isStandIn: true})))).toEqual([
    'docs/pictures/b.jpg',
  ]));
