/** What the development server does after the page that a writer waits for: nothing here may keep the bundler waiting. */
import {setTimeout as rest} from 'node:timers/promises';

/** From the end of a compilation until the browser has asked for what it needs, in milliseconds. */
const BROWSER_MS = 400;
/** The same after the first one: the browser then loads the whole page, and a server that loads the check cannot answer. */
const FIRST_PAGE_MS = 3000;

/** As much of the bundler's compiler as is listened to here. */
type Compiler = {
  readonly hooks: Readonly<
    Record<'watchRun' | 'done', {tap(name: string, listener: () => void): void}>
  >;
};

/**
 * Keeps one task, the last one that was given, until the bundler has been at rest for a while. After a save of a
 * translation Docusaurus 3.10.2 makes all plugins anew, and the bundler goes on with the first ones: one that it was not
 * given waits as long as for a first page.
 */
export function createAfterScreen(restMs = BROWSER_MS, firstPageMs = FIRST_PAGE_MS) {
  let isCompiling = false;
  let waitMs = firstPageMs;
  let timer: NodeJS.Timeout | undefined;
  let task: (() => Promise<void>) | undefined;
  let running = Promise.resolve();

  const start = (): void => {
    const next = task;
    task = undefined;
    waitMs = restMs;
    if (next) running = running.then(next);
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (!isCompiling) timer = setTimeout(start, waitMs);
  };

  return {
    /** Gives a task, in place of the one before where that has not begun. It must not reject. */
    run(next: () => Promise<void>): void {
      task = next;
      wait();
    },
    /** Bundler plugin. */
    bundlerPlugin({hooks}: Compiler): void {
      // The first page has still to be compiled.
      isCompiling = true;
      clearTimeout(timer);
      hooks.watchRun.tap('afterScreen', () => {
        isCompiling = true;
        clearTimeout(timer);
      });
      hooks.done.tap('afterScreen', () => {
        isCompiling = false;
        wait();
      });
    },
    /** For a task between its steps: lets the server answer, and a compilation end. */
    async pause(): Promise<void> {
      do await rest(isCompiling ? restMs : 0);
      while (isCompiling);
    },
  };
}
