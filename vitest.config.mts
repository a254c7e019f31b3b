import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

const mocks = `${import.meta.dirname}/tests/unit/mocks`;

/** Tests that build sites of their own. */
const BUILDING = /tests\/site\/(otherLanguages|production)\.test\.ts$/;

/** What takes longest starts first, so that no core has nothing to do at the end. Vitest begins with large files. */
class BuildsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isBuilding = ({moduleId}: TestSpecification): boolean => BUILDING.test(moduleId);
    return [...sorted.filter(isBuilding), ...sorted.filter((file) => !isBuilding(file))];
  }
}

export default defineConfig({
  // Components are compiled for React; the TypeScript configuration leaves JSX to Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      // These modules exist only in a Docusaurus build. Labels have a mock; hooks and data of pages are
      // empty, because unit tests test the functions of a component's file, not the component.
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
    sequence: {sequencer: BuildsFirst},
    unstubGlobals: true,
    // Sites that tests build find the pictures of the build for tests in the cache.
    env: {VELADA_QUICK_PICTURES: '1'},
    // Servers start while all cores work.
    hookTimeout: 120_000,
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
      // Requests the built site from real servers; scripts/hosts.mjs runs it.
      {
        extends: true,
        test: {name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 60_000},
      },
      // Opens the built site in WebKit and Firefox; scripts/engines.mjs runs it.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As for Chromium (playwright.config.mts): timing can fail on a busy machine.
          retry: 1,
        },
      },
      // Not tests: photographs in WebKit (`npm run screens`).
      {extends: true, test: {name: 'screens', include: ['tests/screens/webkit.ts']}},
      // Facts of the specification as literals; skipped once the content is no longer the example.
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
