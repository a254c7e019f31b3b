import {expect, test} from 'vitest';

import {checkPictures, lookAtPictures} from '../../../../src/content/pictures/check';
import {isRenamedBack} from '../../../../src/content/pictures/misnamed';
import type {Use} from '../../../../src/content/pictures/uses';
import {goodJpeg, siteWith} from '../../plugins/pictures/fixtures';

const named = (picture: string): Use => ({
  picture: `docs/pictures/${picture}`,
  shown: 'photo',
  file: 'docs/gallery.mdx',
  field: 'photos[0].file',
});
const missing = (picture: string) => ({
  file: 'docs/gallery.mdx',
  field: 'photos[0].file',
  found: `"${picture}", and there is no such picture in docs/pictures`,
  remedy: 'Did you mean orchid.png?',
});

async function found(uses: readonly Use[]) {
  const {siteDir} = await siteWith({'orchid.png': await goodJpeg()});
  return checkPictures(await lookAtPictures(siteDir), [], [], uses);
}

test('a picture under an extension that lies gets back the name by which a page names it, and nothing else is asked', async () => {
  const told = await found([named('orchid.jpg')]);
  expect(told.map(({remedy}) => remedy)).toEqual([
    'Rename the file to orchid.jpg, as docs/gallery.mdx names it.',
  ]);
  expect(isRenamedBack(missing('orchid.jpg'), told)).toBe(true);
  expect(isRenamedBack(missing('lily.jpg'), told)).toBe(false);
});

test('a page that names it by the extension that lies is to be changed too', async () => {
  const told = await found([named('orchid.png')]);
  expect(told.map(({remedy}) => remedy)).toEqual([
    expect.stringMatching(/^Rename the file to orchid\.jpg and write that name where/),
  ]);
  expect(isRenamedBack(missing('orchid.jpg'), told)).toBe(false);
});
