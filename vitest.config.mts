import {availableParallelism} from 'node:os';

import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      // Docusaurus gives components these modules; unit tests get small stand-ins.
      '@docusaurus/Translate': `${import.meta.dirname}/tests/unit/standIns/Translate.ts`,
      '@site': import.meta.dirname,
    },
  },
  test: {
    // Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // As scripts/check.mjs: the checks try some hundred expressions on every text.
    execArgv: ['--no-regexp-tier-up'],
    projects: [
      {
        extends: true,
        test: {name: 'unit', testTimeout: 30_000, include: ['tests/unit/**/*.test.{ts,tsx}']},
      },
      // Reads the built site in build/; `npm test` builds it first.
      {
        extends: true,
        test: {name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 20_000},
      },
      // The specification's facts, word for word; they bind the example's content only.
      {extends: true, test: {name: 'specification', include: ['tests/specification/**/*.test.ts']}},
    ],
  },
});
