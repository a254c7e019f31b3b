import {defineConfig} from 'vitest/config';

const mocks = `${import.meta.dirname}/tests/unit/mocks`;

export default defineConfig({
  // Components are compiled for React; the TypeScript configuration leaves JSX to Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      // Only a Docusaurus build has these modules. Unit tests get a small replacement for labels, and
      // nothing for the hooks and data of a page: they test the functions beside a component.
      {find: '@docusaurus/Translate', replacement: `${mocks}/Translate.ts`},
      {
        find: /^@docusaurus\/(Head|Link|router|use\w+|plugin-content-docs\/client)$/,
        replacement: `${mocks}/empty.ts`,
      },
      {find: /^@generated\/.*/, replacement: `${mocks}/empty.ts`},
      {find: '@site', replacement: import.meta.dirname},
    ],
  },
  test: {
    // Half of the time would go into loading the same modules again for each file.
    isolate: false,
    pool: 'threads',
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 120_000},
      },
      // Reads the built site in build/; `npm test` builds it first.
      {
        extends: true,
        test: {name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000},
      },
      // Reads the built site from real servers; scripts/hosts.mjs starts it.
      {
        extends: true,
        test: {name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 60_000},
      },
      // Drives WebKit and Firefox on the built site; scripts/webkit.mjs starts it.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As for Chromium (playwright.config.mts): on a busy machine a browser can miss a moment.
          retry: 1,
        },
      },
      // The specification's facts, word for word; they bind the example's content only.
      {
        extends: true,
        test: {
          name: 'specification',
          include: ['tests/specification/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
