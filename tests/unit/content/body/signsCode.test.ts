/** Code in a body, and components that are shown in it. */
import {describe, expect, test} from 'vitest';

import {codeIn, componentsShown} from '../../../../src/content/body/signs';
import {treeOf} from './said';

describe('code', () => {
  const told = (body: string, isLegal = false): string[] =>
    codeIn(treeOf(body), body, isLegal).map(
      ({line, found, remedy}) => `${line} | ${found} | ${remedy}`,
    );

  test.each([
    [
      'a block',
      'One.\n\n```\nTwo.\n```',
      '3 | a block of code | Pages hold words: delete the lines with the three signs around it.',
    ],
    [
      'a block that nothing ends',
      'One.\n\n```\nTwo.',
      '3 | ```, which begins a block of code that nothing ends | Delete that line: pages hold words.',
    ],
    [
      'a word',
      'One.\n\nThe `key` here.',
      '3 | words set as code (`key`) | Delete the signs ` around them, or mark the words with *…*.',
    ],
    [
      'a component',
      'The `<CallLink />` here.',
      '1 | a component that is shown as it is typed | Delete the signs ` around it.',
    ],
    [
      'the end of a component',
      'The `</Section>` here.',
      '1 | a component that is shown as it is typed | Delete the signs ` around it.',
    ],
  ])('%s', (_, body, expected) => expect(told(body)).toEqual([expected]));

  test('of two blocks, the one that nothing ends', () =>
    expect(told('```\nOne.\n```\n\n```\nTwo.').map((one) => one.slice(0, 9))).toEqual([
      '1 | a blo',
      '5 | ```, ',
    ]));

  test('a word in a legal text is left alone', () => expect(told('The `key`.', true)).toEqual([]));
  test('a component in a legal text is not', () =>
    expect(codeIn(treeOf('`<Section>`'), '`<Section>`', true)[0]?.rule).toBe('shown-as-typed'));
});

describe('components that are shown as they are typed', () => {
  test.each([
    ['in code', 'A `<Section>` here.', ['Section']],
    ['in a block of code', '```\n<Section>\n</Section>\n```', ['Section', 'Section']],
    ['behind a sign', 'A \\<CallLink /> here.', ['CallLink']],
    ['with a blank', 'A `< Section>` here.', ['Section']],
    ['without its <', 'A CallLink plain /> here.', ['CallLink']],
    ['none', 'A `<br>` and a Section and 2 > 1.', []],
    ['in the words of a component', '<Section title="<Box />">One.</Section>', []],
  ])('%s', (_, body, names) => expect(componentsShown(treeOf(body))).toEqual(names));
});
