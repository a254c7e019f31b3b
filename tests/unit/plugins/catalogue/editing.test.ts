/** What the catalogue does while somebody edits: it follows what is saved, and stops nothing. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, onTestFinished, test, vi} from 'vitest';

import {keepVerdict, stampOf} from '../../../../src/content/verdict';
import cataloguePlugin from '../../../../src/plugins/catalogue';
import {readOrder} from '../../../../src/plugins/catalogue/readOrder';
import {keepGood} from '../../../../src/plugins/lastGood';

const I18N = {
  defaultLocale: 'en',
  currentLocale: 'en',
  locales: ['en'],
  localeConfigs: {en: {label: 'English', htmlLang: 'en-US', baseUrl: '/'}},
};
const plugin = cataloguePlugin({
  siteDir: '/site',
  i18n: I18N,
  siteConfig: {},
} as unknown as LoadContext);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the order of pages', () => {
  test('is the one of the file as it stands now', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'order-'));
    const write = (...ids: string[]) =>
      writeFileSync(
        path.join(folder, 'sidebars.ts'),
        `export default {programs: ${JSON.stringify(ids)}};`,
      );
    write('programs/a');
    expect(await readOrder(folder)).toEqual(['programs/a']);
    write('programs/b', 'programs/a');
    expect(await readOrder(folder)).toEqual(['programs/b', 'programs/a']);
    rmSync(folder, {recursive: true});
  });

  test('is watched', () => expect(plugin.getPathsToWatch?.()).toContain('/site/sidebars.ts'));
});

describe('a page whose address Docusaurus has and the route table has not yet', () => {
  const docs = {loadedVersions: [{docs: [{id: 'gallery', permalink: '/rooms'}]}]};
  const compare = () =>
    plugin.allContentLoaded?.({
      allContent: {'docusaurus-plugin-content-docs': {default: docs}},
      actions: {} as never,
    });
  const watchExit = () =>
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('stopped');
    });

  test('stops a build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.spyOn(console, 'error').mockReturnValue();
    watchExit();
    await expect(compare()).rejects.toThrow('stopped');
  });

  test('is nobody’s mistake while somebody edits, and the server goes on', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const told = vi.spyOn(console, 'warn').mockReturnValue();
    const exit = watchExit();
    await compare();
    expect(exit).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a mistake', () => {
  /** Docusaurus makes the plugin anew when a translation is saved. */
  const loadAnew = async (siteDir: string): Promise<unknown> =>
    cataloguePlugin({
      siteDir,
      i18n: I18N,
      siteConfig: {},
    } as unknown as LoadContext).loadContent?.();
  const wrongSite = (): string => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wrong-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    writeFileSync(path.join(folder, 'sidebars.ts'), 'export default {programs: []};');
    return folder;
  };
  const shown = {routes: []};

  test('leaves what was right before on the screen, though the plugin is made anew', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    vi.spyOn(console, 'error').mockReturnValue();
    const folder = wrongSite();
    keepGood(folder, shown);
    expect(await loadAnew(folder)).toBe(shown);
  });

  test.each([
    ['a build, whatever was right before', 'production', '', 1],
    ['a server of `npm run dev` that has shown nothing yet', 'development', '1', 3],
  ])('ends %s', async (_what, NODE_ENV, VELADA_DEV, code) => {
    vi.stubEnv('NODE_ENV', NODE_ENV);
    vi.stubEnv('VELADA_DEV', '');
    vi.spyOn(console, 'error').mockReturnValue();
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('stopped');
    });
    const folder = wrongSite();
    if (NODE_ENV === 'production') keepGood(folder, shown);
    if (VELADA_DEV) {
      vi.stubEnv('VELADA_DEV', VELADA_DEV);
      await keepVerdict(folder, {stamp: await stampOf(folder), isRight: false});
    }
    await expect(loadAnew(folder)).rejects.toThrow('stopped');
    expect(exit).toHaveBeenCalledWith(code);
  });
});
