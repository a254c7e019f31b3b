/** What the catalogue does while somebody edits: it follows what is saved, and stops nothing. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';

import cataloguePlugin from '../../../../src/plugins/catalogue';
import {readOrder} from '../../../../src/plugins/catalogue/readOrder';

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
