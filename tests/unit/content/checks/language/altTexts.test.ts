/** Words for those who cannot see a picture. */
import {describe, expect, test} from 'vitest';

import {checkAltTexts, isNameOfFile} from '../../../../../src/content/checks/language/altTexts';
import {told} from '../rawPages';
import {textOf} from '../texts';

const problemsOf = (text: string, field = 'photos[1].alt') =>
  checkAltTexts([textOf(text, 'en', {field})]);
const said = (text: string, field?: string): string[] =>
  told(problemsOf(text, field)).map((one) => one.replace(/^.* \| /u, ''));

describe('a picture that is called one', () => {
  test.each([
    ['an image', 'An image of a door', '“An image of” at the beginning'],
    ['a photo', 'Photo showing a door', '“Photo showing” at the beginning'],
    ['in Spanish', 'Una imagen de la puerta', '“Una imagen de” at the beginning'],
    ['a photo in Spanish', 'Foto que muestra la puerta', '“Foto que muestra” at the beginning'],
  ])('%s', (_, text, found) => expect(said(text)).toEqual([found]));
});

describe('the name of a file', () => {
  test.each([
    ['alone', 'reception-key.jpg', 'the name of a file, reception-key.jpg'],
    ['with blanks around it', ' key.webp ', 'the name of a file, key.webp'],
    ['among words', 'The key (key.png)', 'the name of a file, key.png'],
    ['before anything else', 'A photo of key.png in it', 'the name of a file, key.png'],
    ['of a camera', 'IMG_2041', 'the name of a file, IMG_2041'],
  ])('%s', (_, text, found) => expect(said(text)).toEqual([found]));
});

describe('somebody', () => {
  test.each([
    ['a woman', 'A woman at the door', '“A woman”, and the house shows nobody'],
    ['one of a kind', 'The young masseuse', '“The young masseuse”, and the house shows nobody'],
    ['in Spanish', 'Una mujer en la puerta', '“Una mujer”, and the house shows nobody'],
  ])('%s', (_, text, found) => expect(said(text)).toEqual([found]));
});

describe('what to do about', () => {
  test.each([
    [
      'a picture',
      'Photo of it',
      'Begin with what it shows: that it is a picture is said by itself.',
    ],
    ['a file', 'key.jpg', 'Say in words what the picture shows.'],
    ['somebody', 'A man', 'Show a picture without people, or say what this one shows.'],
  ])('%s', (_, text, remedy) =>
    expect(problemsOf(text).map((one) => one.remedy)).toEqual([remedy]),
  );
});

test('which field it is', () =>
  expect(told(problemsOf('Photo of it'))).toEqual([
    'en/about.mdx:12 photos[1].alt | “Photo of” at the beginning',
  ]));

describe('which texts are words for pictures', () => {
  test.each([
    ['alt', true],
    ['heroAlt', true],
    ['Photo alt', true],
    ['photos[1].alt', true],
    ['photos[1].title', false],
    ['altitude', false],
    ['salt', false],
    ['', false],
  ])('“%s”', (field, is) => expect(said('Photo of it', field)).toHaveLength(is ? 1 : 0));
});

describe('nothing is said of', () => {
  test.each([
    ['what the picture shows', 'An old key of brass'],
    ['a photo in the middle', 'A frame with a photo of a door'],
    ['an owner', 'A woman’s coat on a chair'],
    ['somebody further on', 'A chair for a woman'],
    ['a longer word', 'Photo office'],
  ])('%s', (_, text) => expect(said(text)).toEqual([]));
});

test('a message that names a file is known as that', () => {
  expect(problemsOf('key.jpg').map(isNameOfFile)).toEqual([true]);
  expect(problemsOf('Photo of it').map(isNameOfFile)).toEqual([false]);
});
