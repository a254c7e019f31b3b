/** Where pages show pictures, and what that asks of one. */
import {describe, expect, test} from 'vitest';

import {type Use, unfit, usesOf} from '../../../../src/content/pictures/uses';
import {validSite} from '../fixtureSite';

describe('where a picture is shown', () => {
  const of = (frontMatter: Record<string, unknown>, locale = 'en'): string[] =>
    usesOf({
      ...validSite(),
      documents: [{id: 'a', locale, file: `${locale}/a.mdx`, frontMatter, body: ''}],
    }).map(({picture, shown, file, field}) => `${file} ${field} | ${shown} ${picture}`);

  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'photos of the gallery',
      {photos: [{file: 'a.jpg'}, {file: 'b.jpg', span: 'wide'}, {file: 'c.jpg', span: 'tall'}]},
      [
        'en/a.mdx photos[0].span | photo docs/pictures/a.jpg',
        'en/a.mdx photos[1].span | wide docs/pictures/b.jpg',
        'en/a.mdx photos[2].span | photo docs/pictures/c.jpg',
      ],
    ],
    [
      'the hero of a program',
      {hero: {file: 'a.jpg'}},
      ['en/a.mdx hero.file | hero docs/pictures/a.jpg'],
    ],
    ['no pictures', {title: 'A'}, []],
    ['what is no list', {photos: 'a.jpg', hero: 'b.jpg'}, []],
    ['what is no entry', {photos: ['a.jpg', null], hero: null}, []],
  ])('%s', (_, fields, expected) => expect(of(fields)).toEqual(expected));

  test('translations have none of their own', () =>
    expect(of({hero: {file: 'a.jpg'}}, 'es')).toEqual([]));
});

describe('what a picture is not fit for', () => {
  const use = (shown: Use['shown']): Use => ({
    picture: 'docs/pictures/a.jpg',
    shown,
    file: 'docs/a.mdx',
    field: 'photos[0].span',
  });

  test('a narrow hero', () =>
    expect(unfit(use('hero'), {width: 1599, height: 900})).toEqual([
      {
        file: 'docs/pictures/a.jpg',
        field: 'width',
        found: '1599 pixels',
        remedy:
          'It is the hero of docs/a.mdx: use an original at least 1600 pixels wide, or name a picture that is.',
      },
    ]));

  test('an upright one that is shown wide', () =>
    expect(unfit(use('wide'), {width: 960, height: 961})).toEqual([
      {
        file: 'docs/a.mdx',
        field: 'photos[0].span',
        found: '"wide", and docs/pictures/a.jpg is upright (960×961 pixels)',
        remedy: 'Write span: tall, or delete the line.',
      },
    ]));

  test.each<[Use['shown'], number, number]>([
    ['hero', 1600, 2400],
    ['wide', 960, 960],
    ['photo', 960, 1200],
  ])('nothing: %s of %d×%d', (shown, width, height) =>
    expect(unfit(use(shown), {width, height})).toEqual([]),
  );
});
