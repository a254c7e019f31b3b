/** Names as addresses and files have them. */
import {expect, test} from 'vitest';

import {plainLetters, plainName, plainPath} from '../../../src/content/plainName';

test.each([
  ['Ñandú Ç', 'nandu c'],
  ['ÀÉÎ', 'aei'],
  ['a-b 3', 'a-b 3'],
])('small letters without accents: %s', (text, plain) => expect(plainLetters(text)).toBe(plain));

test.each([
  ['Moon Bath', 'moon-bath'],
  ['  Séance – 2! ', 'seance-2'],
  ['a/b', 'a-b'],
  ['--a--', 'a'],
  ['¿?', ''],
])('a name: %s', (text, plain) => expect(plainName(text)).toBe(plain));

test('each part of a path', () => expect(plainPath('Big Rooms/Óne A')).toBe('big-rooms/one-a'));
