/** Quotations of a story that one language sets as one, and the other as a paragraph like all others. */
import {describe, expect, test} from 'vitest';

import {checkLostQuotes} from '../../../../../src/content/checks/translations/lostQuotes';
import {inBoth, told} from '../rawPages';

const problems = (english: string, spanish: string) =>
  checkLostQuotes(inBoth(english, spanish), []);
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

test.each([
  [
    'in the translation',
    'First.\n\n> Come when you like.',
    'Primero.\n\nVen cuando quieras.',
    'es/about.mdx:12 | a paragraph that is a quotation in en/about.mdx',
  ],
  [
    'in the original',
    'Come when you like.\n\nLast.',
    '> Ven cuando quieras.\n\nÚltimo.',
    'en/about.mdx:10 | a paragraph that is a quotation in es/about.mdx',
  ],
  [
    'beside one that both have',
    '> First.\n\n> Come when you like.',
    '> Primero.\n\nVen cuando quieras.',
    'es/about.mdx:12 | a paragraph that is a quotation in en/about.mdx',
  ],
  [
    'beside lists',
    'First.\n\n- A\n\n> Come.',
    '- A\n\nPrimo.\n\nVente.',
    'es/about.mdx:14 | a paragraph that is a quotation in en/about.mdx',
  ],
  [
    'a little more than half as long',
    '> 1234567890',
    '123456',
    'es/about.mdx:10 | a paragraph that is a quotation in en/about.mdx',
  ],
])('told %s', (_, english, spanish, expected) =>
  expect(said(english, spanish)).toEqual([expected]),
);

test('how to mend it', () =>
  expect(problems('First.\n\n\n> Come.', 'Primo.\n\nVente.')[0]?.remedy).toBe(
    'Begin it with “> ”, as line 13 there begins, or delete the > there.',
  ));

describe('nothing is said', () => {
  test.each([
    ['of what both have', 'A.\n\n> B.', 'A.\n\n> B.'],
    ['of two', '> Come.\n\n> Go.', 'Ven.\n\nVete.'],
    ['where one has a paragraph more', '> Come.', 'Ven.\n\nVete.'],
    ['where the original has a paragraph more', '> Come.\n\nGo.', 'Vente.'],
    ['where it is twice as long', '> 12345', '1234567890'],
    ['where it is half as long', '> 1234567890', '12345'],
    ['where another paragraph is half as long', '> Come.\n\n1234567890', 'Vente.\n\n12345'],
    ['within a component', '<Stack>\n\n> A.\n\n</Stack>', '<Stack>\n\nA.\n\n</Stack>'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('where something else is told', () =>
    expect(
      checkLostQuotes(inBoth('> Come.', 'Vente.'), [
        {file: 'en/about.mdx', field: '', line: 10, found: 'a mistake', remedy: 'Mend it.'},
      ]),
    ).toEqual([]));
});
