/** The check beside `npm run dev` tells what it finds; that it has failed by itself is one sentence. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {startChecks} from '../../../scripts/dev/thread.mjs';

const thread = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const NOTHING = {problems: [], emblemProblems: []};

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

test('what is found is handed on', async () => {
  const onFound = vi.fn();
  const code = `import {parentPort} from 'node:worker_threads'; parentPort.postMessage(${JSON.stringify(NOTHING)});`;
  startChecks(onFound, thread(code));
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledWith(NOTHING), {timeout: 10_000});
});

test.each([
  ['an error', "throw new Error('no disk')", 'no disk'],
  ['anything else', "throw 'no disk'", 'no disk'],
])('a check that fails with %s is told, and ends nothing else', async (_name, code, reason) => {
  startChecks(vi.fn(), thread(code));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(1), {timeout: 10_000});
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain(`no longer checked (${reason})`);
});
