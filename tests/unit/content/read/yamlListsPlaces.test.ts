/** Entries of a list that lost their place, and fields that lost their colon. */
import {describe, expect, test} from 'vitest';

import {listSlip} from '../../../../src/content/read/yamlLists';
import {rowsOf, slip} from './rows';

const said = (text: string): string => slip(listSlip(rowsOf(text)));
const remedy = (text: string): string | undefined => listSlip(rowsOf(text))?.remedy;

describe('an entry at the beginning of its line', () => {
  test.each([
    ['among others', 'features:\n  - Oil\nTea\n  - Rain', 2],
    ['as the first one', 'features:\nTea\n  - Oil', 1],
    ['as the last one', 'features:\n  - Oil\nTea', 2],
    ['with a small letter among small ones', 'features:\n  - oil\ntea\n  - rain', 2],
    ['with a small letter below a field', 'features:\ntea\n  - oil', 1],
    ['in quotation marks', 'features:\n  - Oil\n“Tea”\n  - Rain', 2],
    ['as a question', 'features:\n  - Oil\n¿Tea?\n  - Rain', 2],
    ['with a number', 'features:\n  - 2 towels\n3 towels\n  - 4 towels', 2],
    ['with its first field', 'phases:\n  - id: a\n    name: One\nid: b\n    name: Two', 3],
    ['with a small letter below quotation marks', 'features:\n  - "Oil"\ntea\n  - Rain', 2],
    ['in curly brackets below words', 'features:\n  - Oil\n{id: b}', 2],
    ['in curly brackets', 'rooms:\n  - {id: a}\n{id: b}', 2],
    ['below notes', 'features:\n  - Oil\n# More.\n\nTea', 4],
  ])('%s', (_, text, row) =>
    expect(said(text)).toBe(`${row} | an entry of a list without its place and its hyphen`),
  );

  test.each([
    ['features:\n  - Oil\nTea ', 'Begin it with 2 blanks, a hyphen and a blank:   - Tea'],
    ['features:\nTea\n    - Oil', 'Begin it with 4 blanks, a hyphen and a blank:     - Tea'],
    [
      'keywords:\n    - tea\nfeatures:\n  - Oil\nTea',
      'Begin it with 2 blanks, a hyphen and a blank:   - Tea',
    ],
    ['phases:\nid: a', 'Begin it with 2 blanks, a hyphen and a blank:   - id: a'],
  ])('how to mend %j', (text, expected) => expect(remedy(text)).toBe(expected));

  test.each([
    ['a text that goes on with a small letter', 'features:\n  - Oil\nand tea'],
    ['a small letter among capitals', 'features:\n  - Oil\ntea\n  - Rain'],
    ['a capital below a small letter, at the end', 'features:\n  - oil\nTea'],
    ['a list without blanks', 'features:\n- Oil\nTea\n- Rain'],
    ['a list that is closed', 'features: []\nTea\n  - Oil'],
    ['a field that is no list', 'title:\nTea\n  - Oil'],
    ['an entry', 'features:\n  - Oil\n- Tea'],
    ['a colon', 'features:\n  - Oil\nTea: rain\n  - Snow'],
    ['a colon within words', 'features:\n  - Oil\nTea leaves: rain\n  - Snow'],
    ['a colon without a blank', 'features:\n  - Oil\nTea:rain\n  - Snow'],
    ['a field of the page', 'phases:\n  - id: a\ntitle: One'],
    ['a field that neither the page nor the list has', 'phases:\n  - id: a\nlamp: One'],
    ['words before a bracket', 'rooms:\n  - {id: a}\nand {id: b}'],
    ['words behind a bracket', 'rooms:\n  - {id: a}\n{id: b}, and more'],
    ['a bracket that is closed below', 'rooms:\n  - {id: a}\n{id: b,'],
    ['a sign', 'features:\n  - Oil\n@Tea\n  - Rain'],
    ['a list of another depth below', 'features:\n  - "Oil"\nTea\n    - Rain'],
    ['below a text in quotation marks, at the end', 'features:\n  - "Oil"\nTea'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});

describe('a field without its colon', () => {
  test.each([
    ['above another one', 'closing:\n  title Door\n  text: Write', 1],
    ['below another one', 'closing:\n  title: Door\n  text Write', 2],
    ['below one without a value', 'closing:\n  title:\n  text Write', 2],
    ['at the head of an entry', 'phases:\n  - id a\n    name: One', 1],
    ['in an entry', 'phases:\n  - id: a\n    name One', 2],
    ['with a note above', 'closing:\n  # Last.\n  title Door\n\n  text: Write', 2],
    ['by the code of a language', 'analyticsPurpose:\n  en counting\n  es: contar', 1],
    ['below a list of its sister', 'tiers:\n  - features:\n      - Oil\n    finish Tea', 3],
  ])('%s', (_, text, row) =>
    expect(said(text)).toBe(`${row} | a field without the colon after its name`),
  );

  test('how to mend it', () =>
    expect(remedy('closing:\n  title   Door  \n  text: Write')).toBe(
      'Write a colon after its name: title: Door',
    ));

  test.each([
    ['a word that is no field', 'closing:\n  title: Door\n  lamp Write'],
    ['further in than the field above', 'closing:\n  title: Door\n    text Write'],
    ['further out than the field below', 'closing:\n  text Write\n    title: Door'],
    ['at the beginning of the line', 'title Door\nslug: /door'],
    ['an entry beside other entries', 'phases:\n  - id: a\n  - id b'],
    ['an entry above other entries', 'phases:\n  - id a\n  - id: b'],
    ['a colon with a blank before it', 'closing:\n  title: Door\n  text : Write'],
    ['two letters beside a field', 'closing:\n  title: Door\n  en Write'],
    ['a field beside two letters', 'analyticsPurpose:\n  es: contar\n  xxx counting'],
    ['a capital', 'closing:\n  title: Door\n  Text Write'],
    ['without a value', 'closing:\n  title: Door\n  text'],
  ])('nothing is said: %s', (_, text) => expect(said(text)).toBe('nothing'));
});
