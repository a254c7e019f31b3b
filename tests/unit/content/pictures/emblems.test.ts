/** The pictures of the objects that masseuses sign with. */
import {describe, expect, test} from 'vitest';

import {
  checkEmblems,
  emblemsInUse,
  isOfEmblem,
  lacksEmblem,
} from '../../../../src/content/pictures/emblems';
import type {Problem} from '../../../../src/content/problems';
import {EMBLEMS} from '../../../../src/content/vocabularies';
import {validSite} from '../fixtureSite';
import {originalsOf} from './originalsOf';

const problem = (file: string, field = ''): Problem => ({file, field, found: 'a', remedy: 'b'});

describe('emblems in use', () => {
  const page = (id: string, emblem: unknown, locale = 'en') => ({
    id,
    locale,
    file: `${locale}/${id}.mdx`,
    frontMatter: {emblem},
    body: '',
  });
  test('in the order of the list, those of the original’s masseuses', () => {
    const documents = [
      page('masseuses/a', 'mirror'),
      page('masseuses/b', 'fan'),
      page('masseuses/c', 'sword'),
      page('masseuses/d', 'key', 'es'),
      page('home', 'comb'),
    ];
    expect(emblemsInUse({...validSite(), documents})).toEqual(['fan', 'mirror']);
  });
});

describe('what is told', () => {
  const told = (files: string[], ...used: string[]): string[] =>
    checkEmblems(originalsOf(...files), used).map(
      ({file, field, found}) => `${file} ${field || '-'} | ${found}`,
    );
  const NONE = 'a name that is no emblem';

  test.each<[string, string[], string[], string[]]>([
    ['all there', ['emblem/key.jpg', 'emblem/fan.png'], ['key', 'fan'], []],
    ['one that nobody uses', ['emblem/key.jpg'], [], []],
    ['other pictures', ['orchid.jpg', 'satin/ivory.jpg'], [], []],
    ['one whose name has capitals, told elsewhere', ['emblem/Key.JPG'], ['key'], []],
    [
      'one without a picture',
      ['emblem/key.jpg'],
      ['key', 'fan'],
      ['docs/pictures/emblem/fan.jpg - | no such file'],
    ],
    [
      'one under a name that is none',
      ['emblem/sword.jpg'],
      [],
      [`docs/pictures/emblem/sword.jpg name | ${NONE}`],
    ],
    [
      'one too few and one too many: the same',
      ['emblem/sword.jpg'],
      ['key'],
      [`docs/pictures/emblem/sword.jpg name | ${NONE}`],
    ],
    [
      'two too few and one too many',
      ['emblem/sword.jpg'],
      ['key', 'fan'],
      [
        'docs/pictures/emblem/key.jpg - | no such file',
        'docs/pictures/emblem/fan.jpg - | no such file',
        `docs/pictures/emblem/sword.jpg name | ${NONE}`,
      ],
    ],
    [
      'one too few and two too many',
      ['emblem/sword.jpg', 'emblem/shield.jpg'],
      ['key'],
      [
        'docs/pictures/emblem/key.jpg - | no such file',
        `docs/pictures/emblem/sword.jpg name | ${NONE}`,
        `docs/pictures/emblem/shield.jpg name | ${NONE}`,
      ],
    ],
  ])('%s', (_, files, used, expected) => expect(told(files, ...used)).toEqual(expected));

  const remedies = (files: string[], ...used: string[]): string[] =>
    checkEmblems(originalsOf(...files), used).map(({remedy}) => remedy);
  test('how to mend it', () => {
    expect(remedies([], 'key')).toEqual([
      'A masseuse signs with it: put its picture there (4:5, at least 960 pixels wide). Until then all emblems are shown as engravings.',
    ]);
    expect(remedies(['emblem/sword.png'], 'key')).toEqual([
      'Rename the file to key.png: that emblem has no picture.',
    ]);
    expect(remedies(['emblem/sword.png'])).toEqual([
      `Rename the file to one of: ${EMBLEMS.join(', ')}.`,
    ]);
  });
});

describe('mistakes of emblems', () => {
  test('are those of their folder', () => {
    expect(isOfEmblem(problem('docs/pictures/emblem/key.jpg'))).toBe(true);
    expect(isOfEmblem(problem('docs/pictures/key.jpg'))).toBe(false);
  });

  test.each<[string, Problem[], boolean]>([
    ['of one in use', [problem('docs/pictures/emblem/key.jpg')], true],
    [
      'beside another',
      [problem('docs/pages.mdx'), problem('docs/pictures/emblem/key.png', 'width')],
      true,
    ],
    ['under a wrong name', [problem('docs/pictures/emblem/sword.jpg', 'name')], true],
    ['of one that nobody uses', [problem('docs/pictures/emblem/fan.jpg', 'width')], false],
    ['of one whose name begins like it', [problem('docs/pictures/emblem/keyhole.jpg')], false],
    ['of the name of another picture', [problem('docs/pictures/Key.jpg', 'name')], false],
    ['none', [], false],
  ])('leave an emblem without its picture: %s', (_, problems, isLacking) =>
    expect(lacksEmblem(problems, ['key'])).toBe(isLacking),
  );
});
