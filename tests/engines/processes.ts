/** Starts what a browser needs, so that nothing is left behind however the test ends. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';

/**
 * Runs the command in a process group of its own. The group ends when the command does, and when the pipe
 * to it is closed: by `end`, or because this process is gone.
 */
const SCRIPT = '{ "$0" "$@"; kill -KILL 0; } & read -r _; kill -KILL 0';

export type Group = {
  /** What the command writes to file descriptor 3, such as the number of a display. */
  readonly reported: Promise<string>;
  /** Resolves when the command has ended. */
  readonly ended: Promise<unknown>;
  /** Ends the command and all that it has started. */
  readonly end: () => Promise<unknown>;
};

export function startGroup(command: string, args: readonly string[], env = process.env): Group {
  const child: ChildProcess = spawn('sh', ['-c', SCRIPT, command, ...args], {
    detached: true,
    env,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const reported = once(child.stdio[3] as NodeJS.ReadableStream, 'data').then(String, () => '');
  return {
    reported,
    ended,
    end: () => {
      child.stdin?.end();
      return ended;
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address && typeof address === 'object' ? address.port : 0;
}

/** The work's result; after so many milliseconds, or when the process it needs has ended, the sentence. */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  sentence: string,
  needed?: Promise<unknown>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const fail = (): never => {
    throw new Error(sentence);
  };
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([work, late.then(fail), ...(needed ? [needed.then(fail)] : [])]);
  } finally {
    clearTimeout(timer);
  }
}
