/*
 * The tests that mutants of the content module have to face (stryker.config.mjs): those of each rule. The mistakes that
 * are made in the whole content would notice a few more, and take a thousand times as long.
 */
import path from 'node:path';

import {defineConfig} from 'vitest/config';

import ordinary from '../vitest.config.mts';

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  resolve: ordinary.resolve,
  test: {
    testTimeout: 30_000,
    include: ['tests/unit/content/**/*.test.ts', 'tests/unit/plugins/pictures/emblems.test.ts'],
    exclude: ['tests/unit/content/mistakes/**'],
  },
});
