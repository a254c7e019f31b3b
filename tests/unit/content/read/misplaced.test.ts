/** Files of translations that stand where nothing reads them. */
import {describe, expect, test} from 'vitest';

import {misplacedFiles} from '../../../../src/content/read/misplaced';
import {diskOf} from './memoryDisk';
import {SPANISH} from './names';

/** What is said of files below `i18n`: `i18n/es/about.mdx | a file where nothing reads it`. */
async function problemsOf(files: readonly string[] | Readonly<Record<string, string>>) {
  const texts = Array.isArray(files)
    ? Object.fromEntries(files.map((name): [string, string] => [name, '{}']))
    : (files as Readonly<Record<string, string>>);
  const disk = diskOf(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`i18n/${name}`, text])),
  );
  return misplacedFiles(disk, ['en', 'es', 'fr'], 'en');
}

const told = async (...args: Parameters<typeof problemsOf>): Promise<string[]> =>
  (await problemsOf(...args)).map(
    ({file, field, line, found, remedy}) =>
      `${[file + field, line].filter(Boolean).join(':')} | ${found} | ${remedy}`,
  );

const LOST = 'a file where nothing reads it';
const FACTS = 'facts or pictures in a translation, where nothing reads them';

describe('a file where nothing reads it', () => {
  test.each([
    ['a page in the language’s folder', 'es/about.mdx', `${SPANISH}/about.mdx`],
    ['a page in another folder', 'es/pages/about.md', `${SPANISH}/about.md`],
    [
      'a page beside the folder of pages',
      'es/docusaurus-plugin-content-docs/about.mdx',
      `${SPANISH}/about.mdx`,
    ],
    ['a list of nearly that name', 'es/my-business.yml', `${SPANISH}/my-business.yml`],
    ['a page of the name of a list', 'es/gone.yml.mdx', `${SPANISH}/gone.yml.mdx`],
    ['a list of words', 'es/wording.yml', `${SPANISH}/wording.yml`],
    ['a page of no language', 'about.mdx', `${SPANISH}/about.mdx`],
    ['words of components in another folder', 'es/docusaurus-theme/code.json', 'i18n/es/code.json'],
    ['words of components under another name', 'fr/Words.JSON', 'i18n/fr/code.json'],
    ['words of components of no language', 'code.json', 'i18n/es/code.json'],
  ])('%s', async (_, name, place) =>
    expect(await told([name])).toEqual([`i18n/${name} | ${LOST} | Move it to ${place}.`]),
  );

  test('what is there already', async () => {
    const page = 'es/docusaurus-plugin-content-docs/current/about.mdx';
    expect(await told(['es/about.mdx', page])).toEqual([
      `i18n/es/about.mdx | ${LOST} | Delete it: ${SPANISH}/about.mdx is there already.`,
    ]);
    expect(await told(['es/words.json', 'es/code.json'])).toEqual([
      `i18n/es/words.json | ${LOST} | Delete it: i18n/es/code.json is there already.`,
    ]);
  });

  test('by its rule', async () =>
    expect((await problemsOf(['es/about.mdx']))[0]?.rule).toBe('misplaced'));

  test('of a site without translations', async () =>
    expect(
      (await misplacedFiles(diskOf({'i18n/about.mdx': 'a'}), ['en'], 'en')).map(
        ({remedy}) => remedy,
      ),
    ).toEqual([`Move it to ${SPANISH}/about.mdx.`]));
});

describe('facts in a translation', () => {
  test.each([
    ['es/business.yml', 'business.yml'],
    ['es/Gone.yaml', 'gone.yml'],
    ['business.yml', 'business.yml'],
  ])('%s', async (name, own) =>
    expect(await told([name])).toEqual([
      `i18n/${name} | ${FACTS} | Delete it: they stand once, in docs/${own}.`,
    ]),
  );
});

describe('a folder of the original among the translations', () => {
  test.each(['en/about.mdx', 'en/code.json', 'en/business.yml'])('%s', async (name) =>
    expect(await told([name])).toEqual([
      `i18n/${name} | a file that would take the place of the original’s words | Delete it: en is written in docs and in the components.`,
    ]),
  );
});

describe('words that are read elsewhere', () => {
  const NONE =
    'something else than a list of entries | Write { "id": { "message": "…" } }, as in the other languages.';

  test.each(['es/seen.json', 'es/docusaurus-theme-classic/navbar.json', 'fr/seen.json'])(
    'that cannot be read: %s',
    async (name) => expect(await told({[name]: '[]'})).toEqual([`i18n/${name} | ${NONE}`]),
  );

  test('that are empty', async () =>
    expect((await problemsOf({'es/seen.json': ''})).map(({found}) => found)).toEqual([
      'an empty file',
    ]));

  test('with their line', async () =>
    expect((await problemsOf({'es/seen.json': '{\n"a"\n}'}))[0]).toMatchObject({
      file: 'i18n/es/seen.json',
      line: 3,
    }));

  test('of no language of the site', async () =>
    expect(await told({'de/seen.json': '[]'})).toEqual([]));
});

describe('nothing is said', () => {
  test.each([
    ['a page in its place', 'es/docusaurus-plugin-content-docs/current/about.mdx'],
    ['words of components in their place', 'es/code.json'],
    ['words of a part of the site', 'es/docusaurus-theme-classic/navbar.json'],
    ['what was found still right', 'es/seen.json'],
    ['notes for translators', 'es/README.md'],
    ['a language that the site does not have', 'de/about.mdx'],
    ['a hidden file', 'es/_about.mdx'],
    ['a hidden folder', '.old/about.mdx'],
    ['a copy that a system made', 'es/~about.mdx'],
    ['a picture', 'es/lamp.jpg'],
    ['a page of another ending', 'es/about.mdx.txt'],
  ])('%s', async (_, name) => expect(await told([name])).toEqual([]));

  test('no folder', async () => expect(await told([])).toEqual([]));
});
