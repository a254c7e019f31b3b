/** Links to pages and to their headings. */
import {describe, expect, test} from 'vitest';

import {pageFault, suffixFault} from '../../../../src/content/body/pageLinks';
import {linkContext} from './linkContext';
import {elementOf} from './said';

type Context = Parameters<typeof linkContext>[0];

const said = (url: string, changes: Context = {}): string | undefined => {
  const fault = pageFault(url, linkContext(changes));
  return fault && `${fault.found} | ${fault.remedy}`;
};

const FILE = 'Link to a page by its file in docs/, such as /massage-menu.mdx.';

describe('what is told of a link', () => {
  test.each<[string, string, string, Context?]>([
    ['a heading without its #', 'hours', 'a link to hours | Link to the heading with #: #hours.'],
    ['an address', '/contacto', 'a link to /contacto | Link to the page’s file: /contact.mdx.'],
    [
      'an address with a heading',
      '/contacto#how-to-call',
      'a link to /contacto#how-to-call | Link to the page’s file: /contact.mdx#how-to-call.',
    ],
    [
      'a file without /',
      'contact.mdx',
      'a link to contact.mdx | Link to the page’s file: /contact.mdx.',
    ],
    ['an address of nothing', '/zzzzzzzz', `a link to /zzzzzzzz | ${FILE}`],
    [
      'no such page',
      '/zzzzzzzz.mdx',
      `a link to /zzzzzzzz.mdx, and there is no such page | ${FILE}`,
    ],
    [
      'a misspelt page',
      '/contatc.mdx#how-to-call',
      'a link to /contatc.mdx, and there is no such page | Did you mean /contact.mdx?',
    ],
    [
      'the page itself',
      '/home.mdx',
      'a link to /home.mdx, the page that it stands on | Link to the page that the words speak of, or delete the link.',
    ],
    [
      'nothing',
      '',
      'a link to , the page that it stands on | Link to the page that the words speak of, or delete the link.',
    ],
    [
      'no such heading here',
      '#zzzzzzzz',
      'a link to #zzzzzzzz, and this page has no such heading | Headings are named welcome, hours.',
    ],
    [
      'a misspelt heading here',
      '#huors',
      'a link to #huors, and this page has no such heading | Did you mean #hours? Headings are named welcome, hours.',
    ],
    [
      'no such heading there',
      '/contact.mdx#zzzzzzzz',
      'a link to #zzzzzzzz, and /contact.mdx has no such heading | Headings are named how-to-call.',
    ],
    [
      'an empty heading',
      '/programs/prana.mdx#',
      'a link to #, and /programs/prana.mdx has no such heading | Headings are named evening.',
      {pageOf: () => undefined},
    ],
    [
      'a page without headings',
      '/legal/privacy.mdx#zzzzzzzz',
      'a link to #zzzzzzzz, and /legal/privacy.mdx has no such heading | That page has no headings with names: leave the # out.',
    ],
    [
      'a heading of another page',
      '#how-to-call',
      'a link to #how-to-call, and this page has no such heading | /contact.mdx has: write /contact.mdx#how-to-call.',
    ],
    [
      'a heading of another page there',
      '/contact.mdx#evening',
      'a link to #evening, and /contact.mdx has no such heading | /programs/prana.mdx has: write /programs/prana.mdx#evening.',
    ],
    [
      'a heading of another page that is near one here',
      '#hour',
      'a link to #hour, and this page has no such heading | Did you mean #hours? Headings are named welcome, hours.',
      {pageOf: () => 'contact'},
    ],
    [
      'a heading that the page itself is said to have',
      '#zzzzzzzz',
      'a link to #zzzzzzzz, and this page has no such heading | Headings are named welcome, hours.',
      {pageOf: () => 'home'},
    ],
  ])('%s', (_, url, expected, changes) => expect(said(url, changes)).toBe(expected));
});

describe('what is left alone', () => {
  test.each([
    ['a page', '/contact.mdx'],
    ['a page in a folder', '/programs/prana.mdx'],
    ['a heading here', '#hours'],
    ['a heading of the page by its name', '/home.mdx#hours'],
    ['a heading there', '/contact.mdx#how-to-call'],
    ['a heading of a page that cannot be read', '/faq.mdx#hours'],
  ])('%s', (_, url) => expect(said(url)).toBeUndefined());
});

describe('what follows the address of a link by component', () => {
  const suffixSaid = (properties: string) =>
    suffixFault(elementOf(`<PageLink ${properties} />`), linkContext());

  test('something else than a heading', () =>
    expect(suffixSaid('page="contact" suffix="how-to-call"')).toEqual({
      found: 'suffix="how-to-call"',
      remedy: 'Begin it with # and the name of a heading, such as "#questions", or leave it out.',
    }));

  test('a heading that is none', () =>
    expect(suffixSaid('page="contact" suffix="#zzzzzzzz"')?.found).toBe(
      'a link to #zzzzzzzz, and /contact.mdx has no such heading',
    ));

  test.each([
    ['a heading', 'page="contact" suffix="#how-to-call"'],
    ['a question', 'page="contact" suffix="?a=b"'],
    ['nothing', 'page="contact"'],
    ['code', 'page="contact" suffix={x}'],
    ['of a page that is none', 'page="nowhere" suffix="x"'],
    ['of no page', 'suffix="x"'],
  ])('left alone: %s', (_, properties) => expect(suffixSaid(properties)).toBeUndefined());
});
