import {expect, test} from 'vitest';

import {originalProblems} from '../../../../src/plugins/pictures/originals';
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

test('an original that is too small for its largest use is reported once', async () => {
  const {siteDir} = await siteWith({
    'emblem/fan.jpg': await drawn(800, 1000).jpeg().toBuffer(),
    'emblem/key.jpg': await drawn(960, 1200).jpeg().toBuffer(),
    'key.jpg': await drawn(1200, 800).jpeg().toBuffer(),
    'lamp.jpg': await drawn(1200, 800).jpeg().toBuffer(),
    'lily.jpg': await drawn(1000, 800).jpeg().toBuffer(),
  });
  const problems = await originalProblems(siteDir, language as never);
  expect(problems.map(({file, message}) => `${file}: ${message}`)).toEqual([
    'docs/pictures/emblem/fan.jpg: Use an original at least 960 pixels wide: this one has 800.',
    'docs/pictures/key.jpg: Use an original at least 1600 pixels wide for the hero of docs/casting.mdx: this one has 1200.',
    'docs/pictures/lily.jpg: Use an original at least 1200 pixels wide: this one has 1000.',
  ]);
});
