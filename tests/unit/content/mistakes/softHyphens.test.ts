/** Soft hyphens: where a word of a text may have one, and that checks read the word as if it had none. */
import {expect, test} from 'vitest';

import {check, copySite} from '../site';
import {ABOUT, CODE, TIDE} from './paths';
import {accepts, reports} from './tables';

accepts([
  {
    name: 'a soft hyphen in a word of a text',
    file: TIDE,
    from: 'The water',
    to: 'The Wasser\u00ADbehandlung',
  },
  {
    name: 'soft hyphens in a title, in emphasis and in the words of a link',
    file: ABOUT,
    from: '# The house',
    to: '# The *Massage\u00ADhaus*\n\n[Haus\u00ADordnung](/contact.mdx)',
  },
  {
    name: 'a soft hyphen between Russian letters',
    file: TIDE,
    from: 'The water',
    to: 'The <span lang="ru">водо\u00ADлечение</span>',
  },
]);

const IN_TEXT = /Delete the soft hyphen \(U\+00AD\).*: only a word of the text may have one/;
const IN_FIELD = /Delete the soft hyphen \(U\+00AD\).*: this text also stands in titles/;

reports([
  {
    name: 'a soft hyphen in a field',
    file: ABOUT,
    from: 'About the house',
    to: 'About the Massage\u00ADhaus',
    at: 'Massage\u00ADhaus',
    message: IN_FIELD,
  },
  {
    name: 'a soft hyphen in a label',
    file: CODE,
    from: 'Suave',
    to: 'Sua\u00ADve',
    at: 'Sua\u00ADve',
    message: IN_FIELD,
  },
  {
    name: 'a soft hyphen at the end of a word',
    file: TIDE,
    from: 'The water',
    to: 'The\u00AD water',
    at: 'The\u00AD',
    message: IN_TEXT,
  },
  {
    name: 'a soft hyphen in a number',
    file: TIDE,
    from: 'The water',
    to: 'The 1\u00AD000 waters',
    at: '1\u00AD000',
    message: IN_TEXT,
  },
  {
    name: 'a soft hyphen in the address of a link',
    file: TIDE,
    from: 'The water',
    to: 'The [water](/con\u00ADtact.mdx)',
    at: 'con\u00ADtact',
    message: IN_TEXT,
  },
  {
    name: 'a soft hyphen in an address that is a link by itself',
    file: TIDE,
    from: 'The water',
    to: 'See https://hou\u00ADse.test/. The water',
    at: 'hou\u00ADse',
    message: IN_TEXT,
  },
  {
    name: 'a soft hyphen in the id of a heading',
    file: ABOUT,
    from: '## Come',
    to: '## Come {#co\u00ADme}',
    at: 'co\u00ADme',
    message: IN_TEXT,
  },
  {
    name: 'a soft hyphen in a property',
    file: ABOUT,
    from: '## Come',
    to: '## Come\n\n<PageLink page="con\u00ADtact">Words</PageLink>',
    at: 'con\u00ADtact',
    message: IN_TEXT,
  },
  {
    name: 'a forbidden word with a soft hyphen',
    file: TIDE,
    from: 'The water',
    to: 'The bar\u00ADgain',
    at: 'bar\u00ADgain',
    message: /another word for "bargain"/,
  },
  {
    name: 'a forbidden word with the entity of a soft hyphen',
    file: TIDE,
    from: 'The water',
    to: 'The bar&shy;gain',
    at: 'bar&shy;gain',
    message: /another word for "bargain"/,
  },
  {
    name: 'an amount whose currency has a soft hyphen',
    file: TIDE,
    from: 'The water',
    to: 'The 90 eu\u00ADros',
    at: 'eu\u00ADros',
    message: /in place of this amount/,
  },
]);

test('a link to a heading with soft hyphens is the one without', async () => {
  const site = copySite();
  site.edit(ABOUT, '## Come', '## Haus\u00ADordnung\n\n[Rules](#hausordnung)');
  expect((await check(site.siteDir)).problems).toEqual([]);
});
