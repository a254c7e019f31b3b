/** What the build carries over from the site that was published last. */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {keepAssets, readOption} from '../../../scripts/keepAssets.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'keep-'));
});
afterEach(() => rmSync(root, {recursive: true}));

/** Writes a site of files that hold their own names; returns its folder. */
function site(name: string, files: readonly string[]): string {
  const dir = path.join(root, name);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), `${name} ${file}`);
  }
  return dir;
}

test('hashed files come over, pages and files with names of their own do not', () => {
  const last = site('last', [
    'index.html',
    'assets/js/a.11111111.js',
    'assets/js/a.11111111.js.br',
    'es/assets/css/b.22222222.css',
    'pictures/room-640.abcdef01.avif',
    'pictures/note.txt',
    'fonts/serif.woff2',
    'sitemap.xml',
  ]);
  const next = site('next', ['index.html', 'assets/js/a.33333333.js']);
  const kept = [
    'assets/js/a.11111111.js',
    'assets/js/a.11111111.js.br',
    'es/assets/css/b.22222222.css',
    'pictures/room-640.abcdef01.avif',
  ];
  expect(keepAssets(last, next).toSorted()).toEqual(kept);
  for (const file of kept) expect(existsSync(path.join(next, file)), file).toBe(true);
  expect(readFileSync(path.join(next, 'index.html'), 'utf8')).toBe('next index.html');
  for (const file of ['pictures/note.txt', 'fonts', 'sitemap.xml']) {
    expect(existsSync(path.join(next, file)), file).toBe(false);
  }
});

test('what the new site has itself stays its own', () => {
  const last = site('last', ['assets/js/a.11111111.js', 'assets/js/a.11111111.js.br']);
  const next = site('next', ['assets/js/a.11111111.js']);
  expect(keepAssets(last, next)).toEqual([]);
  expect(readFileSync(path.join(next, 'assets/js/a.11111111.js'), 'utf8')).toMatch(/^next/);
});

test('only one version is carried on, so that the site does not grow for ever', () => {
  const first = site('first', ['assets/js/a.11111111.js']);
  const second = site('second', ['assets/js/a.22222222.js']);
  const third = site('third', ['assets/js/a.33333333.js']);
  keepAssets(first, second);
  expect(keepAssets(second, third)).toEqual(['assets/js/a.22222222.js']);
});

test('the option is read, and refused with a reason', () => {
  const last = site('last', ['assets/js/a.js']);
  const emptied = site('build-next', ['assets/js/a.js']);
  expect(readOption(['--locale', 'en'], emptied)).toEqual({rest: ['--locale', 'en']});
  expect(readOption(['--keep-assets', last, '--locale', 'en'], emptied)).toEqual({
    dir: last,
    rest: ['--locale', 'en'],
  });
  expect(readOption([`--keep-assets=${last}`, '--locale', 'en'], emptied)).toEqual({
    dir: last,
    rest: ['--locale', 'en'],
  });
  expect(() => readOption(['--keep-assets='], emptied)).toThrow('needs a folder');
  expect(() => readOption(['--keep-assets'], emptied)).toThrow('needs a folder');
  expect(() => readOption(['--keep-assets', '--locale'], emptied)).toThrow('needs a folder');
  expect(() => readOption(['--keep-assets', emptied], emptied)).toThrow('needs another folder');
  expect(() => readOption(['--keep-assets', path.join(root, 'none')], emptied)).toThrow(
    'holds no built site',
  );
});
