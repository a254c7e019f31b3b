/** Files of the configuration that somebody edited by hand. */
import {expect, test} from 'vitest';

import {codeFault} from '../../../src/content/read/codeFault';

const FILE = 'sidebars.ts';
const sidebars = (row: string): string => `const sidebars = {\n  programs: [\n${row}\n  ],\n};\n`;

test.each([
  [
    'marks of two versions',
    "<<<<<<< HEAD\n    'programs/moon',\n=======\n>>>>>>> x",
    3,
    /^Keep one/,
  ],
  ['no quotation marks', '    programs/moon,', 3, /^Write 'programs\/moon', /],
  ['one quotation mark', "    'programs/moon,", 3, /^Write 'programs\/moon', /],
])('%s', (_name, row, line, remedy) => {
  const fault = codeFault(FILE, new Error('x'), sidebars(row));
  expect(fault.line).toBe(line);
  expect(fault.remedy).toMatch(remedy);
});

test('a list that was not closed, where the next one begins', () => {
  const text =
    "const sidebars = {\n  pages: ['home'],\n  programs: [\n    'programs/moon',\n  legal: [\n  ],\n};\n";
  const fault = codeFault(FILE, new Error('ParseError: x\n /site/sidebars.ts:8:1'), text);
  expect(fault.line).toBe(5);
  expect(fault.remedy).toMatch(/Close the list above/);
});

test('otherwise where the reader stopped', () => {
  const error = new Error('ParseError: x\n /site/sidebars.ts:4:2');
  expect(codeFault(FILE, error, sidebars("    'programs/moon'"))).toMatchObject({line: 4});
});

test.each([
  ['sidebars.ts', 'each page in straight quotation marks'],
  ['docusaurus.config.ts', 'each text in straight quotation marks'],
])('what stands in quotation marks in %s', (file, what) => {
  const error = new Error(`ParseError: Unexpected token\n /site/${file}:3:4`);
  expect(codeFault(file, error, 'export default [').remedy).toContain(what);
});

test('a name that nothing defines is told with its line and the one that was meant', () => {
  const text = "const sidebars = {\n  pages: ['home'],\n};\n\nexport default sidebar;\n";
  const fault = codeFault(FILE, new Error('sidebar is not defined'), text);
  expect(fault).toMatchObject({line: 5, remedy: 'Write sidebars in its place.'});
});
