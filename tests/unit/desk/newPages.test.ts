/** What `npm run new` makes beside what is there already: nothing of that is lost or said twice. */
import path from 'node:path';

import {expect, test} from 'vitest';

import {checkSatins} from '../../../src/content/checks/facts/satins';
import {rawDocuments} from '../../../src/content/checks/raw';
import {newPage} from '../../../src/desk/new/pages';
import {EN, ES, fileNames, sourceWith} from '../content/mistakes/memory';
import {deskWith, editsOf, filesOf} from './madeThings';

const TILE = 'static/img/tile/moon-bath.svg';
const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path d="M1 1h9"/></svg>\n';

test('a tile that is drawn already is kept, and not asked for', async () => {
  const desk = await deskWith([{file: TILE, to: DRAWN}]);
  const outcome = newPage(desk, 'program', 'moon-bath');
  expect(Object.keys(filesOf(outcome))).not.toContain(TILE);
  expect('left' in outcome && outcome.left.join()).not.toContain('draw its tile');
});

test('a stand-in for a tile that is there already is still to be drawn', async () => {
  const standIn = filesOf(newPage(await deskWith(), 'program', 'moon-bath'))[TILE];
  const outcome = newPage(await deskWith([{file: TILE, to: standIn}]), 'program', 'moon-bath');
  expect('left' in outcome && outcome.left.join()).toContain(`draw its tile`);
});

test.each([
  ['program', 'page'],
  ['page', 'program'],
] as const)('after a new %s a %s of the same name is refused', async (first, second) => {
  const made = filesOf(newPage(await deskWith(), first, 'moon-bath'));
  const desk = await deskWith(editsOf(made));
  expect(newPage(desk, second, 'moon-bath')).toEqual({
    refusal: expect.stringContaining('is called “Moon Bath” already'),
  });
});

test('a masseuse in the place of one who left has her emblem, and the satin that it is described on', async () => {
  const folders = [`${EN}/masseuses`, `${ES}/masseuses`];
  for (const name of fileNames(`${EN}/masseuses/`).map((file) => path.basename(file))) {
    const gone = folders.map((folder) => ({file: `${folder}/${name}`, to: undefined}));
    const made = filesOf(newPage(await deskWith(gone), 'masseuse', 'newcomer'));
    const source = await sourceWith([...gone, ...editsOf(made)]);
    expect(checkSatins(rawDocuments(source)), name).toEqual([]);
  }
});

test('what is made anew after its files were deleted has its line already, and its place', async () => {
  const [first = ''] = fileNames(`${EN}/programs/`).map((file) => path.basename(file, '.mdx'));
  const gone = [EN, ES].map((tree) => ({file: `${tree}/programs/${first}.mdx`, to: undefined}));
  const outcome = newPage(await deskWith(gone), 'program', first);
  expect(Object.keys(filesOf(outcome))).not.toContain('sidebars.ts');
  expect('left' in outcome && outcome.left.join()).not.toContain('sidebars.ts');
});
