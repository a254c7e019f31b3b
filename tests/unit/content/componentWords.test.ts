/** Files of code are read once, however often the content is checked, and again when somebody edits them. */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {parse} from '@babel/parser';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';

import {readComponentWords} from '../../../src/content/read/componentWords';
import {diskAt} from '../../../src/content/read/files';

// Files of tests share the modules: this one needs its own, and leaves none of them behind.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('@babel/parser', async (original) => {
  const parser = await original<{parse: typeof parse}>();
  return {...parser, parse: vi.fn(parser.parse)};
});

const FILE = 'src/components/booking.tsx';
const words = (message: string): string =>
  `export const text = translate({id: 'booking.call', message: '${message}'});\n`;

let dir = '';
const save = (code: string): Promise<void> => writeFile(path.join(dir, FILE), code);
const read = async (): Promise<readonly string[]> => {
  const {words: found, problems} = await readComponentWords(diskAt(dir));
  return [...found.map(({message}) => message), ...problems.map((problem) => problem.found)];
};

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'velada-words-'));
  await mkdir(path.join(dir, path.dirname(FILE)), {recursive: true});
});
beforeEach(() => void vi.mocked(parse).mockClear());
afterAll(() => rm(dir, {recursive: true, force: true}));

test('code that stays the same is read once', async () => {
  await save(words('Call'));
  expect(await read()).toEqual(['Call']);
  expect(await read()).toEqual(['Call']);
  expect(parse).toHaveBeenCalledTimes(1);
});

test('code that was edited is read again, and so is code that was brought back', async () => {
  for (const message of ['Ring', 'Write', 'Ring']) {
    await save(words(message));
    expect(await read()).toEqual([message]);
  }
  expect(parse).toHaveBeenCalledTimes(3);
});

test('code that cannot be read is tried once, and told each time', async () => {
  await save(words("the house's number"));
  expect(await read()).toEqual(['code that cannot be read']);
  expect(await read()).toEqual(['code that cannot be read']);
  expect(parse).toHaveBeenCalledTimes(1);
});
