/** Words set in capitals throughout. */
import {describe, expect, test} from 'vitest';

import {checkCapitals} from '../../../../../src/content/checks/language/capitals';
import {told} from '../rawPages';
import {textOf, textsOf} from '../texts';

const said = (...words: string[]): string[] => told(checkCapitals(textsOf(words)));

describe('a word in capitals', () => {
  test.each([
    ['that a text has small', ['The DOOR.', 'A door.'], 'en/about.mdx:1 | “DOOR” in capitals'],
    ['that a later text has', ['A door.', 'The DOOR.'], 'en/about.mdx:2 | “DOOR” in capitals'],
    ['long, that a dictionary has', ['A MASSAGE.'], 'en/about.mdx:1 | “MASSAGE” in capitals'],
    ['in a row', ['THE OPEN DOOR.', 'A door.'], 'en/about.mdx:1 | “THE OPEN DOOR” in capitals'],
    ['twice', ['A MASSAGE in the EVENING.'], 'en/about.mdx:1 | “MASSAGE”, “EVENING” in capitals'],
    ['in its own text', ['The DOOR is a door.'], 'en/about.mdx:1 | “DOOR” in capitals'],
  ])('%s', (_, words, one) => expect(said(...words)).toEqual([one]));

  test('what to do', () =>
    expect(checkCapitals([textOf('A MASSAGE.')])[0]?.remedy).toBe(
      'Write it in small letters: the house does not raise its voice.',
    ));
});

describe('nothing is said of', () => {
  test.each([
    ['an abbreviation', ['With IVA.']],
    ['an abbreviation of a short word', ['The TAX.', 'A tax.']],
    ['a word that no text has small', ['The DOOR.']],
    ['a long one that is no word', ['The VELADAS.']],
    ['a word that an address has', ['The DOOR.', 'At door.example and a/door.']],
    ['a compound', ['The DOOR-MAN.', 'A door.']],
    ['a placeholder', ['The {DOOR}.', 'A door.']],
    ['a word with a capital', ['The Massage.', 'A massage.']],
  ])('%s', (_, words) => expect(said(...words)).toEqual([]));

  test('a name', () =>
    expect(checkCapitals([textOf('MASSAGE', 'en', {isName: true})])).toEqual([]));

  test('a word that the other language has small', () =>
    expect(checkCapitals([textOf('The DOOR.'), textOf('door', 'es')])).toEqual([]));
});
