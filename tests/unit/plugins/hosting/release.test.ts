import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {recordRelease} from '../../../../src/plugins/hosting/release';
import {page, siteOf} from './site';

test('a release adds its addresses and former addresses to published-addresses.json', async () => {
  const siteDir = await mkdtemp(path.join(os.tmpdir(), 'velada-release-'));
  onTestFinished(() => rm(siteDir, {recursive: true}));
  const file = path.join(siteDir, 'docs/published-addresses.json');
  await mkdir(path.dirname(file));
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
