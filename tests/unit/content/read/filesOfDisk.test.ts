/** Files of a disk: what is left beside them, and what keeps them from being read. */
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {decode, diskAt, faultOf, isLeftover, readText} from '../../../../src/content/read/files';
import {diskOf} from './memoryDisk';

describe('what systems and editors leave', () => {
  test.each([
    'Thumbs.db',
    'a/desktop.ini',
    '~$about.docx',
    '#about.mdx#',
    'about.mdx~',
    'a/.about.swp',
    'about.tmp',
    'about.tmp.12',
    'about.BAK',
    'about.mdx.sb-12ab-x',
    'about.mdx___jb_tmp___',
  ])('%s', (name) => expect(isLeftover(name)).toBe(true));

  test.each(['about.mdx', 'myThumbs.db', 'about#1.mdx', 'about~1.mdx', 'tmp/about.mdx', '#about'])(
    'not %s',
    (name) => expect(isLeftover(name)).toBe(false),
  );
});

describe('failures of the disk', () => {
  const failing = (code: string, message = ''): Error => Object.assign(new Error(message), {code});

  test.each([
    [
      'ENOENT',
      'no such file',
      'Add the file, or bring it back from git: git checkout -- and its name.',
    ],
    [
      'ENOTDIR',
      'no such file',
      'Add the file, or bring it back from git: git checkout -- and its name.',
    ],
    ['EISDIR', 'a folder where a file should be', 'Rename or delete the folder.'],
    [
      'EACCES',
      'a file that may not be read',
      'Give yourself the permission to read it (on Linux and macOS: chmod u+r).',
    ],
    [
      'EPERM',
      'a file that may not be read',
      'Give yourself the permission to read it (on Linux and macOS: chmod u+r).',
    ],
  ])('%s', (code, found, remedy) => expect(faultOf(failing(code))).toEqual({found, remedy}));

  test.each([
    ['another one', failing('EIO', 'disk is full'), 'a file that cannot be read (disk is full)'],
    ['a text', 'no disk', 'a file that cannot be read (no disk)'],
  ])('%s', (_, error, found) =>
    expect(faultOf(error)).toEqual({found, remedy: 'Copy the file again.'}),
  );

  test('of a text file', async () =>
    expect(await readText(diskOf({}), 'docs/a.mdx')).toEqual({
      problems: [
        {
          file: 'docs/a.mdx',
          field: '',
          found: 'no such file',
          remedy: 'Add the file, or bring it back from git: git checkout -- and its name.',
        },
      ],
    }));
});

describe('a text file', () => {
  test('with its faults', async () =>
    expect(await readText(diskOf({'docs/a.mdx': 'a\r\n'}), 'docs/a.mdx')).toMatchObject({
      text: 'a\n',
      problems: [{file: 'docs/a.mdx', field: '', line: 1, found: 'line ends of Windows (CRLF)'}],
    }));

  test('of which nothing can be made', async () => {
    const {text, problems} = await readText(diskOf({'docs/a.mdx': ''}), 'docs/a.mdx');
    expect(text).toBeUndefined();
    expect(problems.map(({file, found}) => `${file} | ${found}`)).toEqual([
      'docs/a.mdx | an empty file',
    ]);
  });

  test('that was edited is read again, and another one is not', () => {
    const read = (text: string) => decode('a.mdx', new TextEncoder().encode(text));
    const first = read('one');
    expect(first.text).toBe('one');
    expect(read('one')).toBe(first);
    expect(read('two').text).toBe('two');
  });
});

describe('a folder of the machine', () => {
  test('its files and folders, links to files among them, sorted', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'folder-'));
    await mkdir(path.join(folder, 'docs/b'), {recursive: true});
    await mkdir(path.join(folder, 'docs/a'));
    await writeFile(path.join(folder, 'docs/z.mdx'), 'Words.');
    await writeFile(path.join(folder, 'docs/b/c.mdx'), '');
    await symlink(path.join(folder, 'docs/z.mdx'), path.join(folder, 'docs/link.mdx'));
    await symlink(path.join(folder, 'nowhere'), path.join(folder, 'docs/broken.mdx'));
    await symlink(path.join(folder, 'docs/b'), path.join(folder, 'docs/folder.mdx'));
    const disk = diskAt(folder);
    expect(await disk.list('docs')).toEqual({
      files: ['b/c.mdx', 'link.mdx', 'z.mdx'],
      folders: ['a', 'b'],
    });
    expect(await disk.list('i18n')).toMatchObject({
      files: [],
      folders: [],
      fault: {found: 'no such file'},
    });
    expect(new TextDecoder().decode(await disk.read('docs/z.mdx'))).toBe('Words.');
    await rm(folder, {recursive: true});
  });
});
