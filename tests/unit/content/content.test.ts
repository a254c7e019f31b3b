/** The site's own content, and the list of components that its pages may use. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {COMPONENTS} from '../../../src/content/components';
import {catalogue} from '../realContent';

const FOLDER = path.join(import.meta.dirname, '../../../src/components/mdx');

test('has no problem', () => {
  expect(Object.keys(catalogue.byLocale)).toEqual(['en', 'es']);
});

test('every component stands in a file of its name, and no file without one', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.tsx'));
  const names = Object.keys(COMPONENTS).map((name) => `${name}.tsx`);
  expect(files.sort()).toEqual(names.sort());
});
