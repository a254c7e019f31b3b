/* The check beside `npm run dev`, seen from the thread that serves the pages. */
import {Worker} from 'node:worker_threads';

/**
 * Starts the check; `onFound` gets what it finds, now and after every save. Where it fails by itself, one
 * sentence says so: pages go on being served, and whoever edits them keeps the page.
 */
export function startChecks(onFound, file = new URL('checks.mjs', import.meta.url)) {
  const worker = new Worker(file);
  worker.on('message', onFound);
  worker.on('error', (error) => {
    const reason = error?.message ?? error;
    console.error(`The content is no longer checked (${reason}). To have it checked: npm run dev`);
  });
}
