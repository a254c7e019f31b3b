import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {parseReleased} from '../../../../src/content/read/released';
import {recordRelease} from '../../../../src/plugins/hosting/release';
import type {RouteEntry} from '../../../../src/content/types';

const routes: readonly RouteEntry[] = [
  {
    id: 'gallery',
    kind: 'page',
    indexed: true,
    label: {en: 'Gallery', es: 'Galería'},
    slugs: {en: '/gallery', es: '/galeria'},
    formerly: {en: ['/rooms']},
  },
] as unknown as readonly RouteEntry[];

let siteDir = '';
const file = (): string => path.join(siteDir, 'addresses.json');
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'velada-release-'));
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

test('a build for publication writes its addresses down, former ones with them', async () => {
  await recordRelease({siteDir, production: true, routes});
  expect(parseReleased(readFileSync(file(), 'utf8'))).toEqual({
    en: {gallery: ['/gallery', '/rooms']},
    es: {gallery: ['/galeria']},
  });
});

test('any other build leaves the file alone', async () => {
  await recordRelease({siteDir, production: false, routes});
  expect(existsSync(file())).toBe(false);
});
