/** Folders of `src` are layered: a file may import from lower layers, never from higher ones. */
import {expect, test} from 'vitest';

import {findCycle, folderOf, importsOf, sources} from './importGraph';

/** From the lowest layer to the highest. Folders of one layer do not import each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['content'],
  ['template', 'scrollMemory.ts', 'entry.ts'],
  [
    'plugins/content.ts',
    'plugins/dependencies.js',
    'plugins/importComponents.ts',
    'plugins/markdown.ts',
    'plugins/labels.js',
    'plugins/nothing.js',
    'plugins/separateElements.ts',
    'desk',
  ],
  ['plugins/pictures'],
  ['plugins/catalogue', 'plugins/bundler.ts'],
  ['plugins/hosting', 'components'],
  ['theme'],
];

const layerOf = (folder: string): number => LAYERS.findIndex((folders) => folders.includes(folder));

test('every folder has its layer', () => {
  const folders = new Set(sources.map(folderOf));
  expect([...folders].filter((folder) => layerOf(folder) < 0)).toEqual([]);
});

test('no file imports from a higher layer, or from another folder of its own layer', () => {
  const upwards = sources.flatMap((file) =>
    importsOf(file)
      .filter((imported) => folderOf(imported) !== folderOf(file))
      .filter((imported) => layerOf(folderOf(imported)) >= layerOf(folderOf(file)))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(upwards).toEqual([]);
});

test('there are no import cycles', () => expect(findCycle()).toBeUndefined());
