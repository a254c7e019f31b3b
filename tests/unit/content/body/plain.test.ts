/** Biographies: plain paragraphs. */
import {expect, test} from 'vitest';

import {checkPlain} from '../../../../src/content/body/plain';
import {mendsOf, saidAt, treeOf} from './said';

const faultsOf = (body: string) => checkPlain(treeOf(body));

test.each([
  ['a heading', 'One.\n\n## Two\n\nThree.', '3 | a heading in a biography'],
  ['a list', '- One\n- *Two*', '1 | a list in a biography'],
  ['a link', 'One [two](/a.mdx).', '1 | a link in a biography'],
  ['a picture', 'One ![two](/a.svg).', '1 | a picture in a biography'],
  ['italics', 'One *two*.', '1 | italics in a biography'],
  ['bold letters', 'One **two**.', '1 | bold letters in a biography'],
  ['words struck out', 'One ~~two~~.', '1 | words struck out in a biography'],
  ['a quotation', '> One *two*.', '1 | a quotation in a biography'],
  ['a table', '| A |\n| - |\n| *B* |', '1 | a table in a biography'],
  ['an import', "import A from 'a';", '1 | an import in a biography'],
  ['a component', '<A>\n\nOne.\n\n</A>', '1 | a component in a biography'],
  ['a component in a sentence', 'One <A /> two.', '1 | a component in a biography'],
  ['something else', 'One `two`.', '1 | formatting in a biography'],
])('%s', (_, body, expected) => expect(saidAt(faultsOf(body))).toEqual([expected]));

test('each of several', () => expect(faultsOf('One *two* **three**.')).toHaveLength(2));

test('how to mend it', () => {
  const plain = 'A biography is plain paragraphs with empty lines between';
  expect(mendsOf(faultsOf('One *two* ~~three~~.'))).toEqual([
    `${plain}: leave the signs out.`,
    `${plain}: delete these words with their ~~, or the signs alone.`,
  ]);
});

test('quoted lines have a rule, and nothing else has', () => {
  expect(faultsOf('> One.')[0]?.rule).toBe('quoted-lines');
  expect(faultsOf('## One')[0]).not.toHaveProperty('rule');
});

test('paragraphs are left alone', () => expect(faultsOf('One,\ntwo.\n\nThree.')).toEqual([]));
