/** Lists, headings and signs that are meant: each looks like a mistake to a rule that is told too widely. */
import {expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {EN, ES, isExample, mistakesWith, textOf} from './memory';

const edited = (file: string, from: string | RegExp, to: string) => ({
  file,
  to: textOf(file).replace(from, to),
});

test.each([
  ['a star that points to a note', EN, 'home', 'A round bath, drawn on request', '$&\\*'],
  ['stars that multiply', EN, 'about', 'The banister remembers.', '$& Two \\* three \\* four.'],
  ['letters joined by a sign', EN, 'about', 'The banister remembers.', '$& An R&B record; a Q&A.'],
  ['numbers that are all one', EN, 'home', /^[2-7]\. (?=[A-Z])/gm, '1. '],
  [
    'a number at the head of a row',
    EN,
    'about',
    'pieces. The',
    'pieces.\n  12 people carried it. The',
  ],
  ['a list with commas at the ends of its entries', EN, 'contact', /(^- .*)$(?=\n-)/gm, '$1,'],
  ['entries of which some are sentences', ES, 'contact', /^(- .*)\n(- .*)\n/m, '$1.\n$2.\n'],
  [
    'a number that is no count of the list',
    ES,
    'about',
    'Cuatro normas que',
    'Tres masajistas dicen que',
  ],
  ['the right number', ES, 'about', 'Cuatro normas que', '4 normas que'],
  ['a street in a heading', ES, 'contact', '## Al llegar', '## Al llegar desde Paseo de Gracia'],
  ['a feast in a heading', ES, 'casting', '## Qué ofrecemos', '## Qué ofrecemos por Navidad'],
  ['a name in a heading', ES, 'contact', '## Al llegar', '## Al llegar al Eixample'],
] as const)('%s', async (_name, folder, id, from, to) => {
  const edit = edited(`${folder}/${id}.mdx`, from, to);
  if (isExample) expect(edit.to).not.toBe(textOf(edit.file));
  const problems = await mistakesWith([edit]);
  expect(problems, formatProblems(problems)).toEqual([]);
});

test('a part that both languages do without', async () => {
  const part = /^### (?:Before we travel|Antes de salir)\n\n/m;
  const edits = [EN, ES].map((folder) => edited(`${folder}/outcall.mdx`, part, ''));
  const problems = await mistakesWith(edits);
  expect(problems, formatProblems(problems)).toEqual([]);
});

test('a story that a translation divides into parts', async () => {
  const file = `${ES}/programs/tao-de-jade.mdx`;
  const edit = edited(file, /\n\n(?=[^\n]+\n*$)/, '\n\n## Al final\n\n');
  const problems = await mistakesWith([edit]);
  expect(problems, formatProblems(problems)).toEqual([]);
});
