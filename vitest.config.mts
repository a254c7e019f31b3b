import {availableParallelism} from 'node:os';

import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Files that take longest, which on a machine that has not run them yet would come last: they are short. */
const LONGEST = [
  'mistakes/mistakes.test.ts',
  'mistakes/mistakesInTranslations.test.ts',
  'site/thirdLanguage.test.ts',
  'scripts/check.test.ts',
  'scripts/growth.test.ts',
];

/** Begins with what takes longest, so that no core waits for the other at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({moduleId}: TestSpecification): number => {
      const at = LONGEST.findIndex((end) => moduleId.endsWith(end));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

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
    // Files of tests share the modules that they read: to load the content's rules takes longer than most files of
    // tests. One that changes a module (vi.mock, another BASE_URL) resets them after itself.
    isolate: false,
    // As scripts/check.mjs: the checks try some hundred expressions on every text.
    execArgv: ['--no-regexp-tier-up'],
    sequence: {sequencer: LongestFirst},
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
      // Drives WebKit and Firefox on the built site; scripts/webkit.mjs starts it.
      {
        extends: true,
        test: {name: 'engines', include: ['tests/engines/**/*.test.ts'], testTimeout: 60_000},
      },
      // The specification's facts, word for word; they bind the example's content only.
      {extends: true, test: {name: 'specification', include: ['tests/specification/**/*.test.ts']}},
    ],
  },
});
