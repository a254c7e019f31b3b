/** Lists whose entries are none to the reader: beside the name of the list, with another sign, without a hyphen. */
import {describe, expect, test} from 'vitest';

import {listSlip} from '../../../../src/content/read/yamlLists';
import {rowsOf, slip} from './rows';

const said = (text: string): string => slip(listSlip(rowsOf(text)));
const remedy = (text: string): string | undefined => listSlip(rowsOf(text))?.remedy;

/** Nobody goes on in a new line while there is room in a shorter one. */
const LONG = 'A towel for each of those who come, and a second to dry.';

describe('the first entry beside the name of its list', () => {
  test.each([
    ['with the next one below', 'features: Oil\n  - Tea'],
    ['with the next one at the beginning of the line', 'features: Oil\n- Tea'],
    ['with its hyphen', 'features: - Oil'],
    ['with a note between', 'features: Oil\n\n# More.\n  - Tea'],
    ['with blanks behind it', 'features:   Oil  \n  - Tea'],
    ['with brackets in its words', 'features: Oil [warm]\n  - Tea'],
    ['in curly brackets', 'features: {id: a}\n  - {id: b}'],
    ['as the name of its own field', 'features: id: a\n    name: b'],
  ])('%s', (_, text) =>
    expect(said(text)).toBe('0 | the first entry of a list beside its name, features'),
  );

  test.each([
    ['of an entry, further in', 'tiers:\n  - features: Oil\n      - Tea'],
    ['of an entry, at its fields', 'tiers:\n  - features: Oil\n    - Tea'],
    ['below another field', 'tiers:\n    features: Oil\n    - Tea'],
  ])('in a list %s', (_, text) =>
    expect(said(text)).toBe('1 | the first entry of a list beside its name, features'),
  );

  test.each([
    ['features: Oil\n  - Tea', '- Oil'],
    ['features: - Oil', '- Oil'],
    ['phases: id: a', '- id: a'],
  ])('how to mend %j', (text, entry) =>
    expect(remedy(text)).toBe(`Write it on the next line, under the hyphens of the list: ${entry}`),
  );

  test.each([
    ['without an entry below', 'features: Oil\ntitle: Prana'],
    ['a field that is no list', 'title: Oil\n  - Tea'],
    ['a list in brackets', 'features: [Oil]\n  - Tea'],
    ['a text of several lines', 'features: |\n  - Tea'],
    ['a folded text', 'features: >\n  - Tea'],
    ['a note', 'features: # All.\n  - Tea'],
    ['a name for another place', 'features: &all\n  - Tea'],
    ['a bracket that is closed below', 'features: {\n  - Tea'],
    ['a dash within its words', 'features: Oil - tea'],
    ['a capital before its colon', 'features: Oil: tea'],
    ['words before its colon', 'features: warm oil: tea'],
    [
      'an entry that is followed by the next one of its list',
      'tiers:\n  - features: Oil\n  - minutes: 3',
    ],
    ['an entry further out below', 'tiers:\n  - minutes: 3\n    features: Oil\n  - minutes: 6'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});

describe('an entry with another sign than a hyphen', () => {
  test.each(['*', '•', '–', '+', '1.', '10)', 'a)'])('%s', (sign) => {
    expect(said(`features:\n  ${sign} Oil`)).toBe(
      '1 | a list line with another sign than a hyphen',
    );
  });

  test('below one with a hyphen, further in', () =>
    expect(said('features:\n  - Oil\n    • Tea')).toBe(
      '2 | a list line with another sign than a hyphen',
    ));

  test('how to mend it', () =>
    expect(remedy('features:\n  *  Oil\n  - Tea')).toBe(
      'Write a hyphen and a blank in its place: - Oil',
    ));

  test('how to mend it with more of them below', () =>
    expect(remedy('features:\n  • Oil\n  • Tea')).toBe(
      'Write a hyphen and a blank in its place, and on the lines below as well: - Oil',
    ));

  test.each([
    ['a number of three digits', 'features:\n  100. Oil'],
    ['a sign without a blank behind it', 'features:\n  •Oil'],
    ['below a field that is no list', 'title:\n  • Oil'],
    ['below a list that has a value', 'features: Oil\n  • Tea'],
    ['under the hyphen of the entry above', 'features:\n  - Oil\n  • Tea'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});

describe('an entry without its hyphen', () => {
  test.each([
    ['the first one', 'features:\n  Oil\n  - Tea', 1],
    ['the first one, all at the beginning of their lines', 'features:\nTea\n- Oil', 1],
    ['with a capital like the one above', 'features:\n  - Oil\n    Tea', 2],
    ['with a quotation mark before its capital', 'features:\n  - Oil\n    ¡Tea!', 2],
    ['with a small letter like the one above', 'features:\n  - oil\n    tea', 2],
    ['of keywords, whatever its capital', 'keywords:\n  - oil\n    Tea', 2],
    ['further down', 'features:\n  - Rain\n  - Oil\n    Tea', 3],
  ])('%s', (_, text, row) =>
    expect(said(text)).toBe(`${row} | an entry of a list without its hyphen`),
  );

  test('how to mend the first one', () =>
    expect(remedy('features:\n  Oil\n  - Tea')).toBe('Begin it with “- ”.'));

  test('how to mend another one', () =>
    expect(remedy('features:\n  - Oil\n    Tea  ')).toBe(
      'Write it under the hyphens of its list:   - Tea',
    ));

  test.each([
    ['a text that goes on with a small letter', 'features:\n  - Oil\n    and tea'],
    ['a capital in the middle of such a text', 'features:\n  - Oil\n    and Tea'],
    ['a text that goes on below a full line', `features:\n  - ${LONG}\n    Tea`],
    ['a text of two lines without an entry below', 'features:\n  Oil\n  Tea'],
    ['below a text in quotation marks', 'features:\n  - "Oil\n    Tea"'],
    ['in quotation marks', 'features:\n  - Oil\n    "Tea"'],
    ['a list in brackets', 'features:\n  [Oil]\n  - Tea'],
    ['a hyphen without a blank', 'features:\n  -Oil\n  - Tea'],
    ['a field of an entry', 'features:\n  - Oil\n    Tea: rain'],
    ['below an entry with fields', 'phases:\n  - name: Oil\n    Tea'],
    ['an entry of a list in the list', 'features:\n  - Oil\n    - Tea'],
    ['of keywords in another list', 'features:\n  - oil\n    Tea\nkeywords:\n  - a'],
    ['a field that is no list', 'title:\n  Oil\n  - Tea'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});

test('the first slip of several is told', () =>
  expect(said('title: Prana\n\nfeatures:\n  • Oil\nkeywords: tea\n  - rain')).toBe(
    '3 | a list line with another sign than a hyphen',
  ));
