/** The site's own content, and the list of components that its pages may use. */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {COMPONENTS} from '../../../src/content/components';
import {catalogue} from '../realContent';

const FOLDER = path.join(import.meta.dirname, '../../../src/components');

test('has no problem', () => {
  expect(Object.keys(catalogue.byLocale)).toEqual(['en', 'es']);
});

test.for(Object.entries(COMPONENTS))('%s has its module', ([, {module}]) => {
  expect(
    ['/index.tsx', '/index.ts', '.tsx'].some((end) => existsSync(FOLDER + '/' + module + end)),
  ).toBe(true);
});
