/** Edits that are no mistakes: nothing is told. */
import {expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {PROGRAM} from './facts';
import {EN, ES, mistakesWith, textOf} from './memory';
import {append, set} from './tools';

const PARAGRAPHS: readonly (readonly [string, string])[] = [
  [
    'Two masseuses may come together, and two suites have a door between them.',
    'Pueden venir dos masajistas juntas, y dos suites tienen una puerta en medio.',
  ],
  [
    'From one to three candles are lit. Between 4 and 5 of them are red.',
    'Se encienden de una a tres velas. Entre 4 y 5 de ellas son rojas.',
  ],
  [
    'Twenty minutes of it are spent under the water, and nobody counts them.',
    'Veinte minutos se van bajo el agua, y nadie los cuenta.',
  ],
  ['You do not pay one euro more than is written here.', 'No pagas ni un euro más de lo escrito.'],
  [
    'Reception keeps 24-hour watch, and a light is on.',
    'La recepción vela las 24 horas, y hay una luz encendida.',
  ],
];

test.each(PARAGRAPHS.flatMap(([en, es]) => [[EN, en] as const, [ES, es] as const]))(
  '%s: %s',
  async (folder, paragraph) => {
    const file = `${folder}/${PROGRAM}.mdx`;
    const problems = await mistakesWith([{file, to: append(paragraph)(textOf(file))}]);
    expect(problems, formatProblems(problems)).toEqual([]);
  },
);

test.each(['12345678Z', 'X1234567L', 'B12345674', 'ES-B12345674', '[NIF]'])(
  'the tax number %s',
  async (nif) => {
    const file = 'docs/business.yml';
    const to = set('nif', `"${nif}"`)(textOf(file));
    const problems = await mistakesWith([{file, to}]);
    expect(problems, formatProblems(problems)).toEqual([]);
  },
);
