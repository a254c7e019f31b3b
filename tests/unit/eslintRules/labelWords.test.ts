import {writeFileSync} from 'node:fs';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {RuleTester} from 'eslint';
import tseslint from 'typescript-eslint';
import {afterAll, describe, test} from 'vitest';

import labelWords from '../../../eslint-rules/labelWords.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const folder = mkdtempSync(path.join(tmpdir(), 'velada-words-'));
afterAll(() => rmSync(folder, {recursive: true}));

const ENTRIES = {
  'menu.open': {message: 'Menu'},
  'menu.quoted': {message: "The house’s “menu” & 'bar'"},
  'menu.count': {message: '{count} programs'},
  'menu.spaced': {message: '190\u202f€'},
  'menu.broken': null,
};
const code = path.join(folder, 'code.json');
writeFileSync(code, JSON.stringify(ENTRIES));
const unreadable = path.join(folder, 'unreadable.json');
writeFileSync(unreadable, '{');

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {ecmaFeatures: {jsx: true}},
  },
});

const errors = [{messageId: 'differs'}];
const options = [code];

tester.run('label-words', labelWords, {
  valid: [
    {
      name: 'the words of code.json in a call',
      code: `translate({id: 'menu.open', message: 'Menu', description: 'Button'});`,
      options,
    },
    {
      name: 'the words of code.json in an element, over two lines',
      code: `<Translate id="menu.open">\n  Menu\n</Translate>;`,
      options,
    },
    {
      name: 'words with placeholders in a string',
      code: `<Translate id="menu.count" values={{count}}>\n  {'{count} programs'}\n</Translate>;`,
      options,
    },
    {
      name: 'a new label',
      code: `translate({id: 'menu.new', message: 'New', description: 'Button'});`,
      options,
    },
    {
      name: 'an entry without a message',
      code: `translate({id: 'menu.broken', message: 'New', description: 'Button'});`,
      options,
    },
    {
      name: 'any label while code.json is not JSON',
      code: `translate({id: 'menu.open', message: 'New', description: 'Button'});`,
      options: [unreadable],
    },
  ],
  invalid: [
    {
      name: 'other words in a call',
      code: `translate({id: 'menu.open', message: 'Open', description: 'Button'}, {count});`,
      output: `translate({id: 'menu.open', message: "Menu", description: 'Button'}, {count});`,
      options,
      errors,
    },
    {
      name: 'a call without words',
      code: `translate({id: 'menu.quoted', description: 'Button'});`,
      output: `translate({id: 'menu.quoted', message: "The house’s “menu” & 'bar'", description: 'Button'});`,
      options,
      errors,
    },
    {
      name: 'other words in an element',
      code: `<Translate id="menu.open" description="Button">Open</Translate>;`,
      output: `<Translate id="menu.open" description="Button">Menu</Translate>;`,
      options,
      errors,
    },
    {
      name: 'an element without words',
      code: `<Translate id="menu.count" values={{count}} />;`,
      output: `<Translate id="menu.count" values={{count}} >{"{count} programs"}</Translate>;`,
      options,
      errors,
    },
    {
      name: 'words with a space that JSX would lose',
      code: `<Translate id="menu.spaced">190 €</Translate>;`,
      output: `<Translate id="menu.spaced">{"190\u202f€"}</Translate>;`,
      options,
      errors,
    },
  ],
});
