/** A whole site as it is read from a disk, and files and languages that are missing. */
import {describe, expect, test} from 'vitest';

import {readSite} from '../../../../src/content/read';
import {diskOf} from './memoryDisk';
import {SPANISH} from './names';
import {page, PLACE, read, told} from './site';

describe('what is read', () => {
  test('of a whole site', async () => {
    const site = await read();
    expect(site.problems).toEqual([]);
    expect(site.documents.map(({locale, id, body}) => `${locale} ${id}: ${body}`)).toEqual([
      'en home: Home.\n',
      'en programs/prana: Prana.\n',
      'es home: Inicio.\n',
    ]);
    expect(site).toMatchObject({
      defaultLocale: 'en',
      locales: ['es', 'en'],
      unread: [],
      business: {name: 'Velada'},
      wording: {en: {known: ['lamp']}, es: {known: ['luz']}},
      codeWords: {es: '{}'},
      componentWords: [{id: 'a.b', message: 'Call'}],
      pictures: ['lamp.jpg'],
      tiles: [],
      templates: {page: 'A page.'},
      statics: ['img/lamp.svg', 'robots.txt'],
      order: ['home'],
    });
    expect(site).not.toHaveProperty('released');
    expect(site).not.toHaveProperty('gone');
  });

  test('texts whose fields have lines', async () =>
    expect(Object.keys((await read()).texts ?? {})).toEqual([
      'docs/home.mdx',
      'docs/programs/prana.mdx',
      'docs/wording.yml',
      `${SPANISH}/home.mdx`,
      `${SPANISH}/wording.yml`,
      'i18n/es/code.json',
      'docs/business.yml',
      'sidebars.ts',
    ]));

  test('first parts of addresses that the site needs', async () => {
    const {reserved} = await read({files: {'static/assets/a.css': 'x'}});
    expect(reserved).toEqual([
      ...['pictures', 'cards', 'assets', 'hosting', '404', 'index', 'sitemap', 'robots'],
      ...['.well-known', 'es', 'en', 'img', 'robots.txt'],
    ]);
  });

  test('addresses that were given up, and those of the last release', async () => {
    const site = await read({
      files: {'docs/gone.yml': 'gone: [/old]', 'addresses.json': '{"en": {"home": ["/"]}}'},
    });
    expect(site.gone).toEqual({gone: ['/old']});
    expect(site.released).toEqual({en: {home: ['/']}});
    expect(site.problems).toEqual([]);
  });
});

describe('a file that is missing', () => {
  test.each([
    [
      'facts',
      {'docs/business.yml': undefined},
      'docs/business.yml | no such file | Add the file, or bring it back from git: git checkout -- and its name.',
    ],
    [
      'facts under another name',
      {'docs/business.yml': undefined, 'docs/business.yaml': 'name: Velada'},
      'docs/business.yaml | the extension ".yaml" | Rename it to docs/business.yml.',
    ],
    [
      'facts in another folder',
      {'docs/business.yml': undefined, 'docs/legal/business.yml': 'name: Velada'},
      'docs/legal/business.yml | a file where nothing reads it | Move it to docs/business.yml.',
    ],
    [
      'words of a language under another name',
      {[`${SPANISH}/wording.yml`]: undefined, [`${SPANISH}/wording.txt`]: 'known: []'},
      `${SPANISH}/wording.txt | the extension ".txt" | Rename it to ${SPANISH}/wording.yml.`,
    ],
    [
      'words of components',
      {'i18n/es/code.json': undefined},
      'i18n/es/code.json | no such file | Bring it back: git checkout -- i18n/es/code.json. For a new language, npm run translations -- --write makes it, marked.',
    ],
  ])('%s', async (_, files, expected) => expect(await told({files})).toEqual([expected]));

  test('a list under another name is not read', async () => {
    const files = {'docs/business.yml': undefined, 'docs/business.yaml': 'name: Velada'};
    expect((await read({files})).business).toBeUndefined();
  });
});

describe('a language', () => {
  test('without its folder', async () => {
    const change = {place: {locales: ['en', 'es', 'fr']}};
    expect(await told(change)).toEqual([
      'i18n/fr/docusaurus-plugin-content-docs/current | no such folder | A new language gets its files by: npm run new -- language fr',
    ]);
    expect(await read(change)).toMatchObject({locales: ['en', 'es'], unread: ['fr']});
  });

  test('that lost its folder', async () => {
    const files = {[`${SPANISH}/home.mdx`]: undefined, [`${SPANISH}/wording.yml`]: undefined};
    expect(await told({files})).toEqual([
      `${SPANISH} | no such folder | Put the folder with the pages of this language back.`,
    ]);
  });

  test('that is the original stays, without its folder', async () => {
    const site = await readSite(PLACE, diskOf({[`${SPANISH}/home.mdx`]: page('Inicio')}));
    expect(site).toMatchObject({locales: ['es', 'en'], unread: ['en']});
  });

  test('that the configuration names before the original', async () => {
    const {problems, documents} = await read({place: {defaultLocale: 'es'}});
    expect(problems.map(({file, field}) => `${file} ${field}`)).toEqual([
      'docusaurus.config.ts es',
    ]);
    expect(documents).toEqual([]);
  });

  test('whose line in the configuration is wrong', async () => {
    const line = (htmlLang: string, baseUrl: string) => ({label: htmlLang, htmlLang, baseUrl});
    const localeConfigs = {en: line('en', '/'), es: line('es', '/espanol/')};
    expect((await told({place: {localeConfigs}}))[0]).toMatch(
      /^docusaurus\.config\.tses: baseUrl /,
    );
  });
});
