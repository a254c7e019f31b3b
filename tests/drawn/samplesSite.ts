/** Serves the site of tests/fixtures. tests/site builds it; here it is built only if that was not done. */
import {execFileSync} from 'node:child_process';

import {SAMPLES_BUILD, isBuilt} from '../fixtures/markdown/samples';

/** Starts a server on a free port; returns its address and how to stop it. */
export async function openSamples(): Promise<{url: string; close: () => Promise<void>}> {
  if (!isBuilt()) {
    const build = ['vitest', 'run', '--project', 'site', 'tests/site/markdown.test.ts'];
    execFileSync('npx', build, {stdio: 'inherit'});
  }
  // Playwright's compiler cannot require a module with an await of its own.
  const {startServer} = await import('../../scripts/serve.mjs');
  return startServer({dir: SAMPLES_BUILD, port: 0});
}
