/** Edits of fields that are no mistakes: nothing is told. */
import {expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {MASSEUSE, PROGRAM, TIERED} from './facts';
import {EN, ES, isExample, mistakesWith, textOf} from './memory';
import {set, swap} from './tools';

type Edit = readonly [name: string, file: string, change: (text: string) => string];

const EDITS: readonly Edit[] = [
  ['days in lines', `${EN}/${MASSEUSE}.mdx`, set('languages', '\n  - es\n  - en')],
  ['one language', `${EN}/${MASSEUSE}.mdx`, set('languages', '[es]')],
  [
    'sessions in lines of their own',
    `${EN}/${TIERED}.mdx`,
    swap(/ {2}- \{minutes: (\d+), priceEur: (\d+)\}/g, '  - minutes: $1\n    priceEur: $2'),
  ],
  [
    'a picture in lines',
    `${EN}/${TIERED}.mdx`,
    swap(/^hero: \{(.*), (focal.*)\}/m, 'hero:\n  $1\n  $2'),
  ],
  [
    'keywords in brackets',
    `${EN}/about.mdx`,
    swap(
      /^keywords:\n(?: {2}- .*\n)+/m,
      'keywords: [massage house, private massage, house at night]\n',
    ),
  ],
  [
    'a list without blanks before its hyphens',
    `${EN}/about.mdx`,
    (text) =>
      text.replace(/^keywords:\n(?: {2}- .*\n)+/m, (list) => list.replace(/^ {2}- /gm, '- ')),
  ],
  [
    'an entry that goes on in the next line',
    `${ES}/${PROGRAM}.mdx`,
    swap(/^(recommendedFor:\n {2}- .*) (\S+)$/m, '$1\n    $2'),
  ],
  ['a description in two lines', `${EN}/about.mdx`, swap(/^(description: .{50}\S*) /m, '$1\n  ')],
  ['a description as a block', `${EN}/about.mdx`, swap(/^description: /m, 'description: >-\n  ')],
  ['a title with a slash', `${EN}/about.mdx`, set('title', 'The house / the night')],
  [
    'a half said otherwise',
    `${ES}/programs/ananga-sutra.mdx`,
    swap('Descanso entre las dos mitades', 'Una pausa a la mitad'),
  ],
  [
    'a cup in the interval',
    `${ES}/programs/tao-de-jade.mdx`,
    swap('Té entre las dos mitades', 'Una taza de té en el intermedio'),
  ],
  [
    'the halves of the original said otherwise',
    `${EN}/programs/tao-de-jade.mdx`,
    swap('Tea between the two halves', 'A cup of tea between one half and the next'),
  ],
  [
    'borrowed words',
    `${ES}/programs/outcall.mdx`,
    swap('Noches de lluvia en el Eixample', 'Congresistas con jet lag'),
  ],
  ['hours around midnight', `${EN}/${MASSEUSE}.mdx`, swap(/^( {4}to: )"\d\d:00"/m, '$1"01:00"')],
];

test.skipIf(!isExample).each(EDITS)('%s', async (_name, file, change) => {
  const before = textOf(file);
  const to = change(before);
  expect(to).not.toBe(before);
  const problems = await mistakesWith([{file, to}]);
  expect(problems, formatProblems(problems)).toEqual([]);
});
