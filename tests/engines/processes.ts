/** Starts the programs of a browser so that none is left running however the test ends. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';

/**
 * Runs the command in a process group of its own. The group ends with the command, and when the pipe to it is
 * closed: by `end`, or because this process has ended.
 */
const SCRIPT = '{ "$0" "$@"; kill -KILL 0; } & read -r _; kill -KILL 0';

/**
 * Starts a command. `reported` is what it writes to file descriptor 3, such as the number of a display; `end`
 * ends it and everything that it has started.
 */
export function startGroup(command: string, args: readonly string[], env = process.env) {
  const stdio: ('pipe' | 'ignore')[] = ['pipe', 'ignore', 'ignore', 'pipe'];
  const child = spawn('sh', ['-c', SCRIPT, command, ...args], {detached: true, env, stdio});
  const ended: Promise<unknown> = once(child, 'exit');
  const reported = once(child.stdio[3] as NodeJS.ReadableStream, 'data').then(String, () => '');
  const end = (): Promise<unknown> => {
    child.stdin?.end();
    return ended;
  };
  return {reported, ended, end};
}

type Limits = {
  readonly milliseconds: number;
  /** Settles when the process that does the work has ended. */
  readonly ended: Promise<unknown>;
  /** The message of the error. */
  readonly sentence: string;
};

/** The result of the work. Throws the sentence after that time, or when the process that does it has ended. */
export function within<Result>(
  work: Promise<Result>,
  {milliseconds, ended, sentence}: Limits,
): Promise<Result> {
  const fail = (): never => {
    throw new Error(sentence);
  };
  const late = wait(milliseconds, undefined, {ref: false});
  return Promise.race([work, late.then(fail), ended.then(fail)]);
}
