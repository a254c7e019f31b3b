/** The name of a program in its title and its keywords. */
import {describe, expect, test} from 'vitest';

import {misspeltNames} from '../../../../../src/content/checks/facts/programTitles';
import {rawPage, told} from '../rawPages';

type Fields = Record<string, unknown>;

const NAME = {name: 'Moonlight', label: 'Moonlight'};
const program = (fields: Fields) =>
  rawPage('', {id: 'programs/moon', fields: {...NAME, ...fields}});
const OTHER = rawPage('', {id: 'programs/silk', fields: {name: 'Silk Road', label: 'Silk Road'}});
const check = (fields: Fields) => misspeltNames([program(fields), OTHER]);

describe('a slip in the name', () => {
  test.each<[string, Fields, string]>([
    ['as a title', {title: 'Moonlihgt'}, 'title | "Moonlihgt"'],
    ['before a comma', {title: 'Monlight, a massage'}, 'title | "Monlight"'],
    ['before a colon', {title: 'Monlight: a massage'}, 'title | "Monlight"'],
    ['before a point', {title: 'Monlight · a massage'}, 'title | "Monlight"'],
    ['before a stroke', {title: 'Monlight | a massage'}, 'title | "Monlight"'],
    ['before a dash', {title: 'Monlight — a massage'}, 'title | "Monlight"'],
    ['before a short dash', {title: 'Monlight – a massage'}, 'title | "Monlight"'],
    ['before a hyphen', {title: 'Monlight - a massage'}, 'title | "Monlight"'],
    ['in a keyword', {keywords: ['massage', 'moonlihgt']}, 'keywords[1] | "moonlihgt"'],
    ['in a keyword with spaces', {keywords: [' Monlight']}, 'keywords[0] | " Monlight"'],
    [
      'another program in the place of it',
      {title: 'Moonlight, a massage', keywords: ['massage', 'Silk Road']},
      'keywords[1] | "Silk Road"',
    ],
  ])('%s', (_, fields, expected) => {
    expect(told(check(fields))).toEqual([`en/programs/moon.mdx ${expected}`]);
    expect(check(fields)[0]?.remedy).toBe('Write Moonlight, as it is called on its page.');
  });

  test('in both', () => expect(check({title: 'Monlight', keywords: ['Monlight']})).toHaveLength(2));
});

describe('nothing is said', () => {
  test.each<[string, Fields]>([
    ['the name', {title: 'Moonlight', keywords: ['Moonlight']}],
    ['the name without capitals and accents', {title: 'moonlíght', keywords: ['moonlight']}],
    ['other words', {title: 'A massage with oil', keywords: ['massage with oil']}],
    ['too many slips', {title: 'Monlihg'}],
    ['a slip further on', {title: 'A massage, Monlight'}],
    ['a slip in a name with a hyphen', {title: 'Monlight-massage'}],
    ['another label', {label: 'Moon', title: 'Monlight'}],
    ['no name', {name: undefined, label: undefined, title: 'Monlight'}],
    ['a short name', {name: 'Prana', label: 'Prana', title: 'Prama'}],
    ['the name of another program', {name: 'Silk Rood', label: 'Silk Rood', title: 'Silk Road'}],
    ['no title', {title: undefined, keywords: [3]}],
    ['another program beside it', {title: 'Moonlight', keywords: ['Moonlight', 'Silk Road']}],
    ['another program, as in the title', {title: 'Silk Road', keywords: ['Silk Road']}],
  ])('%s', (_, fields) => expect(check(fields)).toEqual([]));

  test('of a page that is no program', () =>
    expect(misspeltNames([{...program({title: 'Monlight'}), kind: 'page'}])).toEqual([]));
  test('but of a name of six letters', () =>
    expect(check({name: 'Pranas', label: 'Pranas', title: 'Pramas'})).toHaveLength(1));
});
