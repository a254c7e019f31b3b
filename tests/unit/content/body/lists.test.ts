/** Lists in one piece, and entries in the form that the component around them shows. */
import {describe, expect, test} from 'vitest';

import {entryFaults, entryForm, listFaults} from '../../../../src/content/body/lists';
import {elementOf, mendsOf, saidAt, treeOf} from './said';

describe('a list beside another with another sign', () => {
  const faultsOf = (body: string) => listFaults(treeOf(body), body);

  test.each([
    ['a number among hyphens', '- A\n- B\n1. C', '3 | a number in a list of hyphens'],
    ['a number above hyphens', '1. A\n- B\n- C', '1 | a number in a list of hyphens'],
    ['a number between hyphens', '- A\n1. B\n- C\n- D', '2 | a number in a list of hyphens'],
    ['a hyphen among numbers', '1. A\n2. B\n- C', '3 | a hyphen in a numbered list'],
    ['a hyphen above numbers', '- A\n1. B\n2. C', '1 | a hyphen in a numbered list'],
    ['a star among hyphens', '- A\n- B\n* C', '3 | the sign “*” in a list of “-”'],
    ['a hyphen above stars', '- A\n* B\n* C', '1 | the sign “-” in a list of “*”'],
    ['a bracket among numbers', '1. A\n2. B\n3) C', '3 | the sign “1)” in a list of “1.”'],
    ['long numbers', '11. A\n12. B\n13) C', '3 | the sign “1)” in a list of “1.”'],
    ['one beside one', '- A\n* B', '2 | the sign “*” in a list of “-”'],
    ['two beside two', '- A\n- B\n1. C\n2. D', '3 | a number in a list of hyphens'],
    ['one above one of three', '- A\n1. B\n2. C\n- D', '2 | a number in a list of hyphens'],
    ['an empty line between', '- A\n- B\n\n* C', '4 | the sign “*” in a list of “-”'],
    ['in a component', '<A>\n\n- A\n- B\n1. C\n\n</A>', '5 | a number in a list of hyphens'],
    ['in an entry', '- A\n  1. B\n  2. C\n  - D', '4 | a hyphen in a numbered list'],
  ])('%s', (_, body, expected) => expect(saidAt(faultsOf(body))).toEqual([expected]));

  test('three of three kinds', () =>
    expect(saidAt(faultsOf('- A\n- B\n* C\n1. D'))).toEqual([
      '3 | the sign “*” in a list of “-”',
      '4 | a number in a list of hyphens',
    ]));

  test.each([
    [
      'a number',
      '- A\n- B\n1. C',
      'Begin the line with a hyphen, “- ”, as the others; between two lists stands a sentence.',
    ],
    [
      'a hyphen',
      '1. A\n2. B\n- C',
      'Begin the line with a number, “1. ”, as the others; between two lists stands a sentence.',
    ],
    [
      'another sign',
      '- A\n- B\n* C',
      'Write “- ” before each line: another sign begins another list.',
    ],
    [
      'another sign behind numbers',
      '1. A\n2. B\n3) C',
      'Write “1. ” before each line: another sign begins another list.',
    ],
  ])('how to mend %s', (_, body, remedy) => expect(mendsOf(faultsOf(body))).toEqual([remedy]));

  test.each([
    ['one list', '- A\n- B'],
    ['words between', '- A\n- B\n\nWords.\n\n1. C'],
    ['a list in an entry', '- A\n  1. B\n- C'],
    ['words alone', 'Words.\n\nMore.'],
  ])('nothing is said of %s', (_, body) => expect(faultsOf(body)).toEqual([]));
});

describe('how the entries of a component begin', () => {
  const formOf = (body: string) => entryForm(treeOf(body), body);

  test.each<[string, string, string[], string]>([
    ['bold words', 'One.\n\n- **Tea** is warm.\n- Ice', ['strong'], '- **Tea** is warm.'],
    ['italics and bold words', '- *01* **Tea** is.', ['emphasis', 'strong'], '- *01* **Tea** is.'],
    ['bold words and italics', '- **Tea** *warm*', ['strong', 'emphasis'], '- **Tea** *warm*'],
    ['a heading', '- ### Tea\n\n  It is.', ['heading'], '- ### Tea'],
    ['marks behind words', '- Tea **is** warm.', [], '- Tea **is** warm.'],
    ['marks behind a link', '- [Tea](/a.mdx) **is**', [], '- [Tea](/a.mdx) **is**'],
    ['code', '- > **Tea**', [], '- > **Tea**'],
    ['the first of two lists', '- *Tea*\n\nWords.\n\n- **Ice**', ['emphasis'], '- *Tea*'],
    ['nothing', 'Words.', [], ''],
  ])('%s', (_, body, marks, line) => expect(formOf(body)).toEqual({marks, line}));

  const faultsOf = (body: string, example: string, isTold = false) =>
    entryFaults(
      elementOf(`<Values>\n\n${body}\n\n</Values>`),
      'Values',
      formOf(example),
      () => isTold,
    );

  test.each([
    [
      'without bold words',
      '- **Tea** is.\n- Ice is.',
      '- **Tea** is.',
      '4 | an entry of <Values> that does not begin with **…**',
    ],
    [
      'without its number',
      '- **Tea** is.',
      '- *01* **Tea** is.',
      '3 | an entry of <Values> that does not begin with *…* **…**',
    ],
    [
      'with one mark of two',
      '- *01* Tea is.',
      '- *01* **Tea** is.',
      '3 | an entry of <Values> that does not begin with *…* **…**',
    ],
    [
      'without a heading',
      '- **Tea** is.',
      '- ### Tea',
      '3 | an entry of <Values> that does not begin with ### …',
    ],
  ])('an entry %s', (_, body, example, expected) =>
    expect(saidAt(faultsOf(body, example))).toEqual([expected]),
  );

  test('how to mend it', () =>
    expect(mendsOf(faultsOf('- Tea', 'Words.\n\n- **Tea** is.'))).toEqual([
      'Write it as in “- **Tea** is.”.',
    ]));

  test.each([
    ['entries like the example', '- **Tea** is.\n- **Ice** is.', '- **Tea** is.'],
    ['entries with more marks', '- **Tea** *warm*', '- **Tea** is.'],
    ['entries of a component without marks', '- Tea\n- **Ice**', '- Tea'],
    ['a list in an entry', '- **Tea** is.\n  - Ice', '- **Tea** is.'],
    ['words', 'Words.', '- **Tea** is.'],
  ])('nothing is said of %s', (_, body, example) => expect(faultsOf(body, example)).toEqual([]));

  test('of which more is told', () => expect(faultsOf('- Tea', '- **Tea**', true)).toEqual([]));
});
