/** The order of pages: each stands in the list it belongs to. */
import {expect, test} from 'vitest';

import {mistakesWith, sourceWith} from './mistakes/memory';
import {PROGRAM} from './mistakes/facts';

const {order} = await sourceWith([]);
const listOf = (name: string, ids: readonly string[]): string =>
  `  ${name}: [\n${ids.map((id) => `    '${id}',\n`).join('')}  ],\n`;
const inFolder = (folder: string): string[] => order.filter((id) => id.startsWith(`${folder}/`));
const programs = inFolder('programs');
const pages = order.filter((id) => !id.includes('/'));

/** What is said of lists of pages and programs in sidebars.ts. */
async function told(ofPages: readonly string[], ofPrograms: readonly string[]): Promise<string[]> {
  const lists = {pages: ofPages, programs: ofPrograms, legal: inFolder('legal')};
  const text = Object.entries(lists).map(([name, ids]) => listOf(name, ids));
  const problems = await mistakesWith([], {
    order: Object.values(lists).flat(),
    texts: {
      ...(await sourceWith([])).texts,
      'sidebars.ts': `const sidebars = {\n${text.join('')}};\n`,
    },
  });
  return problems.map(({file, line, remedy}) => `${file}:${line} ${remedy}`);
}

test('a program among the pages is moved', async () => {
  const rest = programs.filter((id) => id !== PROGRAM);
  expect(await told([...pages, PROGRAM], rest)).toEqual([
    `sidebars.ts:${pages.length + 3} Move '${PROGRAM}' to the list “programs”, where it belongs.`,
  ]);
});

test('a program in both lists stays in its own', async () => {
  expect(await told([...pages, PROGRAM], programs)).toEqual([
    `sidebars.ts:${pages.length + 3} Delete '${PROGRAM}' there: it stands in “programs” already.`,
  ]);
});

test('a page under the name of another language', async () => {
  const [first = '', ...rest] = pages.toReversed();
  expect(await told([...rest.toReversed(), `xx-${first}-xx`], programs)).toEqual([
    `sidebars.ts:${pages.length + 2} Did you mean ${first}?`,
  ]);
});

test('a masseuse is in no list', async () => {
  const {documents} = await sourceWith([]);
  const masseuse = documents.find(({id}) => id.startsWith('masseuses/'))?.id ?? '';
  expect(await told([...pages, masseuse], programs)).toEqual([
    `sidebars.ts:${pages.length + 3} Delete the line: masseuses stand in the order of their files’ names.`,
  ]);
});

test('lists as they should be', async () => expect(await told(pages, programs)).toEqual([]));
