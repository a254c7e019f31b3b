/** An entry of a list that lost its full stop. */
import {describe, expect, test} from 'vitest';

import {checkEntryStops} from '../../../../../src/content/checks/translations/entryStops';
import {inBoth, told} from '../rawPages';

const list = (...entries: string[]): string => entries.map((entry) => `- ${entry}`).join('\n');
const problems = (english: string, spanish: string) =>
  checkEntryStops(inBoth(english, spanish), []);
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

const FOUND = 'no full stop at the end of an entry';
const ENGLISH = list('One.', 'Two.', 'Three.');

describe('a lost stop', () => {
  test.each([
    ['in the translation', ENGLISH, list('Uno.', 'Dos', 'Tres.'), `es/about.mdx:11 | ${FOUND}`],
    [
      'in the original',
      list('One.', 'Two.', 'Three'),
      list('Uno.', 'Dos.', 'Tres.'),
      `en/about.mdx:12 | ${FOUND}`,
    ],
    [
      'behind a sentence',
      ENGLISH,
      list('Uno.', 'Dos. Y más', 'Tres.'),
      `es/about.mdx:11 | ${FOUND}`,
    ],
    ['behind a number', ENGLISH, list('Uno.', 'Dos.', 'Las 3'), `es/about.mdx:12 | ${FOUND}`],
    ['behind a bracket', ENGLISH, list('Uno.', 'Dos.', 'Tres (3)'), `es/about.mdx:12 | ${FOUND}`],
    ['behind a quotation', ENGLISH, list('Uno.', 'Dos.', '«Tres»'), `es/about.mdx:12 | ${FOUND}`],
    [
      'beside other signs that end a sentence',
      list('One!', 'Two?', 'Three…', 'Four.'),
      list('Uno!', '«¿Dos?»', 'Tres…', 'Cuatro'),
      `es/about.mdx:13 | ${FOUND}`,
    ],
    [
      'in the last paragraph of an entry',
      '- One.\n\n  A.\n\n  B.\n- Two.\n- Three.',
      '- Uno.\n\n  A.\n\n  B\n- Dos.\n- Tres.',
      `es/about.mdx:14 | ${FOUND}`,
    ],
    [
      'in the second list',
      `${list('A', 'B', 'C')}\n\nWords.\n\n${ENGLISH}`,
      `${list('A', 'B', 'C')}\n\nPalabras.\n\n${list('Uno', 'Dos.', 'Tres.')}`,
      `es/about.mdx:16 | ${FOUND}`,
    ],
    [
      'beside one without a stop in both',
      list('One.', 'Two.', 'Three.', 'Four'),
      list('Uno', 'Dos.', 'Tres.', 'Cuatro'),
      `es/about.mdx:10 | ${FOUND}`,
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('how to mend it', () =>
    expect(problems(ENGLISH, list('Uno.', 'Dos', 'Tres.'))[0]?.remedy).toBe(
      'Write one, as the others of the list have it.',
    ));
});

describe('nothing is said', () => {
  test.each([
    ['of stops that both have', ENGLISH, ENGLISH],
    ['of two that are lost', ENGLISH, list('Uno', 'Dos', 'Tres.')],
    ['of two entries', list('One.', 'Two.'), list('Uno.', 'Dos')],
    ['of a shorter list', `${ENGLISH}\n- Four.`, list('Uno.', 'Dos', 'Tres.')],
    ['of a longer list', ENGLISH, list('Uno.', 'Dos.', 'Tres', 'Cuatro.')],
    ['where fewer have one there', list('One.', 'Two.', 'Three'), list('Uno', 'Dos.', 'Tres')],
    ['of a component at the end', ENGLISH, list('Uno.', 'Dos.', '<CallLink />')],
    ['of a colon at the end', ENGLISH, list('Uno.', 'Dos.', 'Tres:')],
    [
      'where there are more lists',
      ENGLISH,
      `${list('Uno.', 'Dos', 'Tres.')}\n\nMás.\n\n${list('A')}`,
    ],
    ['of a text that cannot be read', ENGLISH, `${list('Uno.', 'Dos', 'Tres.')}\n\n<Open`],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));
});
