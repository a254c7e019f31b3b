/** What is told of the files of a site as it is read. */
import {describe, expect, test} from 'vitest';

import {EMBLEMS} from '../../../../src/content/vocabularies';
import {drawing} from './drawings';
import {SPANISH} from './names';
import {type Change, page, read, told} from './site';

describe('files that are told with the site', () => {
  test.each<[string, Change['files'], RegExp]>([
    [
      'a page',
      {'docs/home.mdx': page('One: two')},
      /^docs\/home\.mdx \| a text that holds a colon /,
    ],
    [
      'a name',
      {'docs/About us.mdx': page('One')},
      /^docs\/About us\.mdx \| the name "About us\.mdx"/,
    ],
    [
      'a list',
      {'docs/wording.yml': 'known: One: two'},
      /^docs\/wording\.yml \| a text that holds a colon/,
    ],
    [
      'a list of another name',
      {'docs/wording (1).yml': 'known: []'},
      /^docs\/wording \(1\)\.yml \| the name /,
    ],
    [
      'addresses that were given up',
      {'docs/gone.yml': 'gone: One: two'},
      /^docs\/gone\.yml \| a text that holds/,
    ],
    [
      'a tile',
      {'static/img/tile/moon.svg': 'x'},
      /^static\/img\/tile\/moon\.svg \| a file that is no whole SVG/,
    ],
    [
      'a drawing',
      {'static/favicon.svg': 'x'},
      /^static\/img\/emblem\/orchid\.svg \| no such drawing/,
    ],
    [
      'code',
      {'src/components/call.tsx': 'translate({'},
      /^src\/components\/call\.tsx \| code that cannot be read/,
    ],
    [
      'a file of a translation',
      {'i18n/es/about.mdx': page('One')},
      /^i18n\/es\/about\.mdx \| a file where nothing reads it/,
    ],
  ])('%s', async (_, files, expected) => expect((await told({files}))[0]).toMatch(expected));

  test('a page that was saved over', async () => {
    const long = (kind: string): string => `---\nkind: ${kind}\n---\n${'Words. '.repeat(40)}`;
    const files = {'docs/home.mdx': long('page'), [`${SPANISH}/home.mdx`]: long('page')};
    expect(await told({files})).toEqual([
      `${SPANISH}/home.mdx | the file docs/home.mdx, which was saved over this one | Bring back what stood here: git checkout -- ${SPANISH}/home.mdx`,
    ]);
    expect((await read({files})).documents.map(({file}) => file)).not.toContain(
      `${SPANISH}/home.mdx`,
    );
  });

  test('faults of a list beside one of another name', async () => {
    const files = {'docs/wording.yml': 'known: []\r\n', 'docs/wording.yaml': 'known: []'};
    expect((await told({files})).map((line) => line.split(' | ')[1])).toEqual([
      'the extension ".yaml"',
      'line ends of Windows (CRLF)',
    ]);
  });

  test('a missing tile beside that of a program', async () => {
    const names = [
      ...EMBLEMS.map((emblem) => `img/emblem/${emblem}.svg`),
      ...[
        'img/tile/panot-mono.svg',
        'img/tile/prana.svg',
        'img/scene/facade.svg',
        'img/scene/map.svg',
      ],
      'favicon.svg',
    ];
    const files = Object.fromEntries(names.map((name) => [`static/${name}`, drawing(name)]));
    expect((await told({files}))[0]).toMatch(/^static\/img\/tile\/panot\.svg \| no such drawing /);
  });

  test('an original is named as its translation', async () => {
    const files = {
      'docs/programs/Nuru.mdx': page('Nuru'),
      [`${SPANISH}/programs/nuru.mdx`]: page('Nuru'),
    };
    const {documents} = await read({files});
    expect(documents.map(({file, id}) => `${file} ${id}`)).toContain(
      'docs/programs/Nuru.mdx programs/nuru',
    );
  });

  test('a translation is named as its original', async () => {
    const files = {[`${SPANISH}/programs/pranna.mdx`]: page('Prana')};
    expect((await told({files}))[0]).toMatch(
      / \| a translation without an original \| Did you mean programs\/prana\? /,
    );
  });
});

describe('the addresses of the last release', () => {
  test.each<[string, string | Error, string]>([
    [
      'damaged',
      '{',
      'a list of addresses that cannot be read | Bring the file back from the repository: git checkout -- addresses.json',
    ],
    [
      'never joined',
      '<<<<<<< ours\n{}\n',
      'the marks of two versions that were never joined (<<<<<<<, =======, >>>>>>>) | Take one of the two: git checkout --ours addresses.json, or --theirs for the other. The next build for publication writes it anew.',
    ],
    [
      'empty',
      '',
      'an empty file | Write its content, or bring it back: git checkout -- and the file’s name.',
    ],
    [
      'not to be read',
      new Error('disk is full'),
      'a file that cannot be read (disk is full) | Copy the file again.',
    ],
  ])('%s', async (_, content, expected) => {
    const files = {'addresses.json': content};
    expect(await told({files})).toEqual([`addresses.json | ${expected}`]);
    expect(await read({files})).not.toHaveProperty('released');
  });

  test('with other line ends they are read', async () =>
    expect(await read({files: {'addresses.json': '{"en":\r\n{}}'}})).toMatchObject({
      released: {en: {}},
      problems: [],
    }));
});
