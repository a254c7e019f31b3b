/** Which of two pages the same words were pasted into, by what the other language says there. */
import {describe, expect, test} from 'vitest';

import {isGuest} from '../../../../../src/content/checks/repetition/guest';
import {rawPage} from '../rawPages';
import {rawSite} from '../rawSite';

type Pages = readonly ReturnType<typeof rawPage>[];

/** A page in English and in Spanish. */
const both = (
  id: string,
  english: string,
  spanish: string,
  fields: Record<string, unknown> = {},
): Pages => [rawPage(english, {id}), rawPage(spanish, {id, locale: 'es', fields})];

const TEXT = 'The lantern burns beside the harbour tonight';

/** Whether the text was pasted into page `a`, not into page `b`. */
function isPasted(pages: Pages, field = '', text = TEXT): boolean {
  const [one, other] = ['a', 'b'].map((id) =>
    pages.find((page) => page.id === id && page.locale === 'en'),
  );
  if (!one || !other) throw new Error('a page is missing');
  const at = (document: (typeof pages)[number]) => ({document, field, text});
  return isGuest(at(one), at(other), rawSite(pages));
}

/** Pages on which the first word stands where the other language has the second. */
const speaking = (english: string, spanish: string, count = 3): Pages =>
  Array.from({length: count}, (_, at) =>
    both(`other${at}`, `Some ${english} here`, `Algo ${spanish} aquí`),
  ).flat();

const silent = (count: number): Pages =>
  Array.from({length: count}, (_, at) => both(`silent${at}`, 'Nothing', 'Nada')).flat();

describe('by the words of the other language', () => {
  const HOME = 'El farol arde junto al puerto esta noche';
  const AWAY = 'Allí nadie bebe jamás café antes del alba';
  const LEARNT = [
    ...speaking('lantern', 'farol'),
    ...speaking('harbour', 'puerto').map((page) => ({...page, id: `${page.id}b`})),
    ...silent(2),
  ];

  test('pasted where it says something else', () => {
    expect(isPasted([...both('a', TEXT, AWAY), ...both('b', TEXT, HOME), ...LEARNT])).toBe(true);
    expect(isPasted([...both('a', TEXT, HOME), ...both('b', TEXT, AWAY), ...LEARNT])).toBe(false);
  });

  test('not sure where no page tells what words are called', () => {
    expect(isPasted([...both('a', TEXT, AWAY), ...both('b', TEXT, HOME)])).toBe(false);
    expect(
      isPasted([
        ...both('a', TEXT, AWAY),
        ...both('b', TEXT, HOME),
        ...speaking('lantern', 'farol', 2),
        ...silent(12),
      ]),
    ).toBe(false);
  });

  test('not by words that stand everywhere', () =>
    expect(
      isPasted([
        ...both('a', TEXT, AWAY),
        ...both('b', TEXT, HOME),
        ...speaking('lantern', 'farol', 4),
      ]),
    ).toBe(false));

  test('not by words that are seldom said together', () =>
    expect(
      isPasted([
        ...both('a', TEXT, AWAY),
        ...both('b', TEXT, HOME),
        ...speaking('lantern', 'farol', 1),
        ...speaking('lantern', 'nada', 2).map((page) => ({...page, id: `${page.id}b`})),
        ...silent(12),
      ]),
    ).toBe(false));

  test.each<[string, Pages]>([
    [
      'that are divided otherwise',
      LEARNT.map((page) => (page.locale === 'es' ? {...page, body: `${page.body}\n\nMás.`} : page)),
    ],
    ['without their other language', LEARNT.filter(({locale}) => locale === 'en')],
  ])('not by pages %s', (_, learnt) =>
    expect(isPasted([...both('a', TEXT, AWAY), ...both('b', TEXT, HOME), ...learnt])).toBe(false),
  );

  test('a name is the same in both', () => {
    const named = 'Come to Velada whenever you like it';
    const pages = [
      ...both('a', named, 'Toma Calma cuando quieras que sea así'),
      ...both('b', named, 'Ven a VELADA cuando quieras que sea así'),
    ];
    expect(isPasted(pages, '', named)).toBe(true);
  });

  test('not a short one', () => {
    const named = 'Go to a spa';
    const pages = [...both('a', named, 'Ir a un bar'), ...both('b', named, 'Ir a un spa')];
    expect(isPasted(pages, '', named)).toBe(false);
  });
});

describe('by its length', () => {
  test.each([
    ['pasted beside a shorter text', 'Dos', 'Uno dos tres cuatro cinco seis siete', true],
    [
      'pasted beside a longer text',
      'Uno dos tres '.repeat(6),
      'Uno dos tres cuatro cinco seis siete',
      true,
    ],
    [
      'at home in both',
      'Uno dos tres cuatro cinco seis siete',
      'Uno dos tres cuatro cinco seis siete',
      false,
    ],
    [
      'one word less',
      'Uno dos tres cuatro cinco seis',
      'Uno dos tres cuatro cinco seis siete',
      true,
    ],
    ['the other pasted', 'Uno dos tres cuatro cinco seis siete', 'Dos', false],
  ])('%s', (_, here, there, expected) =>
    expect(isPasted([...both('a', TEXT, here), ...both('b', TEXT, there)])).toBe(expected),
  );
});

describe('the place', () => {
  const LONG = 'Uno dos tres cuatro cinco seis siete';

  test('the block beside it', () =>
    expect(
      isPasted([
        ...both('a', `One.\n\n${TEXT}\n\nThree.`, `${LONG}\n\nDos\n\n${LONG}`),
        ...both('b', `One.\n\n${TEXT}\n\nThree.`, `Uno\n\n${LONG}\n\nTres`),
      ]),
    ).toBe(true));

  test('imports are no block', () =>
    expect(
      isPasted([
        ...both('a', `import A from 'a';\n\nOne.\n\n${TEXT}`, `${LONG}\n\nDos`),
        ...both('b', `One.\n\n${TEXT}`, `Uno\n\n${LONG}`),
      ]),
    ).toBe(true));

  test('any block of a page that is divided otherwise, the best of them', () =>
    expect(
      isPasted([
        ...both('a', `One.\n\n${TEXT}`, `Uno\n\nDos\n\nTres`),
        ...both('b', `One.\n\n${TEXT}`, `Uno\n\nTres\n\n${LONG}`),
      ]),
    ).toBe(true));

  test('a field', () =>
    expect(
      isPasted(
        [
          ...both('a', TEXT, LONG, {closing: {text: 'Dos'}}),
          ...both('b', TEXT, 'Dos', {closing: {text: LONG}}),
        ],
        'closing.text',
      ),
    ).toBe(true));

  test('a field that is empty says nothing', () =>
    expect(
      isPasted(
        [
          ...both('a', TEXT, LONG, {closing: null}),
          ...both('b', TEXT, LONG, {closing: {text: LONG}}),
        ],
        'closing.text',
      ),
    ).toBe(true));

  test('a field that is not there says nothing', () =>
    expect(
      isPasted([...both('a', TEXT, LONG), ...both('b', TEXT, LONG, {lead: LONG})], 'lead'),
    ).toBe(true));

  test.each([
    ['a page without its other language', [rawPage(TEXT, {id: 'a'}), ...both('b', TEXT, LONG)]],
    ['another page without it', [...both('a', TEXT, 'Dos'), rawPage(TEXT, {id: 'b'})]],
    ['words that are nowhere', [...both('a', 'One.', 'Dos'), ...both('b', TEXT, LONG)]],
  ])('not sure of %s', (_, pages) => expect(isPasted(pages)).toBe(false));
});
