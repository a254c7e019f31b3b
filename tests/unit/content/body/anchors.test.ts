/** Names of headings that links may point to. */
import {describe, expect, test} from 'vitest';

import {anchorsOf, nearestAnchor} from '../../../../src/content/body/anchors';
import {parseBody} from '../../../../src/content/body/parse';
import {fullyToldOf} from './toldOf';

const idsOf = (body: string): string[] => [...anchorsOf(parseBody(body)).ids];
const told = (body: string): string[] => fullyToldOf(anchorsOf(parseBody(body)).faults);

describe('names', () => {
  test.each([
    ['of their words', '## Our Rooms\n\n### La habitación', ['our-rooms', 'la-habitación']],
    ['of their own', '## Our Rooms {#rooms}', ['rooms']],
    ['of the same words', '## Rooms\n\n### Rooms', ['rooms', 'rooms-1']],
    ['of words around a component', '## Since <FoundedYear />', ['since']],
    ['of what was meant as a heading', '**Rooms** {#rooms}', ['rooms']],
    ['of none', 'Words.', []],
    ['of a text that cannot be read', '## Rooms\n\n<Open', []],
  ])('%s', (_, body, ids) => {
    expect(idsOf(body)).toEqual(ids);
    expect(told(body)).toEqual([]);
  });
});

describe('what is told', () => {
  const FORM = 'Write lower-case letters, digits and hyphens only.';
  test.each([
    [
      'a name twice',
      '## A {#a}\n\n## B {#a}',
      [
        '3:1 | the name {#a} for the second time | Give this heading a name of its own, or delete the part if it was pasted twice.',
      ],
    ],
    [
      'the name of the words of another one',
      '## Rooms\n\n## B {#rooms}',
      [
        '3:1 | the name {#rooms} for the second time | Give this heading a name of its own, or delete the part if it was pasted twice.',
      ],
    ],
    [
      'the words of another one',
      '## Rooms {#a}\n\n## ROOMS {#b}',
      [
        '3:1 | the words of the heading {#a} again | Call it otherwise: the headings of a page tell its parts apart.',
      ],
    ],
    [
      'both: the name alone',
      '## Rooms {#a}\n\n## Rooms {#a}',
      [
        '3:1 | the name {#a} for the second time | Give this heading a name of its own, or delete the part if it was pasted twice.',
      ],
    ],
    ['capitals', '## Rooms {#Rooms}', [`1:1 | the name {#Rooms} | ${FORM}`]],
    ['a blank', '## Rooms {#our rooms}', [`1:1 | the name {#our rooms} | ${FORM}`]],
    ['a hyphen at its end', '## Rooms {#rooms-}', [`1:1 | the name {#rooms-} | ${FORM}`]],
    ['two hyphens', '## Rooms {#our--rooms}', [`1:1 | the name {#our--rooms} | ${FORM}`]],
    [
      'no name',
      '## Rooms {#}',
      [
        '1:1 | the name {#} | Write a name behind its #, in lower-case letters and hyphens, the same in every language.',
      ],
    ],
  ])('%s', (_, body, expected) => expect(told(body)).toEqual(expected));

  test('a name for other rules', () =>
    expect(anchorsOf(parseBody('## A {#a}\n\n## B {#a}')).faults[0]?.rule).toBe('name-twice'));

  test.each([
    ['other words and names', '## A {#a}\n\n## B {#our-b-2}'],
    ['two without words', '## {#a}\n\n## {#b}'],
    ['the words of one without a name', '## Rooms\n\n## Rooms {#b}'],
    ['no words', '## <FoundedYear /> {#a}\n\n## B {#b}'],
  ])('nothing is said: %s', (_, body) => expect(told(body)).toEqual([]));
});

describe('the nearest name', () => {
  const ids = new Set(['rooms', 'hours']);
  test('a slip', () => expect(nearestAnchor('romos', ids)).toBe('Did you mean #rooms? '));
  test('none', () => expect(nearestAnchor('contact', ids)).toBe(''));
});
