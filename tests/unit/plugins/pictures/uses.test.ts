import {expect, test} from 'vitest';

import {originalProblems} from '../../../../src/plugins/pictures/originals';
import {heroPhotos, widestUse} from '../../../../src/plugins/pictures/uses';
import {drawn, siteWith} from './fixtures';

const key = {file: 'key.jpg', focal: [64, 46]};
const language = {
  pages: [
    {documentId: 'gallery', hero: {file: 'arches.jpg', focal: [49, 48]}},
    {documentId: 'casting', hero: key},
  ],
  programs: [{documentId: 'programs/kaula-tantra'}],
  legal: [{documentId: 'legal/privacy-policy'}],
  masseuses: [],
};

test('the widest use of a picture is a hero, the gallery or an emblem', () => {
  const heroes = heroPhotos(language as never);
  expect([...heroes.keys()]).toEqual(['gallery', 'casting']);
  expect(heroes.get('casting')).toMatchObject(key);
  expect(widestUse('arches.jpg', heroes)).toEqual({width: 1600, hero: 'gallery'});
  expect(widestUse('key.jpg', heroes)).toEqual({width: 1600, hero: 'casting'});
  expect(widestUse('lamp.jpg', heroes)).toEqual({width: 1200, hero: undefined});
  expect(widestUse('emblem/fan.jpg', heroes)).toEqual({width: 960, hero: undefined});
});

test('an original narrower than its widest use is reported once', async () => {
  const {siteDir} = await siteWith({
    'key.jpg': await drawn(1200, 800).jpeg().toBuffer(),
    'lamp.jpg': await drawn(1200, 800).jpeg().toBuffer(),
  });
  expect(await originalProblems(siteDir, heroPhotos(language as never))).toEqual([
    {
      file: 'docs/pictures/key.jpg',
      message:
        'Use an original at least 1600 pixels wide for the hero of docs/casting.mdx: this one has 1200.',
    },
  ]);
});
