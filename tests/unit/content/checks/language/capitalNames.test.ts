/** How the texts of a language write a word in the middle of a sentence. */
import {describe, expect, test} from 'vitest';

import {
  capitalWordsIn,
  capitalsOf,
  smallWordsIn,
} from '../../../../../src/content/checks/language/capitalNames';
import {textOf, textsOf} from '../texts';

const small = (text: string): string[] => [...smallWordsIn(textOf(text))];
const capital = (text: string): string[] => [...capitalWordsIn(textOf(text))];

describe('words in small letters', () => {
  test.each([
    ['of three letters and more', 'We go to the door.', ['the', 'door']],
    ['once each', 'The door and door.', ['door', 'and']],
    ['no addresses', 'At info@house.example, house.example or a/house.', []],
    ['no parts of compounds', 'A well-lit door.', ['door']],
    ['none in quotations', 'It says “door”.', ['says']],
    ['none of words in capitals', 'A DOOR.', []],
  ])('%s', (_, text, words) => expect(small(text)).toEqual(words));
});

describe('words with a capital', () => {
  test.each([
    ['within a sentence', 'At the Door of Velada.', ['door', 'velada']],
    ['not at its beginning', 'Doors. Doors! Doors: Doors', []],
    ['not behind a dash', 'The lamp — Doors.', []],
    ['not in small letters', 'The door.', []],
  ])('%s', (_, text, words) => expect(capital(text)).toEqual(words));
});

/** The words that stand out in the first of several texts. */
function of(...words: string[]) {
  const texts = textsOf(words);
  const capitals = capitalsOf(texts);
  const [first = textOf('')] = texts;
  return {
    names: capitals.names(first),
    common: capitals.common(first),
    seldom: capitals.seldom(first),
    once: capitals.once(first),
  };
}

const five = (text: string): string[] => Array.from({length: 5}, () => text);

describe('names that lost their capital', () => {
  test('five texts make a name', () =>
    expect(of('We like velada.', ...five('This is Velada.')).names).toEqual(['velada']));

  test.each([
    ['four do not', ['We like velada.', ...five('This is Velada.').slice(1)]],
    ['two with a small letter', ['We like velada.', 'A velada.', ...five('This is Velada.')]],
    ['names of several words', ['We like grand.', ...five('This is Grand Hotel.')]],
    ['their last words', ['We like hotel.', ...five('This is Grand Hotel.')]],
    ['joined by a small word', ['We like plaza.', ...five('This is Plaza de Mayo.')]],
    ['with an owner', ['We like alba.', ...five('This is Alba’s Door.')]],
  ])('but not: %s', (_, words) => expect(of(...words).names).toEqual([]));

  test('two with a small letter beside many', () =>
    expect(
      of('We like velada.', 'A velada.', ...Array.from({length: 20}, () => 'This is Velada.'))
        .names,
    ).toEqual(['velada']));

  test('what people search for counts for nothing', () =>
    expect(
      capitalsOf([
        textOf('this is velada'),
        ...textsOf(five('This is Velada.'), 'en', {field: 'keywords[0]'}),
      ]).names(textOf('We like velada.')),
    ).toEqual([]));
});

describe('words that have a capital and are no names', () => {
  test.each([
    ['two others small', ['The Door', 'A door.', 'One door.'], ['door'], ['door'], ['door']],
    ['one other small', ['The Door', 'A door.'], [], ['door'], ['door']],
    ['no other', ['The Door'], [], [], ['door']],
    ['one with a capital as well', ['The Door', 'A door.', 'One door.', 'Any Door'], [], [], []],
  ])('%s', (_, words, common, seldom, once) =>
    expect(of(...words)).toMatchObject({common, seldom, once}),
  );
});

describe('whether a word is a name', () => {
  const {isName} = capitalsOf(textsOf(['This is Velada.', 'At Velada.', 'The Door.']));
  test.each([
    ['two texts', 'velada', true],
    ['one text', 'door', false],
    ['none', 'lamp', false],
  ])('%s', (_, word, is) => expect(isName(word)).toBe(is));

  test('labels that are fixed make none', () => {
    const fixed = ['Instalaciones de Lujo', 'Instalaciones de Lujo'];
    expect(capitalsOf(textsOf(fixed, 'es')).isName('lujo')).toBe(false);
  });
});
