/** The page that was meant by a link that leads to none. */
import {describe, expect, test} from 'vitest';

import {ownPath, pageMeant} from '../../../../src/content/body/pageMeant';
import {linkContext} from './linkContext';

describe('the page that was meant', () => {
  test.each<[string, string, string | undefined, string?]>([
    ['its address', '/contacto', 'contact'],
    ['its address with a / behind it', '/contacto/', 'contact'],
    ['a longer address with a / behind it', '/la/casa/', 'about'],
    ['beside it rather than at the root', 'faq', 'programs/faq', 'programs/prana'],
    ['at the root where nothing is beside it', 'faq', 'faq', 'legal/privacy'],
    ['beside it in a folder of a folder', 'faq', 'programs/spa/faq', 'programs/spa/day'],
    ['at the root, in a folder that there is not', '/pages/long/faq', 'faq'],
    ['the first page', '/', 'home'],
    ['its id', 'contact', 'contact'],
    ['a file beside', './contact.mdx', 'contact'],
    ['a file above', '../contact.mdx', 'contact'],
    ['a file further above', '../../contact.md', 'contact'],
    ['a file for browsers', '/contact.html', 'contact'],
    ['an old file for browsers', '/contact.htm', 'contact'],
    ['its folder', '/contact/', 'contact'],
    ['its path in the project', 'docs/contact.mdx', 'contact'],
    [
      'its path in a translation',
      '/i18n/es/docusaurus-plugin-content-docs/current/legal/privacy.mdx',
      'legal/privacy',
    ],
    ['beside the page that links', 'nuru', 'programs/nuru', 'programs/prana'],
    ['not beside it with a /', '/faq', 'faq', 'programs/prana'],
    ['a misspelt id', '/contatc.mdx', 'contact'],
    ['in another folder', '/pages/contact.mdx', 'contact'],
    ['without its folder', '/privacy.mdx', 'legal/privacy'],
    ['misspelt in another folder', '/pages/contatc', 'contact'],
    ['a misspelt address', '/pregunta', 'faq'],
    ['a misspelt address in another folder', '/es/preguntsa', 'faq'],
    ['nothing like it', '/zzzzzzzz', undefined],
  ])('%s', (_, path, meant, self = 'home') =>
    expect(
      pageMeant(path, {
        ...linkContext({self}),
        addresses: new Map([...linkContext().addresses, ['/la/casa', 'about']]),
        pages: [
          'home',
          'contact',
          'faq',
          'programs/faq',
          'programs/spa/faq',
          'legal/privacy',
          'programs/nuru',
        ],
      }),
    ).toBe(meant),
  );
});

describe('what follows the host of the house’s own site', () => {
  test.each([
    ['https://velada.example/contacto', '/contacto'],
    ['http://www.velada.example/contacto?a#b', '/contacto?a#b'],
    ['HTTPS://VELADA.example', ''],
    ['https://velada.example#a', '#a'],
    ['https://velada.example?a', '?a'],
    ['http://localhost:3000/contacto', '/contacto'],
    ['http://localhost/contacto', '/contacto'],
    ['http://127.0.0.1:80/', '/'],
  ])('%s', (url, path) => expect(ownPath(url, linkContext().hosts)).toBe(path));

  test.each([
    'https://aepd.es/velada.example',
    'https://localhost.es/a',
    'https://mylocalhost/a',
    'https://localhost:a/a',
    'velada.example/contacto',
    'see https://velada.example',
    '/contacto',
  ])('not of %s', (url) => expect(ownPath(url, linkContext().hosts)).toBeUndefined());
});
