import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {recordRelease} from '../../../../src/plugins/hosting/release';
import {page, siteOf} from './site';

test('a release adds its addresses and former addresses to addresses.json', async () => {
  const siteDir = await mkdtemp(path.join(os.tmpdir(), 'velada-release-'));
  onTestFinished(() => rm(siteDir, {recursive: true}));
  const file = path.join(siteDir, 'addresses.json');
  await writeFile(file, '["/", "/older"]');
  const formerly = {en: ['/rooms']};
  const site = siteOf(page('home', '/', '/'), page('gallery', '/gallery', '/galeria', {formerly}));
  recordRelease(siteDir, site);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
    '/',
    '/es',
    '/es/galeria',
    '/gallery',
    '/older',
    '/rooms',
  ]);
});
