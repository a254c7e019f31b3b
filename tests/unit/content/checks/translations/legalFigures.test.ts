/** Numbers of a legal text that a translation has otherwise, beyond its original, or not at all. */
import {describe, expect, test} from 'vitest';

import {checkLegalFigures} from '../../../../../src/content/checks/translations/legalFigures';
import type {Problem} from '../../../../../src/content/problems';
import {inBoth, rawPage, told} from '../rawPages';

const problems = (english: string, spanish: string, known: readonly Problem[] = []) =>
  checkLegalFigures(inBoth(english, spanish, {id: 'legal/a'}), known);
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

describe('in the text', () => {
  test.each<[string, string, string, string]>([
    [
      'another number',
      'Words.\n\nWithin 3 days.',
      'Palabras.\n\nEn 5 días.',
      'es/legal/a.mdx:12 | “5 días”, and the original has “3 days”',
    ],
    [
      'a number more',
      'Soon.\n\nWords.',
      'Pronto.\n\nEn 5 días.',
      'es/legal/a.mdx:12 | “5 días”, which the original does not have',
    ],
    [
      'two numbers more of one sentence',
      'Soon.',
      'En 5 días o 6 semanas.',
      'es/legal/a.mdx:10 | “5 días” and “6 semanas”, which the original does not have',
    ],
    [
      'a number less',
      'Words.\n\nWithin 5 days.',
      'Palabras.\n\nPronto.',
      'es/legal/a.mdx:12 | no number for “5 days” of the original',
    ],
    [
      'two numbers less of one sentence',
      'Within 5 days or 6 weeks.',
      'Pronto.',
      'es/legal/a.mdx:10 | no number for “5 days” and “6 weeks” of the original',
    ],
    [
      'a number less, behind the last paragraph',
      'Words.\n\nWithin 5 days.',
      'Palabras. Pronto.',
      'es/legal/a.mdx:10 | no number for “5 days” of the original',
    ],
    [
      'of an entry',
      '- In 3 days.\n- In 5 days.',
      '- En 3 días.\n- En 6 días.',
      'es/legal/a.mdx:11 | “6 días”, and the original has “5 days”',
    ],
    [
      'of a cell',
      '| 3 days | 5 days |\n| - | - |\n| 7 days | A |',
      '| 3 días | 5 días |\n| - | - |\n| 8 días | A |',
      'es/legal/a.mdx:12 | “8 días”, and the original has “7 days”',
    ],
    [
      'of a heading',
      '## In 3 days',
      '## En 5 días',
      'es/legal/a.mdx:10 | “5 días”, and the original has “3 days”',
    ],
    [
      'of entries, in lists of another length',
      '- In 3 days.\n- Soon.',
      '- En 5 días.',
      'es/legal/a.mdx:10 | “5 días”, and the original has “3 days”',
    ],
    [
      'of an entry that is gone, at its heading',
      '## A {#a}\n\n- In 3 days.',
      '## A {#a}',
      'es/legal/a.mdx:10 | no number for “3 days” of the original',
    ],
    [
      'in the second part',
      '## A {#a}\n\n3 days.\n\n## B {#b}\n\n5 days.',
      '## A {#a}\n\n3 días.\n\n## B {#b}\n\n6 días.',
      'es/legal/a.mdx:16 | “6 días”, and the original has “5 days”',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('of two sentences, one by one', () =>
    expect(said('Soon.\n\nNow.', 'En 5 días.\n\nEn 6 semanas.')).toEqual([
      'es/legal/a.mdx:10 | “5 días”, which the original does not have',
      'es/legal/a.mdx:12 | “6 semanas”, which the original does not have',
    ]));

  test('two that changed their entries', () =>
    expect(said('- In 3 days.\n- In 5 days.', '- En 5 días.\n- En 3 días.')).toEqual([
      'es/legal/a.mdx:10 | “5 días”, and the original has “3 days”',
      'es/legal/a.mdx:11 | “3 días”, and the original has “5 days”',
    ]));

  test('in a text that begins with its file', () => {
    const [original, translation] = inBoth('3 days.', '5 días.', {id: 'legal/a'});
    const {bodyLine: _, ...whole} = translation ?? rawPage('');
    expect(told(checkLegalFigures(original ? [original, whole] : [], []))).toEqual([
      'es/legal/a.mdx:1 | “5 días”, and the original has “3 days”',
    ]);
  });

  test('how to mend it', () => {
    const mended = (english: string, spanish: string) => problems(english, spanish)[0]?.remedy;
    expect(mended('3 days', '5 días')).toBe('Correct it here or in en/legal/a.mdx.');
    expect(mended('Soon', '5 días')).toBe('Put it back in en/legal/a.mdx, or delete it here.');
    expect(mended('3 days', 'Pronto')).toBe('Say it here as well, or correct en/legal/a.mdx.');
  });

  test.each([
    ['the same', '3 days', '3 días'],
    ['two that changed their paragraphs', '3 days.\n\n5 days.', '5 días.\n\n3 días.'],
    ['parts that are others', '## A {#a}\n\n3 days', '## B {#b}\n\n5 días'],
    ['a text that cannot be read', '3 days', '5 días\n\n<Open'],
    ['an original that cannot be read', '3 days\n\n<Open', '5 días'],
  ])('nothing is said of %s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));
});

describe('in fields', () => {
  const saidOf = (en: Record<string, unknown>, es: Record<string, unknown>): string[] =>
    told(checkLegalFigures(inBoth('', '', {id: 'legal/a', en, es}), []));

  test.each(['title', 'description', 'label'])('another number: %s', (field) =>
    expect(saidOf({[field]: 'In 3 days'}, {[field]: 'En 5 días'})).toEqual([
      `es/legal/a.mdx ${field} | “5 días”, and the original has “3 days”`,
    ]),
  );

  test('how to mend it', () =>
    expect(
      checkLegalFigures(
        inBoth('', '', {id: 'legal/a', en: {title: '3 days'}, es: {title: '5 días'}}),
        [],
      )[0]?.remedy,
    ).toBe('Correct it here or in en/legal/a.mdx.'));

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a number more', {title: 'Soon'}, {title: 'En 5 días'}],
    ['a number less', {title: 'In 3 days'}, {}],
    ['the same', {title: '3 days'}, {title: '3 días'}],
    ['the other field', {title: '3 days', label: '5 days'}, {title: '3 días', label: '5 días'}],
    ['an address', {slug: '/3-days'}, {slug: '/5-dias'}],
  ])('nothing is said of %s', (_, en, es) => expect(saidOf(en, es)).toEqual([]));
});

test('nothing is said of other pages and of languages whose numbers are not known', () => {
  expect(checkLegalFigures(inBoth('3 days', '5 días'), [])).toEqual([]);
  const [german, original] = [
    rawPage('5 Tage', {id: 'legal/a', locale: 'de'}),
    rawPage('3 days', {id: 'legal/a'}),
  ];
  expect(checkLegalFigures([original, german], [])).toEqual([]);
});

test('nothing is said of a part of which something is told', () => {
  const [english, spanish] = ['3 days.\n\n## A {#a}\n\n5 days.', '4 días.\n\n## A {#a}\n\n6 días.'];
  const at = (file: string, line: number): Problem[] => [
    {file, field: '', line, found: 'a mistake', remedy: 'Mend it.'},
  ];
  expect(said(english, spanish, at('es/legal/a.mdx', 12))).toHaveLength(1);
  expect(said(english, spanish, at('en/legal/a.mdx', 10))).toEqual([
    'es/legal/a.mdx:14 | “6 días”, and the original has “5 days”',
  ]);
});
