import {rm} from 'node:fs/promises';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {checkPictures, lookAtPictures} from '../../../../src/content/pictures/check';
import {lacksEmblem} from '../../../../src/content/pictures/emblems';
import {makePictures} from '../../../../src/plugins/pictures/make';
import {drawn, siteWith} from './fixtures';

const USED = ['key', 'fan'];
const good = (quality = 80) => drawn(960, 1200).jpeg({quality}).toBuffer();

async function mistakesWith(key: Buffer) {
  const site = await siteWith({'emblem/key.jpg': key, 'emblem/fan.jpg': await good(70)});
  const problems = checkPictures(await lookAtPictures(site.siteDir), [], USED);
  return {site, problems};
}

describe('pictures of emblems', {timeout: 30_000}, () => {
  test('are shown when each emblem in use has one', async () => {
    const {problems} = await mistakesWith(await good());
    expect(problems).toEqual([]);
    expect(lacksEmblem(problems, USED)).toBe(false);
  });

  test.each([
    ['too small', () => drawn(480, 600).jpeg().toBuffer(), /^480 pixels$/],
    ['of another shape', () => drawn(1200, 1200).jpeg().toBuffer(), /1200×1200/],
    ['cut off', async () => (await good()).subarray(0, 3000), /breaks off/],
  ])('one that is %s is named, and the site is made without it', async (_, make, found) => {
    const {site, problems} = await mistakesWith(await make());
    expect(problems).toMatchObject([{file: 'docs/pictures/emblem/key.jpg'}]);
    expect(problems[0]?.found).toMatch(found);
    expect(problems[0]?.remedy).not.toBe('');
    expect(lacksEmblem(problems, USED)).toBe(true);
    const prepared = await makePictures(site, []);
    expect(prepared.problems).toEqual([]);
    expect(Object.keys(prepared.table)).toEqual(['emblem/fan']);
  });

  test('a missing one is named with its remedy', async () => {
    const {site} = await mistakesWith(await good());
    await rm(path.join(site.siteDir, 'docs/pictures/emblem/key.jpg'));
    const problems = checkPictures(await lookAtPictures(site.siteDir), [], USED);
    expect(problems).toMatchObject([{file: 'docs/pictures/emblem/key.jpg', found: 'no such file'}]);
    expect(lacksEmblem(problems, USED)).toBe(true);
  });

  test('one that nobody signs with does not take the pictures from the others', async () => {
    const {site, problems} = await mistakesWith(await drawn(480, 600).jpeg().toBuffer());
    expect(lacksEmblem(problems, ['fan'])).toBe(false);
    expect(checkPictures(await lookAtPictures(site.siteDir), [], ['fan'])).toHaveLength(1);
  });
});
