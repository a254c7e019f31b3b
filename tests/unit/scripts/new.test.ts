/** `npm run new` as people call it: something new is made whole, or nothing is. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';

import {scripts} from '../../../package.json';
import {copyOf} from '../../../scripts/handover/copy.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDERS = ['docs', 'i18n', 'static'];
const FILES = ['sidebars.ts', 'docusaurus.config.ts'];

let dir = '';
const at = (file: string): string => path.join(dir, file);

beforeAll(() => {
  dir = copyOf(ROOT);
  symlinkSync(path.join(ROOT, 'node_modules'), at('node_modules'), 'junction');
});
afterAll(() => rmSync(dir, {recursive: true, force: true}));
/** As it was: what a test has made is taken away. */
afterEach(() => {
  for (const part of [...FOLDERS, ...FILES]) {
    rmSync(at(part), {recursive: true, force: true});
    cpSync(path.join(ROOT, part), at(part), {recursive: true});
  }
});

/** Every file and folder that the command may touch, with its text. */
function everything(): Record<string, string> {
  const entries = FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), {recursive: true, withFileTypes: true}).map(
      (entry): [string, string] => {
        const file = path.join(entry.parentPath, entry.name);
        return [file, entry.isFile() ? readFileSync(file, 'latin1') : ''];
      },
    ),
  );
  return Object.fromEntries([
    ...entries,
    ...FILES.map((file) => [file, readFileSync(at(file), 'utf8')] as const),
  ]);
}

function make(...words: string[]): {code: number | null; said: string} {
  const [, ...args] = scripts.new.split(' ');
  const {status, stdout, stderr} = spawnSync(process.execPath, [...args, ...words], {
    cwd: dir,
    encoding: 'utf8',
  });
  return {code: status, said: stdout + stderr};
}

test.each([
  ['photo', 'terrace-night', 'docs/pictures/terrace-night.jpg'],
  ['language', 'ca', 'i18n/ca/code.json'],
])(
  'of a new %s nothing stays where one file of it cannot be written',
  (kind, id, file) => {
    mkdirSync(at(file), {recursive: true});
    const before = everything();
    const {code, said} = make(kind, id);
    expect(code).toBe(1);
    expect(said).toBe(
      `${file} cannot be written: a folder stands where the file should be. Rename or delete the folder. Nothing was made: run the command again then.\n`,
    );
    expect(everything()).toEqual(before);
  },
  120_000,
);

test('of a new program as well, and it is made when the folder is gone', () => {
  const file = 'static/img/tile/moon-bath.svg';
  mkdirSync(at(file), {recursive: true});
  const before = everything();
  expect(make('program', 'moon-bath').code).toBe(1);
  expect(everything()).toEqual(before);
  rmSync(at(file), {recursive: true});
  expect(make('program', 'moon-bath').said).toMatch(/^Made:/);
}, 120_000);

test('the texts that are left are those of the new photo, in a file that has others to write', () => {
  make('language', 'ca');
  const {said} = make('photo', 'terrace-night');
  // Title, description and alternative text, in three languages.
  expect(said).toContain('write 9 texts that stand there marked');
}, 120_000);
