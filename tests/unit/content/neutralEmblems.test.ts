/** The neutral picture of an emblem: usable in a local build, refused by a build for publication. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {findNeutralEmblems} from '../../../src/content/placeholders';
import {originalProblems} from '../../../src/plugins/pictures/originals';

const TEMPLATE = path.join(import.meta.dirname, '../../../docs/_templates/emblem.jpg');

let site: string;

const put = (file: string, bytes: Uint8Array): void => {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, bytes);
};

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'neutral-emblem-'));
  mkdirSync(path.join(site, 'docs/_templates'), {recursive: true});
  cpSync(TEMPLATE, path.join(site, 'docs/_templates/emblem.jpg'));
});

afterEach(() => rmSync(site, {recursive: true}));

test('a neutral picture is reported with its file', () => {
  put('docs/pictures/emblem/fan.jpg', readFileSync(TEMPLATE));
  put('docs/pictures/emblem/key.jpg', Buffer.concat([readFileSync(TEMPLATE), Buffer.of(0)]));
  const problems = findNeutralEmblems(site);
  expect(problems.map(({file}) => file)).toEqual(['docs/pictures/emblem/fan.jpg']);
  expect(problems[0]?.message).toContain('Put a picture of the emblem');
});

test('nothing is reported where there are no emblems', () => {
  expect(findNeutralEmblems(site)).toEqual([]);
});

test('the neutral picture can be built', async () => {
  put('docs/pictures/emblem/fan.jpg', readFileSync(TEMPLATE));
  expect(await originalProblems(site)).toEqual([]);
});
