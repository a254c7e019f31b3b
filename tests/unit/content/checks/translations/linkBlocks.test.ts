/** Links in the words of a text, and what each language calls the pages that they lead to. */
import {describe, expect, test} from 'vitest';

import {
  blocksOf,
  isOutside,
  namesOf,
  pageOf,
  pagesIn,
} from '../../../../../src/content/checks/translations/linkBlocks';
import {rawPage} from '../rawPages';

/** Where the links of a text lead. */
const pagesOf = (body: string): (string | undefined)[] =>
  blocksOf(rawPage(body)).flatMap(({links}) => links.map(pageOf));

describe('the blocks of a text', () => {
  const read = (body: string) =>
    blocksOf(rawPage(body)).map(({node, links, words}) => [node.type, links.length, words]);

  test('paragraphs, headings and cells, without the words of links', () =>
    expect(read('## A\n\nSee [the *house*](/a.mdx), *now*.\n\n| B | [C](#c) |\n| - | - |')).toEqual(
      [
        ['heading', 0, 'A'],
        ['paragraph', 1, 'See \uFFFC, now.'],
        ['tableCell', 0, 'B'],
        ['tableCell', 1, '\uFFFC'],
      ],
    ));

  test('none of a text that cannot be read', () => expect(read('A.\n\n<Open')).toEqual([]));
});

test.each([
  ['a page', '/gallery.mdx', 'gallery'],
  ['a page in a folder, with a place', '/programs/four-hands.mdx#end', 'programs/four-hands'],
  ['a website', 'https://www.boe.es/a', 'boe.es'],
  ['a website in a language', 'https://es.wiki.org', 'wiki.org'],
  ['a place on the page', '#a', undefined],
  ['a file', '/picture.jpg', undefined],
  ['a file elsewhere', './gallery.mdx', undefined],
  ['a website without its secure address', 'http://boe.es', undefined],
])('a link leads to %s', (_, url, expected) => expect(pagesOf(`[a](${url})`)).toEqual([expected]));

test.each([
  ['https://a.es', true],
  ['HTTPS://a.es', true],
  ['/a.mdx?from=https://a.es', false],
])('whether %s is another website', (url, expected) => expect(isOutside(url)).toBe(expected));

describe('pages that a text leads to', () => {
  test('by links and by components', () =>
    expect([
      ...pagesIn(
        rawPage(
          '[a](/a.mdx) [b](#b)\n\n<ButtonLink page="contact">A</ButtonLink>\n\n<CallLink />\n\n<ButtonLink page>B</ButtonLink>',
        ),
      ),
    ]).toEqual(['a', 'contact']));

  test('none of a text that cannot be read', () =>
    expect([...pagesIn(rawPage('[a](/a.mdx)\n\n<Open'))]).toEqual([]));
});

test('what each language calls a page, by its label and by links', () => {
  const names = namesOf([
    rawPage('[ Our *House* ](/about.mdx) and [it](https://boe.es)', {fields: {label: 'About'}}),
    rawPage('[nosotros](/about.mdx) y [la casa](/about.mdx)', {
      locale: 'es',
      fields: {label: 'La casa'},
    }),
  ]);
  expect([...names].map(([page, called]) => [page, ...called])).toEqual([
    ['en about', 'about', 'our house'],
    ['en boe.es', 'it'],
    ['es about', 'la casa', 'nosotros'],
  ]);
});
