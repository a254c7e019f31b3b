/** Templates, from which pages are made. */
import {expect, test} from 'vitest';

import {readTemplates} from '../../../../src/content/read/readTemplates';
import {diskOf} from './memoryDisk';

const FOLDER = 'docs/_templates/';

test('their texts by their names', async () =>
  expect(
    await readTemplates(
      diskOf({
        [`${FOLDER}page.mdx`]: 'A page.',
        [`${FOLDER}program.mdx`]: 'A program.',
        [`${FOLDER}empty.mdx`]: '',
        [`${FOLDER}notes.mdx.txt`]: 'Notes.',
        'docs/about.mdx': 'About.',
      }),
    ),
  ).toEqual({page: 'A page.', program: 'A program.', empty: ''}));

test('none where there is no folder', async () =>
  expect(await readTemplates(diskOf({}))).toEqual({}));

test('the same object while they stay the same', async () => {
  const read = (text: string) => readTemplates(diskOf({[`${FOLDER}page.mdx`]: text}));
  const first = await read('One.');
  expect(await read('One.')).toBe(first);
  expect(await read('Two.')).toEqual({page: 'Two.'});
});
