/** `npm run dev` keeps the servers of all languages running: one that ends by itself is told, and comes back. */
import {spawn} from 'node:child_process';
import {EventEmitter, once} from 'node:events';
import path from 'node:path';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {createServers} from '../../../scripts/dev/servers.mjs';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Started = {
  readonly name: string;
  readonly ready: () => void;
  readonly end: EventEmitter['emit'];
};

/** Servers that only say that they were started; the content is right until told otherwise. */
function kept() {
  const started: Started[] = [];
  const state = {isRight: true};
  const onEnd = vi.fn();
  const servers = createServers([{name: 'English'}, {name: 'Español'}], {
    start: ({name}, ready) => {
      const child = Object.assign(new EventEmitter(), {kill: vi.fn()});
      started.push({name, ready, end: child.emit.bind(child)});
      return child;
    },
    isRight: () => state.isRight,
    onReady: () => undefined,
    onEnd,
  });
  const names = (): string[] => started.map(({name}) => name);
  const end = (code: number | null, signal: string | null = null): void => {
    started.at(-1)?.end('exit', code, signal);
    vi.advanceTimersByTime(1000);
  };
  const said = (): string[] => vi.mocked(console.error).mock.calls.map(([text]) => String(text));
  return {...servers, started, state, onEnd, names, end, said};
}

test('the second starts once the first answers', () => {
  const {startNext, started, names} = kept();
  startNext();
  startNext();
  expect(names()).toEqual(['English']);
  started[0]?.ready();
  expect(names()).toEqual(['English', 'Español']);
});

test.each([
  [null, 'SIGKILL', 'SIGKILL'],
  [1, null, '1'],
  [0, null, '0'],
])('one that ends with code %s or signal %s is told, and starts again', (code, signal, why) => {
  const {startNext, started, names, end, said, onEnd} = kept();
  startNext();
  started[0]?.ready();
  end(code, signal);
  expect(said()).toEqual([`Español has stopped (${why}). It is started again.`]);
  expect(names()).toEqual(['English', 'Español', 'Español']);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('one that ends for mistakes says nothing, and waits until they are mended', () => {
  const {startNext, startAgain, names, end, said} = kept();
  startNext();
  end(3);
  expect([said(), names()]).toEqual([[], ['English']]);
  startAgain();
  expect(names()).toEqual(['English', 'English']);
});

test('while there are mistakes, none starts again', () => {
  const {startNext, names, end, said, state} = kept();
  startNext();
  state.isRight = false;
  end(1);
  expect(said()[0]).toContain('once the content is right');
  expect(names()).toEqual(['English']);
});

test('one that ends three times in a row waits for the next save, and keeps no other away', () => {
  const {startNext, startAgain, names, end, said, started} = kept();
  startNext();
  for (let time = 0; time < 3; time++) end(1);
  expect(said().at(-1)).toBe(
    'English has stopped (1), 3 times in a row. It is started again after the next save.',
  );
  expect(names()).toEqual(['English', 'English', 'English', 'Español']);
  started.at(-1)?.ready();
  startAgain();
  expect(names().at(-1)).toBe('English');
});

test('ends that are far from each other are not in a row', () => {
  const {startNext, names, end} = kept();
  startNext();
  for (let time = 0; time < 5; time++) {
    vi.advanceTimersByTime(61_000);
    end(1);
  }
  expect(names()).toHaveLength(6);
});

test('a server ends with the process that started it', async () => {
  vi.useRealTimers();
  const leash = path.join(import.meta.dirname, '../../../scripts/dev/leash.mjs');
  const code = "process.send('up'); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ['--import', leash, '--eval', code], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
