import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {transformAsync} from '@babel/core';
import {afterAll, expect, test} from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'velada-labels-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** The code of a component as it is bundled; `code.json` has the label "menu.open". */
async function bundled(source: string): Promise<string> {
  const code = path.join(folder, 'code.json');
  writeFileSync(code, '{"menu.open": {"message": "Menu"}}');
  const result = await transformAsync(source, {
    babelrc: false,
    configFile: false,
    parserOpts: {plugins: ['typescript', 'jsx']},
    plugins: [[path.resolve('src/plugins/bundler/dropLabelWords.js'), {code}]],
  });
  return (result?.code ?? '').replace(/\s+/g, ' ');
}

test.each([
  {
    name: 'a call',
    source: `translate({id: 'menu.open', message: 'Menu', description: 'Button'}, {count});`,
    expected: `translate({ id: 'menu.open' }, { count });`,
  },
  {
    name: 'an element',
    source: `<Translate id="menu.open" description="Button" values={{count}}>Menu</Translate>;`,
    expected: `<Translate id="menu.open" values={{ count }}></Translate>;`,
  },
])('the words and the description of $name are left out', async ({source, expected}) => {
  expect(await bundled(source)).toBe(expected);
});

test.each([
  `translate({ id: 'menu.new', message: 'New', description: 'Button' });`,
  `<Translate id="menu.new" description="Button">New</Translate>;`,
  `notify({ id: 'menu.open', message: 'Menu' });`,
])('what code.json does not have stays: %s', async (source) => {
  expect(await bundled(source)).toBe(source);
});
