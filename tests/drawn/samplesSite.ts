/** Serves the site of tests/fixtures. tests/site builds it; here it is built only if that was not done. */
import {SAMPLES_BUILD, buildIfNeeded} from '../fixtures/markdown/samples';

/** Starts a server on a free port; returns its address and how to stop it. */
export async function openSamples(): Promise<{url: string; close: () => Promise<void>}> {
  buildIfNeeded();
  // Playwright's compiler cannot require a module with an await of its own.
  const {startServer} = await import('../../scripts/serve.mjs');
  // Compressing it would take longer than what it saves.
  return startServer({dir: SAMPLES_BUILD, port: 0, isCompressed: false});
}
