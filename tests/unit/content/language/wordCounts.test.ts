/** Words of texts, and how often each stands. */
import {describe, expect, test} from 'vitest';

import {
  inQuotes,
  shortened,
  spokenWords,
  timesIn,
  unquoted,
  vocabularyOf,
  wordsIn,
} from '../../../../src/content/language/wordCounts';
import {textsOf} from './spokenTexts';

test('the words of a text, in small letters', () => {
  expect(wordsIn("It’re Álbum, don't 3 “lamps”")).toEqual(['it’re', 'álbum', "don't", 'lamps']);
  expect(wordsIn('3!')).toEqual([]);
});

test('without placeholders and addresses', () =>
  expect(
    spokenWords(
      'See {count} at http://a.example/b, https://a.b or www.a.example, write to me@a.example now',
    ),
  ).toEqual(['see', 'at', 'or', 'write', 'to', 'now']));

test('in how many texts each word stands', () => {
  expect([...vocabularyOf(textsOf('en', 'A lamp, a lamp', 'Lamp {lamp}'))]).toEqual([
    ['a', 1],
    ['lamp', 2],
  ]);
  expect([...timesIn([new Set(['a', 'b']), new Set(['b'])])]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

describe('a text without what may be of any language', () => {
  test.each<[string, Parameters<typeof unquoted>[0], string]>([
    ['italics', {text: 'A ma tea', italics: ['ma']}, 'A  |  tea'],
    ['italics that are part of a word before', {text: 'llaman ma', italics: ['ma']}, 'llaman  | '],
    ['italics that end like a word', {text: 'pluma, ma', italics: ['ma']}, 'pluma,  | '],
    ['italics that stand within a word alone', {text: 'llaman', italics: ['ma']}, 'lla | n'],
    ['italics that stand nowhere', {text: 'A tea', italics: ['ma']}, 'A tea'],
    ['italics at the beginning', {text: 'ma tea llaman', italics: ['ma']}, ' |  tea llaman'],
    ['several', {text: 'ma or ti', italics: ['ma', 'ti']}, ' |  or  | '],
    ['italics by their signs', {text: 'A *ma* _ti_ tea'}, 'A  |   |  tea'],
    ['quotations', {text: 'A “big” «cat» "does" e'}, 'A  |   |   |  e'],
    [
      'placeholders and addresses',
      {text: '{any} http://b.c https://b.c www.d ed@f.g h'},
      ' |   |   |   |   |  h',
    ],
    ['but a heading’s italics', {text: 'A *ma* tea', italics: ['ma'], isHeading: true}, 'A ma tea'],
    ['but a closing’s', {text: 'A _ma_ tea', field: 'closing.title'}, 'A ma tea'],
    ['with another field’s', {text: 'A _ma_ tea', field: 'lead'}, 'A  |  tea'],
  ])('%s', (_, text, expected) => {
    expect(unquoted(text)).toBe(expected);
  });
});

test('a text for a message', () => {
  expect(shortened(' A\n  lamp ')).toBe('“A lamp”');
  expect(shortened('a'.repeat(50))).toBe(`“${'a'.repeat(50)}”`);
  expect(shortened('a'.repeat(51))).toBe(`“${'a'.repeat(47)}…”`);
});

test('words for a message', () => {
  expect(inQuotes(['a', 'b'])).toBe('“a”, “b”');
  expect(inQuotes(['a', 'b'], ' or ')).toBe('“a” or “b”');
});
