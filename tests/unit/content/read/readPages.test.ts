/** The pages of a folder: which are read, under which name, and what is wrong with their files. */
import {describe, expect, test} from 'vitest';

import {readPages} from '../../../../src/content/read/readPages';
import {diskOf} from './memoryDisk';

const page = (words: string): string => `---\ntitle: ${words}\n---\n${words}.\n`;

type Folder = {
  readonly files: Readonly<Record<string, string | Error>>;
  readonly folders?: readonly string[];
  readonly wanted?: readonly string[];
  readonly listed?: readonly string[];
};

async function read({files, folders = [], wanted = [], listed = []}: Folder) {
  const names = Object.keys(files).sort();
  const disk = diskOf(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`docs/${name}`, text])),
  );
  return readPages(disk, 'docs', 'en', {files: names, folders}, wanted, listed);
}

/** Pages that are read with their texts, problems of pages, and those of names. */
async function told(folder: Folder): Promise<string[]> {
  const {pages, problems} = await read(folder);
  return [
    ...pages.map(({id, document}) => `${id} | ${document?.body.trim() ?? 'unread'}`),
    ...[...pages.flatMap((one) => one.problems), ...problems].map(
      ({file, field, line, found}) =>
        `${[file + field, line].filter(Boolean).join(':')} | ${found}`,
    ),
  ];
}

test('a page is its fields, its body, and where that begins', async () => {
  const {pages, problems} = await read({files: {'about.mdx': page('One')}});
  expect(problems).toEqual([]);
  expect(pages).toEqual([
    {
      id: 'about',
      document: {
        id: 'about',
        locale: 'en',
        file: 'docs/about.mdx',
        frontMatter: {title: 'One'},
        body: 'One.\n',
        bodyLine: 4,
      },
      text: page('One'),
      problems: [],
    },
  ]);
});

describe('which files are read', () => {
  test.each<[string, Folder, string[]]>([
    [
      'pages, in folders as well',
      {files: {'about.mdx': page('One'), 'programs/prana.mdx': page('Two')}},
      ['about | One.', 'programs/prana | Two.'],
    ],
    [
      'no hidden ones, and no lists',
      {files: {'_about.mdx': page('One'), 'wording.yml': 'words: []'}},
      [],
    ],
    [
      'one under a wrong name as the one that is missing',
      {files: {'About us.mdx': page('One')}, wanted: ['about']},
      ['about | One.', 'docs/About us.mdx | the name "About us.mdx"'],
    ],
    [
      'none under a name that says nothing',
      {files: {'Lámpara.mdx': page('One')}, wanted: ['about', 'gallery']},
      ['docs/Lámpara.mdx | the name "Lámpara.mdx"'],
    ],
    [
      'none that is no page',
      {files: {'notes.txt': 'One.'}},
      ['docs/notes.txt | a file that is no page, which the site does not read'],
    ],
    [
      'one in another folder as what it says it is',
      {
        files: {
          'terms.mdx':
            '---\nkind: legal\ntitle: One\nupdated: 2026-01-01\nindexed: true\n---\nOne.',
        },
      },
      ['legal/terms | One.', 'docs/terms.mdx | a legal text outside its folder'],
    ],
    [
      'none that is too deep for its folder and would be missing',
      {files: {'about.mdx': page('One')}, wanted: ['about', 'programs/a/b']},
      ['about | One.'],
    ],
    [
      'one that sidebars.ts calls otherwise',
      {files: {'lamp.mdx': page('One')}, wanted: ['about'], listed: ['about']},
      ['about | One.', 'docs/lamp.mdx | a page that its translation and sidebars.ts call about'],
    ],
    [
      'one under a wrong name as the only one that is missing',
      {
        files: {'about.mdx': page('One'), 'Lámpara.mdx': page('Two')},
        wanted: ['about', 'gallery', 'programs/a/b'],
      },
      ['gallery | Two.', 'about | One.', 'docs/Lámpara.mdx | the name "Lámpara.mdx"'],
    ],
  ])('%s', async (_, folder, expected) => expect(await told(folder)).toEqual(expected));
});

describe('files that cannot be read', () => {
  test.each<[string, Folder, string[]]>([
    [
      'fields',
      {files: {'about.mdx': '---\ntitle: One: two\n---\n'}},
      ['about | unread', 'docs/about.mdx:2 | a text that holds a colon'],
    ],
    [
      'fields that lost their name, by the page',
      {files: {'about.mdx': '---\ntitle: One\n  - two\n---\n'}},
      ['about | unread', 'docs/about.mdx:3 | indented lines without a name above them'],
    ],
    [
      'an empty file',
      {files: {'about.mdx': ''}},
      ['about | unread', 'docs/about.mdx | an empty file'],
    ],
    [
      'no file',
      {files: {'about.mdx': new Error('disk is full')}},
      ['about | unread', 'docs/about.mdx | a file that cannot be read (disk is full)'],
    ],
    [
      'line ends, and fields',
      {files: {'about.mdx': '---\r\ntitle: One: two\r\n---\r\n'}},
      [
        'about | unread',
        'docs/about.mdx:1 | line ends of Windows (CRLF)',
        'docs/about.mdx:2 | a text that holds a colon',
      ],
    ],
    [
      'line ends alone',
      {files: {'about.mdx': page('One').replaceAll('\n', '\r\n')}},
      ['about | One.', 'docs/about.mdx:1 | line ends of Windows (CRLF)'],
    ],
    [
      'a folder of the name of a page',
      {files: {}, folders: ['about.mdx', 'programs']},
      ['docs/about.mdx | a folder where a file should be'],
    ],
  ])('%s', async (_, folder, expected) => expect(await told(folder)).toEqual(expected));

  test('how to mend a folder of the name of a page', async () =>
    expect((await read({files: {}, folders: ['about.mdx']})).problems).toEqual([
      {
        file: 'docs/about.mdx',
        field: '',
        found: 'a folder where a file should be',
        remedy: 'Rename or delete the folder.',
      },
    ]));
});

describe('a page that was read before', () => {
  test('is the same one while its text stays the same', async () => {
    const first = (await read({files: {'kept.mdx': page('One')}})).pages[0]?.document;
    expect((await read({files: {'kept.mdx': page('One')}})).pages[0]?.document).toBe(first);
    expect((await read({files: {'kept.mdx': page('Two')}})).pages[0]?.document?.body).toBe(
      'Two.\n',
    );
  });

  test('is read anew under another name', async () => {
    const files = {'Lámpara.mdx': page('Three')};
    expect((await read({files, wanted: ['about']})).pages[0]?.document?.id).toBe('about');
    expect((await read({files, wanted: ['gallery']})).pages[0]?.document?.id).toBe('gallery');
  });

  test('has the faults of its file as they are now', async () => {
    const windows = page('One').replaceAll('\n', '\r\n');
    await read({files: {'ends.mdx': page('One')}});
    expect(await told({files: {'ends.mdx': windows}})).toEqual([
      'ends | One.',
      'docs/ends.mdx:1 | line ends of Windows (CRLF)',
    ]);
    expect(await told({files: {'ends.mdx': page('One')}})).toEqual(['ends | One.']);
  });
});
