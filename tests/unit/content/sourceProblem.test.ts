/** A file of TypeScript with a mistake is named with its line, as jiti reads it for the check and the build. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {readSidebars} from '../../../scripts/content.mjs';

const GOOD = `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  pages: [
    'home',
    'about',
  ],
};

export default sidebars;
`;

test.each([
  {name: 'no mistake', from: '', to: '', problem: undefined},
  {
    name: 'a missing comma',
    from: "'home',",
    to: "'home'",
    problem: {line: 5, message: /^Write a comma after the last name of this line/},
  },
  {
    name: 'a missing comma before the end of a line',
    from: "'home',\n",
    to: "'home' 'contact',\n",
    problem: {line: 5, message: /^Write a comma/},
  },
  {
    name: 'a missing quotation mark',
    from: "'home',",
    to: "'home,",
    problem: {line: 5, message: /^Write a quotation mark/},
  },
  {
    name: 'a name without quotation marks',
    from: "'home',",
    to: 'home,',
    problem: {line: 5, message: /^Write 'home' in quotation marks/},
  },
  {
    name: 'a missing bracket',
    from: '  ],\n',
    to: '',
    problem: {line: 7, message: /^A comma, a quotation mark or a bracket/},
  },
  {
    name: 'a mark of a merge',
    from: "'about',",
    to: "'about',\n=======\n'casting',",
    problem: {line: 7, message: /^Decide between the two versions/},
  },
  {
    name: 'a text in place of a list',
    from: '  pages: [',
    to: "  more: 'press',\n  pages: [",
    problem: {line: 4, message: /^Write more: \['press'\], in brackets\.$/},
  },
  {
    name: 'a list of another name',
    from: '  pages: [',
    to: "  moer: ['press'],\n  pages: [",
    problem: {line: 4, message: /^There is no list moer: .* Did you mean more\?$/},
  },
  {
    name: 'fields in place of a list',
    from: '  pages: [',
    to: "  more: {Press: ['press']},\n  pages: [",
    problem: {line: 4, message: /^Write more: \['about'\], names of pages in brackets\.$/},
  },
  {
    name: 'fields in place of a name',
    from: '  pages: [',
    to: "  more: [{type: 'doc', id: 'press'}],\n  pages: [",
    problem: {line: 4, message: /^Write 'press' in place of \{"type":"doc","id":"press"\}\.$/},
  },
  {
    name: 'a number in place of a name',
    from: '  pages: [',
    to: '  more: [7],\n  pages: [',
    problem: {line: 4, message: /^Write names of pages in quotation marks, .* found 7\.$/},
  },
  {
    name: 'more pages than the menu holds',
    from: "'about',",
    to: `${Array.from({length: 9}, (_, index) => `'page-${index}'`).join(', ')}, 'about',`,
    problem: {line: 4, message: /^Write 'about' in "more": the menu holds 10 pages\.$/},
  },
  {
    name: 'no export',
    from: 'export default sidebars;\n',
    to: '',
    problem: {line: undefined, message: /^Write "export default sidebars;"/},
  },
])('sidebars.ts with $name', async ({from, to, problem}) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'sidebars-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  writeFileSync(path.join(root, 'sidebars.ts'), GOOD.replace(from, to));
  const {value, problems} = await readSidebars(root);
  expect(problems).toHaveLength(problem ? 1 : 0);
  if (!problem) expect(value).toEqual({pages: ['home', 'about']});
  expect([problems[0]?.file, problems[0]?.line]).toEqual([problem && 'sidebars.ts', problem?.line]);
  expect(problems[0]?.message ?? '').toMatch(problem?.message ?? /^$/);
});
