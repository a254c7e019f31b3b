/** Translations beside their originals, where nothing is told of either. */
import {expect, test} from 'vitest';

import type {Problem} from '../../../../../src/content/problems';
import {untoldPairs} from '../../../../../src/content/checks/translations/untoldPairs';
import {inBoth, rawPage} from '../rawPages';

const known = (file: string, field = ''): Problem[] => [
  {file, field, found: 'a mistake', remedy: 'Mend it.'},
];
const pairs = (english: string, spanish: string, told: readonly Problem[] = []): string[][] =>
  untoldPairs([...inBoth(english, spanish), rawPage('', {id: 'a', locale: 'es'})], told).map(
    ([document, original]) => [document.file, original.file],
  );

const BOTH = [['es/about.mdx', 'en/about.mdx']];

test.each<[string, string, string, Problem[], string[][]]>([
  ['nothing is told', 'A', 'B', [], BOTH],
  ['a field of it is told', 'A', 'B', known('es/about.mdx', 'title'), BOTH],
  ['another page is told', 'A', 'B', known('es/home.mdx'), BOTH],
  ['it is told', 'A', 'B', known('es/about.mdx'), []],
  ['its original is told', 'A', 'B', known('en/about.mdx'), []],
  ['it cannot be read', 'A', '<Open', [], []],
  ['its original cannot be read', '<Open', 'B', [], []],
])('%s', (_, english, spanish, told, expected) =>
  expect(pairs(english, spanish, told)).toEqual(expected),
);
