/** Folders as they really get: things missing, in the way, or not to be read. */
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeEach, describe, expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import {orderOf} from '../../../src/content/read/order';
import {formatProblems} from '../../../src/content/problems';
import {readSite} from '../../../src/content/read';
import sidebars from '../../../sidebars';

const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';
const SITE = path.join(import.meta.dirname, '../../..');
const made: string[] = [];
let siteDir = '';

/** The texts alone; pictures by name only. */
const isText = (file: string): boolean => !/\.(jpg|png|webp|avif|woff2|ico|ttf)$/.test(file);

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'velada-content-'));
  made.push(siteDir);
  for (const folder of ['docs', 'i18n', 'src/components', 'src/theme', 'static']) {
    await cp(path.join(SITE, folder), path.join(siteDir, folder), {
      recursive: true,
      filter: isText,
    });
  }
});
afterAll(() => Promise.all(made.map((folder) => rm(folder, {recursive: true, force: true}))));

const at = (file: string): string => path.join(siteDir, file);

/** What a writer reads, but for the pictures, which are not there. */
async function told(): Promise<string[]> {
  const location = {siteDir, defaultLocale: 'en', locales: ['en', 'es'], order: orderOf(sidebars)};
  const {problems} = createCatalogue(await readSite(location));
  return problems
    .filter(({field}) => !/^(photos\[\d+\]|hero)\.file$/.test(field))
    .map((problem) => formatProblems([problem]).split('\n').slice(2).join(' ').trim());
}

describe('a folder of content', {timeout: 30_000}, () => {
  test('as it is', async () => expect(await told()).toEqual([]));

  test('without the translations of a language', async () => {
    await rm(at('i18n/es/docusaurus-plugin-content-docs'), {recursive: true});
    expect(await told()).toEqual([
      'i18n/es/docusaurus-plugin-content-docs/current   found no such folder. Put the folder with the pages of this language back.',
    ]);
  });

  test('with a folder where a page should be', async () => {
    await rm(at('docs/contact.mdx'));
    await mkdir(at('docs/contact.mdx'));
    expect(await told()).toEqual([
      'docs/contact.mdx   found a folder where a file should be. Rename or delete the folder.',
    ]);
  });

  test('with a folder where business.yml should be', async () => {
    await rm(at('docs/business.yml'));
    await mkdir(at('docs/business.yml'));
    expect(await told()).toEqual([
      'docs/business.yml   found a folder where a file should be. Rename or delete the folder.',
    ]);
  });

  test.each(['docs/gone.yml', 'addresses.json'])('with a folder where %s may be', async (file) => {
    await mkdir(at(file));
    expect(await told()).toEqual([
      `${file}   found a folder where a file should be. Rename or delete the folder.`,
    ]);
  });

  test('with a link that leads nowhere', async () => {
    await rm(at('docs/contact.mdx'));
    await symlink(at('nowhere.mdx'), at('docs/contact.mdx'));
    expect((await told()).join('\n')).toMatch(/^docs\/contact.mdx {3}found no such file\. /);
  });

  test.skipIf(process.getuid?.() === 0)('with a page that may not be read', async () => {
    await chmod(at('docs/gallery.mdx'), 0o000);
    expect(await told()).toEqual([
      'docs/gallery.mdx   found a file that may not be read. Give yourself the permission to read it (on Linux and macOS: chmod u+r).',
    ]);
  });

  test('with notes in Markdown beside the pages', async () => {
    await writeFile(at('docs/Notes to self.md'), 'Words.');
    expect(await told()).toEqual([
      'docs/Notes to self.md   found the extension ".md". Rename the file to notes-to-self.mdx, or move it out of this folder.',
    ]);
  });

  test('with a page in the folder of others', async () => {
    await rename(at('docs/contact.mdx'), at('docs/legal/contact.mdx'));
    expect(await told()).toEqual([
      'docs/legal/contact.mdx   found a page outside its folder. Move it to docs/contact.mdx.',
    ]);
  });

  test('with a program outside its folder, and then in both places', async () => {
    const [name = ''] = await readdir(at('docs/programs'));
    await rename(at(`docs/programs/${name}`), at(`docs/${name}`));
    expect(await told()).toEqual([
      `docs/${name}   found a program outside its folder. Move it to docs/programs/${name}.`,
    ]);
    await copyFile(at(`docs/${name}`), at(`docs/programs/${name}`));
    expect(await told()).toEqual([
      `docs/${name}   found a program outside its folder. Delete it: docs/programs/${name} is there already.`,
    ]);
  });

  test('with a masseuse among the programs in both languages', async () => {
    const [name = ''] = await readdir(at('docs/masseuses'));
    for (const folder of ['docs', SPANISH]) {
      await rename(at(`${folder}/masseuses/${name}`), at(`${folder}/programs/${name}`));
    }
    expect(await told()).toEqual([
      `docs/programs/${name}   found a masseuse outside her folder. Move it to docs/masseuses/${name}.`,
      `${SPANISH}/programs/${name}   found a page outside its folder. Move it to ${SPANISH}/masseuses/${name}.`,
    ]);
  });

  test('with a folder copied whole', async () => {
    await cp(at('docs/programs'), at('docs/programs - Copy'), {recursive: true});
    expect(await told()).toEqual([
      'docs/programs - Copy   found a copy of the folder docs/programs. Delete it.',
    ]);
  });

  test('with nothing at all', async () => {
    await rm(siteDir, {recursive: true});
    expect((await told()).length).toBeGreaterThan(0);
  });
});
