/** The site's own content, and the list of components that its pages may use. */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {COMPONENTS} from '../../../src/content/components';
import {catalogue} from '../realContent';

const FOLDER = path.join(import.meta.dirname, '../../../src/components/mdx');

test('has no problem', () => {
  expect(Object.keys(catalogue.byLocale)).toEqual(['en', 'es']);
});

test.for(Object.keys(COMPONENTS))('%s stands in a file of its name', (name) => {
  expect(existsSync(path.join(FOLDER, `${name}.tsx`))).toBe(true);
});
