/** The scripts of a translated build ask for no word that was not sent with them. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {BUILD} from './html';

test('no script asks for words of the theme, which are not sent', () => {
  const folder = path.join(BUILD, 'es/assets/js');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  const asked = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/["'`](theme\.[\w.]+)["'`]/g)].map(
      ([, id]) => `${file}: ${id}`,
    ),
  );
  expect(asked).toEqual([]);
});
