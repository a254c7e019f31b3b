/** Links of a body and the addresses that they lead to. */
import {describe, expect, test} from 'vitest';

import {checkLinks} from '../../../../src/content/body/links';
import {linkContext} from './linkContext';
import {saidAt, treeOf} from './said';

const faultsOf = (body: string, changes: Parameters<typeof linkContext>[0] = {}) =>
  checkLinks(treeOf(body), linkContext(changes));

/** What is said of a link to an address, and how to mend it. */
const saidOf = (url: string): string[] =>
  faultsOf(`[The words](${url})`).map(({found, remedy}) => `${found} | ${remedy}`);

const PAGE = 'Link to a page’s file or to an address with https://.';
const WHOLE = 'Write a whole address, such as https://www.aepd.es.';

describe('addresses that a component writes', () => {
  test.each([
    ['mailto:info@velada.example', 'an e-mail address as a link', 'MailLink box="info" />'],
    ['MAILTO:info@velada.example', 'an e-mail address as a link', 'MailLink box="info" />'],
    ['tel:+34600000000', 'a telephone number as a link', 'CallLink />'],
    ['https://wa.me/34600000000', 'a WhatsApp address as a link', 'WhatsAppLink />'],
    ['http://api.whatsapp.com/send', 'a WhatsApp address as a link', 'WhatsAppLink />'],
    ['https://web.whatsapp.com', 'a WhatsApp address as a link', 'WhatsAppLink />'],
    ['https://maps.app.goo.gl/abc', 'a map as a link', 'MapLink>…</MapLink>'],
    ['https://maps.google.es/x', 'a map as a link', 'MapLink>…</MapLink>'],
    ['http://goo.gl/maps/abc', 'a map as a link', 'MapLink>…</MapLink>'],
    ['https://www.google.co.uk/maps/abc', 'a map as a link', 'MapLink>…</MapLink>'],
    ['https://google.com/maps', 'a map as a link', 'MapLink>…</MapLink>'],
  ])('%s', (url, found, tag) => {
    const name = tag.slice(0, tag.search(/\W/));
    const body = `import ${name} from '@site/x';`;
    const faults = checkLinks(treeOf(`[The words](${url})`), linkContext({body}));
    expect(faults).toEqual([
      {
        ...{field: '', line: 1, column: 1, found, rule: 'typed-link'},
        remedy: `Use the component <${tag}.`,
      },
    ]);
  });

  test('with its import, where the page has none', () =>
    expect(saidOf('tel:+34600000000')).toEqual([
      'a telephone number as a link | Use the component <CallLink />. Add to the imports at the top: ' +
        "import CallLink from '@site/src/components/links/CallLink';",
    ]));
});

describe('what is told of an address', () => {
  test.each([
    ['<>', 'a link without an address | Write the file of a page in the round brackets.'],
    ['< >', 'a link without an address | Write the file of a page in the round brackets.'],
    [
      'https://velada.example/contacto',
      'a link to the site itself, https://velada.example/contacto | Link to the page’s file: /contact.mdx',
    ],
    [
      'https://velada.example/contacto/#how-to-call',
      'a link to the site itself, https://velada.example/contacto/#how-to-call | Link to the page’s file: /contact.mdx#how-to-call',
    ],
    [
      '<https://velada.example/contacto#a b#c>',
      'a link to the site itself, https://velada.example/contacto#a b#c | Link to the page’s file: /contact.mdx#c',
    ],
    [
      'https://velada.example/contacto?a=b',
      'a link to the site itself, https://velada.example/contacto?a=b | Link to the page’s file: /contact.mdx',
    ],
    [
      'https://velada.example',
      'a link to the site itself, https://velada.example | Link to the page’s file: /home.mdx',
    ],
    [
      'https://velada.example/nowhere',
      'a link to the site itself, https://velada.example/nowhere | Link to the page’s file in docs/, such as /massage-menu.mdx.',
    ],
    ['http://aepd.es', 'the insecure address http://aepd.es | Write it with https://.'],
    ['HTTP://aepd.es', 'the insecure address HTTP://aepd.es | Write it with https://.'],
    ['https://aepd', `the address https://aepd | ${WHOLE}`],
    ['https://aepd.e', `the address https://aepd.e | ${WHOLE}`],
    ['<https://aepd.es/a b>', `the address https://aepd.es/a b | ${WHOLE}`],
    ['ftp://aepd.es', `a link to ftp://aepd.es | ${PAGE}`],
    ['javascript:go()', `a link to javascript:go() | ${PAGE}`],
    ['sms+a.b-1:go', `a link to sms+a.b-1:go | ${PAGE}`],
    [
      'www.aepd.org',
      'the address www.aepd.org without its beginning | Write https://www.aepd.org.',
    ],
    ['aepd.es/x', 'the address aepd.es/x without its beginning | Write https://aepd.es/x.'],
    [
      'sede.aepd.es',
      'the address sede.aepd.es without its beginning | Write https://sede.aepd.es.',
    ],
    ['aepd.es?x', 'the address aepd.es?x without its beginning | Write https://aepd.es?x.'],
    [
      'aepd.barcelona',
      'the address aepd.barcelona without its beginning | Write https://aepd.barcelona.',
    ],
    [
      '/img/lamp.svg',
      'a link to the picture /img/lamp.svg | Write ! before it to show it, ![What is seen](/img/lamp.svg), or link to a page’s file.',
    ],
    ['/contact', 'a link to /contact | Link to the page’s file: /contact.mdx.'],
  ])('%s', (url, expected) => expect(saidOf(url)).toEqual([expected]));

  test('a picture where nobody looked for files', () =>
    expect(saidAt(faultsOf('[The words](/img/lamp.svg)', {files: undefined}))).toEqual([
      '1 | a link to /img/lamp.svg',
    ]));

  test('also where it is defined below', () =>
    expect(
      faultsOf('[The words][1]\n\n[1]: /contact').map(({line, found, remedy}) => [
        line,
        found,
        remedy,
      ]),
    ).toEqual([[3, 'a link to /contact', 'Link to the page’s file: /contact.mdx.']]));
});

describe('addresses that are left alone', () => {
  test.each([
    ['a page', '/contact.mdx'],
    ['a heading', '#hours'],
    ['another site', 'https://www.aepd.es'],
    ['another site in capitals', 'HTTPS://AEPD.ES'],
    ['a page of another site', 'https://aepd.es/a?b#c'],
    ['a question to another site', 'https://aepd.es?b'],
    ['another service of the maker of maps', 'https://google.com/search'],
    ['a site whose name begins alike', 'https://wa.medicine.es'],
    ['a text about a map', 'https://aepd.es/https://maps.google'],
  ])('%s', (_, url) => expect(saidOf(url)).toEqual([]));

  test('one that is defined below', () =>
    expect(faultsOf('[The words][1]\n\n[1]: /contact.mdx')).toEqual([]));
});
