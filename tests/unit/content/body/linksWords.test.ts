/** The words of links, pictures, and links that are none. */
import {describe, expect, test} from 'vitest';

import {checkLinks} from '../../../../src/content/body/links';
import {linkContext} from './linkContext';
import {saidAt, treeOf} from './said';

const faultsOf = (body: string, changes: Parameters<typeof linkContext>[0] = {}) =>
  checkLinks(treeOf(body), linkContext(changes));

const FORM = 'Write a link as [words](/page.mdx), without a space between the brackets.';

describe('words', () => {
  test.each([
    [
      'a bare address',
      'One.\n\nSee https://aepd.es/x now.',
      '3 | the address https://aepd.es/x in the words',
    ],
    [
      'a bare address without a lock',
      'See http://aepd.es now.',
      '1 | the address http://aepd.es in the words',
    ],
    ['none', '[](/contact.mdx)', '1 | a link without words'],
    ['blanks', '[ ](/contact.mdx)', '1 | a link without words'],
    [
      'other addresses',
      '[aepd.es](https://boe.es)',
      '1 | a link to https://boe.es with the words “aepd.es”',
    ],
    ['here', '[here](/contact.mdx)', '1 | a link that says only “here”'],
    ['click', '[Click here!](/contact.mdx)', '1 | a link that says only “Click here!”'],
    ['this page', '[ this page ](/contact.mdx)', '1 | a link that says only “this page”'],
    ['this', '[this](/contact.mdx)', '1 | a link that says only “this”'],
    ['more', '[Más.](/contact.mdx)', '1 | a link that says only “Más.”'],
    ['the address before the words', '[here](/contact)', '1 | a link to /contact'],
  ])('%s', (_, body, expected) => expect(saidAt(faultsOf(body))).toEqual([expected]));

  test.each([
    ['bare', 'https://aepd.es', 'Write a link with words: [words](https://…).'],
    ['none', '[](/contact.mdx)', 'Write its words in the square brackets.'],
    ['vague', '[aquí](/contact.mdx)', 'Say where it leads, as in [the menu](/massage-menu.mdx).'],
  ])('how to mend them: %s', (_, body, remedy) => expect(faultsOf(body)[0]?.remedy).toBe(remedy));

  test.each([
    ['words', '[the menu](/contact.mdx)'],
    ['words that begin alike', '[here and now](/contact.mdx)'],
    ['words that end alike', '[the menu is here](/contact.mdx)'],
    ['a picture', '[![A lamp](/img/lamp.svg)](/contact.mdx)'],
    ['a component', '[<BusinessFact name="nif" />](/contact.mdx)'],
    ['a letter box in prose', 'Write to info@velada.example now.'],
  ])('left alone: %s', (_, body) => expect(faultsOf(body)).toEqual([]));
});

describe('pictures', () => {
  test.each([
    [
      'from another site',
      '![A lamp](https://aepd.es/lamp.jpg)',
      'a picture from another website (https://aepd.es/lamp.jpg)',
      'Put the picture into static/img and name it /img/….',
    ],
    [
      'from another site without a lock',
      '![A lamp](http://aepd.es/lamp.jpg)',
      'a picture from another website (http://aepd.es/lamp.jpg)',
      'Put the picture into static/img and name it /img/….',
    ],
    [
      'that is not there',
      '![A lamp](../pictures/door.svg)',
      'the picture ../pictures/door.svg, and there is no such file in static',
      'Put the picture into static/img and write /img/door.svg: words show no other ones.',
    ],
    [
      'without a name',
      '![A lamp](/img/door.svg/)',
      'the picture /img/door.svg/, and there is no such file in static',
      'Put the picture into static/img and write /img/lamp.svg: words show no other ones.',
    ],
  ])('%s', (_, body, found, remedy) =>
    expect(faultsOf(body)).toEqual([{field: '', line: 1, column: 1, found, remedy}]),
  );

  test('of the site', () => expect(faultsOf('![A lamp](/img/lamp.svg)')).toEqual([]));
  test('whose name begins like an address', () =>
    expect(saidAt(faultsOf('![A lamp](/img/https:lamp.svg)'))).toEqual([
      '1 | the picture /img/https:lamp.svg, and there is no such file in static',
    ]));
  test('where nobody looked for files', () =>
    expect(faultsOf('![A lamp](/img/door.svg)', {files: undefined})).toEqual([]));
});

describe('links that are none', () => {
  test.each([
    ['a reference to nothing', 'The [red door][1] here.', '[red door][1]'],
    ['an empty reference', 'The [red door][] here.', '[red door][]'],
    ['a blank between', 'The [red door] (/door.mdx) here.', '[red door] (/door.mdx)'],
    ['an open end', 'The [red door](/door', '[red door](/door'],
    ['a rest', 'red door](/door.mdx) here.', '](/door.mdx)'],
    ['an open rest', 'red door](/door.mdx here.', '](/door.mdx'],
    ['an address in brackets', 'The red door (/a-b/door.mdx#x) here.', '(/a-b/door.mdx#x)'],
    ['an open address', 'The red door (/door.mdx here.', '(/door.mdx'],
  ])('%s', (_, body, broken) =>
    expect(faultsOf(body)).toEqual([
      {field: '', line: 1, column: 1, found: `${broken}, which makes no link`, remedy: FORM},
    ]),
  );

  test.each([
    ['words in brackets', 'The [red door] here.'],
    ['a note in brackets', 'The red door (see /door) here.'],
    ['code', 'The `[red door] (/door.mdx)` here.'],
  ])('left alone: %s', (_, body) => expect(faultsOf(body)).toEqual([]));
});

test('what follows the address of a link by component', () =>
  expect(saidAt(faultsOf('One.\n\n<PageLink page="contact" suffix="x">Two.</PageLink>'))).toEqual([
    '3 | suffix="x"',
  ]));
