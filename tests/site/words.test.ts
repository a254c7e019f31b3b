/** The scripts of a build carry words, not what a lookup of words or a translator needs. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {BUILD} from './html';

const CODE = path.join(import.meta.dirname, '../../i18n/es/code.json');

/** Ids of all words of components, the theme's among them. */
const ids = Object.keys(JSON.parse(readFileSync(CODE, 'utf8')) as object);

describe.each(['assets/js', 'es/assets/js'])('%s', (name) => {
  const folder = path.join(BUILD, name);
  const scripts = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({file, text: readFileSync(path.join(folder, file), 'utf8')}));

  test('no script asks for words of the theme, which are not sent', () => {
    expect(scripts.length).toBeGreaterThan(10);
    const asked = scripts.flatMap(({file, text}) =>
      [...text.matchAll(/["'`](theme\.[\w.]+)["'`]/g)].map(([, id]) => `${file}: ${id}`),
    );
    expect(asked).toEqual([]);
  });

  test('no script names words by their id', () => {
    expect(ids.length).toBeGreaterThan(200);
    const named = scripts.flatMap(({file, text}) =>
      ids.filter((id) => text.includes(`"${id}"`)).map((id) => `${file}: ${id}`),
    );
    expect(named).toEqual([]);
  });
});
