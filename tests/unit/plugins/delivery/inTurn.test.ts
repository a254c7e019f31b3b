/** Plugins that are read anew while somebody edits: none puts back what another has just read. */
import {expect, test} from 'vitest';

import {inTurn} from '../../../../src/plugins/delivery/inTurn';

const DOCS = {name: 'docusaurus-plugin-content-docs'};
const CATALOGUE = {name: 'catalogue'};

/** A reader that adds a plugin's name to the site, as slowly as the plugin is told to be. */
function reader(asked: string[], slow: Readonly<Record<string, number>> = {}) {
  return async (site: unknown, plugin?: {readonly name: string}): Promise<string[]> => {
    const name = plugin?.name ?? 'all';
    asked.push(name);
    await new Promise((resolve) => setTimeout(resolve, slow[name] ?? 0));
    return [...(site as string[]), name];
  };
}

test('each begins with what the one before has left, and the routes come last', async () => {
  const [read] = inTurn([reader([], {[CATALOGUE.name]: 30})], 0);
  const done = await Promise.all([read?.([], DOCS), read?.([], CATALOGUE)]);
  expect(done).toEqual([[CATALOGUE.name, DOCS.name], [CATALOGUE.name]]);
});

test('who waits already is not read twice', async () => {
  const asked: string[] = [];
  const [whole, one] = inTurn([reader(asked), reader(asked)], 0);
  await Promise.all([one?.([], DOCS), one?.([], DOCS), whole?.([]), whole?.([])]);
  expect(asked).toEqual(['all', DOCS.name]);
});

test('one that fails says so to who asked, and keeps nobody waiting', async () => {
  const fails = (): Promise<never> => Promise.reject(new Error('no'));
  const [broken, read] = inTurn([fails, reader([])], 0);
  const first = broken?.(['site'], CATALOGUE);
  const second = read?.(['site'], DOCS);
  await expect(first).rejects.toThrow('no');
  expect(await second).toEqual(['site', DOCS.name]);
  expect(await read?.(['site'], DOCS)).toEqual(['site', DOCS.name, DOCS.name]);
});
