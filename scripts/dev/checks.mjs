/*
 * Checks the content beside `npm run dev`, in a thread of its own: while one is at work the proxy must go on
 * answering, or the servers take the pages for lost and cut their sockets.
 */
import {parentPort} from 'node:worker_threads';

import {watchContent} from '../watch.mjs';

await watchContent(({problems, emblemProblems}) =>
  parentPort.postMessage({problems, emblemProblems}),
);
