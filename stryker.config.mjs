/*
 * Mutation testing of content reading and checking (npm run test:mutation): each line is made wrong in turn, and
 * a test has to notice. Only what changed since the last run is tried again.
 */
const KEPT = 'node_modules/.cache/velada-mutation';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: ['src/content/**/*.ts', '!src/content/**/*.d.ts'],
  testRunner: 'vitest',
  // As scripts/check.mjs: the checks try some hundred expressions on every text.
  testRunnerNodeArgs: ['--no-regexp-tier-up'],
  vitest: {configFile: 'tests/mutation.config.mjs', related: false},
  coverageAnalysis: 'perTest',
  // A constant of a module is worked out once, before any test: its mutants would cost a whole run each.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${KEPT}/results.json`,
  // Below node_modules no test would be found.
  tempDirName: '.mutation',
  ignorePatterns: [
    'build*',
    '.docusaurus*',
    'benchmarks',
    'screens',
    'test-results',
    'i18n/*/*.log',
  ],
  concurrency: 2,
  timeoutMS: 20_000,
  // The first run, by itself and slowed down by what counts the lines, takes longer than Stryker's five minutes.
  dryRunTimeoutMinutes: 60,
  thresholds: {high: 95, low: 85, break: 85},
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: {fileName: `${KEPT}/report.html`},
  clearTextReporter: {allowColor: false, logTests: false},
};
