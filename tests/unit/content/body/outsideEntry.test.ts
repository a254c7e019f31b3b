/** A paragraph that fell out of its entry. */
import {describe, expect, test} from 'vitest';

import {outsideEntry} from '../../../../src/content/body/outsideEntry';
import {mendsOf, saidAt, treeOf} from './said';

const faultsOf = (body: string) => outsideEntry(treeOf(body));

const WHOLE = (sign: string): string => `${sign} **Tea**\n\n   It is.\n\n`;

describe('what is told', () => {
  test.each([
    ['of the last entry', `${WHOLE('-')}${WHOLE('-')}- **Ice**\n\nIt is.`, 11],
    ['of an entry in the middle', `${WHOLE('-')}- **Ice**\n\nIt is.\n\n${WHOLE('-')}`, 7],
    ['of the first entry', `- **Ice**\n\nIt is.\n\n${WHOLE('-')}${WHOLE('-')}`, 3],
    ['in a component', `<A>\n\n${WHOLE('-')}${WHOLE('-')}- **Ice**\n\nIt is.\n\n</A>`, 13],
  ])('%s', (_, body, line) => {
    expect(saidAt(faultsOf(body))).toEqual([
      `${line} | a paragraph that stands outside the entry above it`,
    ]);
    expect(mendsOf(faultsOf(body))).toEqual([
      'Write two blanks before it, as before those of the other entries.',
    ]);
  });

  test('with numbers', () =>
    expect(mendsOf(faultsOf(`${WHOLE('1.')}${WHOLE('2.')}3. **Ice**\n\nIt is.`))).toEqual([
      'Write three blanks before it, as before those of the other entries.',
    ]));
});

test.each([
  ['a list of lines', '- Tea\n- Ice\n- Oil\n\nIt is.'],
  ['whole entries', `${WHOLE('-')}${WHOLE('-')}${WHOLE('-')}It is.`],
  ['two entries', `${WHOLE('-')}- **Ice**\n\nIt is.`],
  ['two that lack a block', `${WHOLE('-')}${WHOLE('-')}- **Ice**\n\n- **Oil**\n\nIt is.`],
  ['entries of several lengths', `${WHOLE('-')}   More.\n\n${WHOLE('-')}- **Ice**\n\nIt is.`],
  [
    'an entry that lacks two',
    `${WHOLE('-')}   More.\n\n${WHOLE('-')}   More.\n\n- **Ice**\n\nIt is.`,
  ],
  ['a list of another kind below', `${WHOLE('-')}- **Ice**\n\nIt is.\n\n${WHOLE('1.')}`],
  ['a heading', `${WHOLE('-')}${WHOLE('-')}- **Ice**\n\n## It is`],
  ['words between', `${WHOLE('-')}${WHOLE('-')}- **Ice**\n\n<A />\n\nIt is.`],
  ['words alone', 'It is.\n\nIt is.'],
])('nothing is said: %s', (_, body) => expect(faultsOf(body)).toEqual([]));
