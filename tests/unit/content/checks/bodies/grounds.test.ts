/** Photos behind the blocks of a page, and the facts that name them. */
import {describe, expect, test} from 'vitest';

import {groundFaults, idlePhoto} from '../../../../../src/content/checks/bodies/grounds';
import {saidAt} from '../../body/said';
import {rawPage} from '../rawPages';

const CALL = '<CallToAction ground="photo">\n\n## Come\n\n</CallToAction>';
const HERO = '<PageHero>\n\n# Words\n\n</PageHero>';

describe('a block before a photo that the page does not name', () => {
  const own = (body: string, fields = {}, id = 'about') => {
    const page = rawPage(body, {id, fields});
    return groundFaults(page, page);
  };

  test.each([
    ['a closing', CALL, '1 | <CallToAction ground="photo">, and the page names no closingPhoto'],
    ['a head', HERO, '1 | <PageHero>, and the page names no photo'],
    [
      'a head that says so',
      `Words.\n\n${HERO.replace('>', ' ground="photo">')}`,
      '3 | <PageHero ground="photo">, and the page names no photo',
    ],
  ])('%s', (_, body, expected) => expect(saidAt(own(body))).toEqual([expected]));

  test.each([
    [
      'a page may name one',
      CALL,
      'about',
      'Write closingPhoto: and the number of a gallery photo below # facts in en/about.mdx, or delete ground="photo".',
    ],
    [
      'a head has another ground',
      HERO,
      'about',
      'Write photo: and the number of a gallery photo below # facts in en/about.mdx, or write ground="floor".',
    ],
    ['a legal text names none', CALL, 'legal/a', 'Only pages name one: delete ground="photo".'],
  ])('what to do: %s', (_, body, id, expected) =>
    expect(own(body, {}, id)[0]?.remedy).toBe(expected),
  );

  test.each([
    ['the page names it', CALL, {closingPhoto: 3}],
    ['the page names the photo of its head', HERO, {photo: 3}],
    ['its name has a slip, which is told there', CALL, {closingPhotos: 3}],
    ['the block stands before none', CALL.replace(' ground="photo"', ''), {}],
    ['the head has a floor', HERO.replace('>', ' ground="floor">'), {}],
    ['another block', '<Stack ground="photo">\n\nWords.\n\n</Stack>', {}],
    ['the text cannot be read', '<CallToAction ground="photo">', {}],
  ])('not where %s', (_, body, fields) => expect(own(body, fields)).toEqual([]));

  test('the other photo is not it', () => expect(own(CALL, {photo: 3})).toHaveLength(1));
  test('a field of another use is none, however like', () =>
    expect(own(HERO, {photos: []}, 'gallery')).toHaveLength(1));
  test('a head with another property stands before a photo', () =>
    expect(own(HERO.replace('>', ' title="A">'))).toHaveLength(1));
});

describe('a translation', () => {
  const translated = (body: string, original: string) =>
    saidAt(groundFaults(rawPage(body, {locale: 'es'}), rawPage(original)));

  test('has a photo that the original has not', () =>
    expect(translated(CALL, 'Words.')).toEqual([
      '1 | <CallToAction ground="photo">, and the page names no closingPhoto',
    ]));
  test('what both have is told of the original', () => expect(translated(CALL, CALL)).toEqual([]));
  test('another block of the original is not it', () =>
    expect(translated(CALL, HERO)).toHaveLength(1));
  test('without an original nothing is known', () =>
    expect(groundFaults(rawPage(CALL, {locale: 'es'}), undefined)).toEqual([]));
});

describe('a photo that no closing stands before', () => {
  const idle = (body: string, fields: Record<string, unknown> = {closingPhoto: 3}) =>
    idlePhoto(rawPage(body, {fields}));

  test('is told at its field', () =>
    expect(idle('<CallToAction>\n\n## Come\n\n</CallToAction>')).toEqual([
      {
        field: 'closingPhoto',
        found: '3, and no <CallToAction> of the page shows a photo',
        remedy: 'Write <CallToAction ground="photo"> in every language, or delete this line.',
      },
    ]));
  test('the photo of a head is none', () =>
    expect(idle(`${HERO}\n\n<CallToAction>\n\n## Come\n\n</CallToAction>`)).toHaveLength(1));
  test.each([
    ['a closing shows it', CALL, {closingPhoto: 3}],
    ['there is no closing', 'Words.', {closingPhoto: 3}],
    ['the page names none', '<CallToAction>\n\n## Come\n\n</CallToAction>', {}],
  ])('not where %s', (_, body, fields) => expect(idle(body, fields)).toEqual([]));
});
