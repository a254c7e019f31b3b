/** What a program is called: on its page, in lists of links, in its title, in the other language. */
import {describe, expect, test} from 'vitest';

import {
  changedNames,
  nameOf,
  otherNames,
} from '../../../../../src/content/checks/facts/programNames';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';
import {inFull} from './faults';

type Fields = Record<string, unknown>;

const program = (id: string, fields: Fields, locale = 'en'): RawDocument =>
  rawPage('', {id: `programs/${id}`, locale, fields});

describe('a name and its label', () => {
  test.each<[string, unknown, unknown, boolean]>([
    ['other words', 'Silk Road', 'Jade', true],
    ['some of the words', 'Silk Road', 'Silk Way', true],
    ['a part of a word', 'Silken', 'Silk', true],
    ['the same', 'Silk', 'Silk', false],
    ['other capitals', 'Silk Road', 'SILK', false],
    ['a part of the name', 'Silk Road', 'Road', false],
    ['the name in a longer one', 'Silk', 'The Silk Road', false],
    ['no name', ' ', 'Silk', false],
    ['no label', 'Silk', ' ', false],
    ['a name that is none', 3, 'Silk', false],
    ['a label that is none', 'Silk', undefined, false],
  ])('%s', (_, name, label, isTold) =>
    expect(inFull(nameOf(program('x', {name, label})))).toEqual(
      isTold
        ? [
            `name | "${String(name)}", and label is "${String(label)}". The program has one name: write the same in both, or a part of it in label.`,
          ]
        : [],
    ),
  );
});

describe('a title that names another program', () => {
  const JADE = program('jade', {name: 'Jade', title: 'Jade, a massage'});
  const silk = (fields: Fields): RawDocument =>
    program('silk', {name: 'Silk', title: 'Jade massage', ...fields});

  test('is told', () => {
    expect(told(otherNames([silk({}), JADE]))).toEqual([
      'en/programs/silk.mdx title | "Jade massage", and the program is Silk',
    ]);
    expect(otherNames([JADE, silk({})])[0]?.remedy).toBe('Name this program in its title.');
  });
  test.each<[string, RawDocument[]]>([
    ['its own name', [silk({title: 'Silk massage'}), JADE]],
    ['both names', [silk({title: 'Silk and Jade'}), JADE]],
    ['no name', [silk({title: 'A massage'}), JADE]],
    ['the same title', [silk({title: 'Jade, a massage'}), JADE]],
    [
      'another program of another language',
      [silk({}), program('jade', {name: 'Jade', title: 'x'}, 'es')],
    ],
    ['a program without a name', [silk({}), program('jade', {name: ' ', title: 'x'})]],
    ['a name that is none', [silk({title: '3 hands'}), program('jade', {name: 3, title: 'x'})]],
    ['no title', [silk({title: undefined}), JADE]],
    ['no name of its own', [silk({name: undefined}), JADE]],
    ['a page that is no program', [{...silk({}), kind: 'page'}, JADE]],
    ['the name of a page', [silk({}), {...JADE, kind: 'page'}]],
  ])('is not told: %s', (_, pages) => expect(otherNames(pages)).toEqual([]));
});

describe('a name that was changed in one language', () => {
  const EN = program('silk', {name: 'Jade', label: 'Jade', title: 'Silk massage'});
  const ES = program('silk', {name: 'Silk', label: 'Silk', title: 'Masaje Silk'}, 'es');

  test('is told', () => {
    expect(told(changedNames([EN, ES]))).toEqual([
      'en/programs/silk.mdx name | "Jade", and its title and es/programs/silk.mdx say "Silk"',
    ]);
    expect(changedNames([EN, ES])[0]?.remedy).toBe(
      'Correct it, and label; or change the name everywhere, in every language.',
    );
  });
  test('is told of a translation', () =>
    expect(
      told(
        changedNames([
          program('silk', {name: 'Silk', title: 'Silk massage'}),
          program('silk', {name: 'Jade', title: 'Masaje Silk'}, 'es'),
        ]),
      ),
    ).toEqual([
      'es/programs/silk.mdx name | "Jade", and its title and en/programs/silk.mdx say "Silk"',
    ]));

  const english = (fields: Fields): RawDocument =>
    program('silk', {name: 'Jade', label: 'Jade', title: 'Silk massage', ...fields});
  test.each<[string, RawDocument[]]>([
    ['its title has it', [english({title: 'Jade massage'}), ES]],
    ['its title has neither', [english({title: 'A massage'}), ES]],
    ['its label contradicts it', [english({label: 'Silk'}), ES]],
    ['another program', [EN, program('oil', {name: 'Silk', title: 'Silk'}, 'es')]],
    ['no other language', [EN]],
    ['no name', [english({name: '  '}), ES]],
    ['a name that is none', [english({name: 3}), ES]],
    ['no title', [english({title: undefined}), ES]],
    ['no name in the other language', [EN, program('silk', {name: ' ', title: 'Silk'}, 'es')]],
    [
      'a name of the other language that is none',
      [english({title: '3 hands'}), program('silk', {name: 3}, 'es')],
    ],
    ['a page that is no program', [{...EN, kind: 'page'}, ES]],
  ])('is not told: %s', (_, pages) => expect(changedNames(pages)).toEqual([]));
});
