/** The facts that a legal text shows, with the part and the block that each stands in. */
import {describe, expect, test} from 'vitest';

import {
  areFacts,
  factsOf,
  has,
  lineFor,
  partsOf,
  shown,
  shownIn,
} from '../../../../../src/content/checks/translations/shownFacts';
import {rawPage} from '../rawPages';

const fact = (name: string): string => `<BusinessFact name="${name}" />`;
const PAGE = `Call *us* now: ${fact('phone')}, or ${fact('whatsapp')}.

## A {#a}

Words.

- The name
- ${fact('brand')}

| A | NIF ${fact('nif')} |
| - | - |
`;

test('each fact with what is read before it', () =>
  expect(shownIn(rawPage(PAGE)).facts).toEqual([
    {name: 'phone', line: 1, part: '', block: 0, before: 'Call us now: '},
    {name: 'whatsapp', line: 1, part: '', block: 0, before: ', or '},
    {name: 'brand', line: 8, part: 'a', block: 2, before: ''},
    {name: 'nif', line: 10, part: 'a', block: 4, before: 'NIF '},
  ]));

test('the lines of the blocks of each part', () =>
  expect([...shownIn(rawPage(PAGE)).blocks]).toEqual([
    ['', [1]],
    ['a', [5, 7, 8, 10, 10]],
  ]));

test('a fact that stands by itself, in no block', () =>
  expect(shownIn(rawPage(`${fact('phone')}\n`)).facts).toEqual([
    {name: 'phone', line: 1, part: '', block: -1, before: ''},
  ]));

test('other components are no facts', () =>
  expect(shownIn(rawPage('A <CastingFact name="pay" />, <CallLink />.')).facts).toEqual([]));

test('an entry within an entry is one block', () =>
  expect([...shownIn(rawPage('- A\n  - B')).blocks]).toEqual([['', [1, 2]]]));

test('none of a text that cannot be read', () =>
  expect(shownIn(rawPage(`${fact('phone')}\n\n<Open`)).facts).toEqual([]));

test.each([
  ['facts', `${fact('phone')} and ${fact('nif')}`, true],
  ['no facts', 'Words.', true],
  ['a name that is none', `${fact('phone')} and ${fact('fone')}`, false],
  ['no name', 'A <BusinessFact />.', false],
  ['a name in brackets', 'A <BusinessFact name={phone} />.', false],
])('whether all are facts: %s', (_, body, expected) =>
  expect(areFacts(rawPage(body))).toBe(expected),
);

test('parts with facts, of both texts', () => {
  const other = rawPage(`## B {#b}\n\n${fact('nif')}\n\n## C {#c}`);
  expect(partsOf(rawPage(PAGE), other)).toEqual(['', 'a', 'b']);
});

test('the facts of a part', () =>
  expect(factsOf(rawPage(PAGE), 'a').map(shown)).toEqual([fact('brand'), fact('nif')]));

test('whether a fact is among others', () => {
  const [phone, nif] = shownIn(rawPage(`${fact('phone')} and ${fact('nif')}`)).facts;
  expect(phone && nif && [has([phone, nif], nif), has([phone], nif)]).toEqual([true, false]);
});

describe('where a fact of a twin belongs', () => {
  const lineOf = (english: string, spanish: string): number | undefined => {
    const twin = rawPage(english);
    const [one] = shownIn(twin).facts;
    return one && lineFor(one, rawPage(spanish), twin);
  };

  test.each([
    ['in the same block', `A.\n\nB ${fact('nif')}.`, 'A.\n\n\nB.', 4],
    ['nowhere where the part is divided otherwise', `A ${fact('nif')}.`, 'A.\n\nB.', undefined],
    ['nowhere in no block', fact('nif'), '## A', undefined],
  ])('%s', (_, english, spanish, expected) => expect(lineOf(english, spanish)).toBe(expected));
});
