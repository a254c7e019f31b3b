/** What the development server shows of an original that is removed while a page still names it. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test, vi} from 'vitest';

import picturesPlugin from '../../../../src/plugins/pictures';

const RECORD = {width: 1600, height: 1000, hash: '1a2b3c4d'};

/** The tables that the plugin writes for the browser, after it has loaded each of these names. */
async function tablesOf(mode: string, loads: readonly (readonly string[])[]): Promise<string[]> {
  vi.stubEnv('NODE_ENV', mode);
  const siteDir = mkdtempSync(path.join(tmpdir(), 'removed-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(siteDir, {recursive: true});
  });
  const i18n = {currentLocale: 'en', defaultLocale: 'en'};
  const {allContentLoaded} = picturesPlugin({siteDir, i18n} as unknown as LoadContext);
  const tables: string[] = [];
  const actions = {createData: (_: string, data: string) => Promise.resolve(tables.push(data))};
  for (const names of loads) {
    const table = Object.fromEntries(names.map((name) => [name, RECORD]));
    const allContent = {
      pictures: {default: {table, files: [], problems: []}},
      catalogue: {default: {byLocale: {}}},
    };
    await allContentLoaded?.({allContent, actions} as never);
  }
  return tables.map((table) => Object.keys(JSON.parse(table) as object).join(' '));
}

const LOADS = [['door', 'lamp'], ['lamp']];

test('in development its page is shown as it was, until it names another', async () => {
  expect(await tablesOf('development', LOADS)).toEqual(['door lamp', 'door lamp']);
});

test('a build has the originals that there are', async () => {
  expect(await tablesOf('production', LOADS)).toEqual(['door lamp', 'lamp']);
});
