/*
 * Checks the content beside `npm run dev`, in a thread of its own: while one is at work the proxy must go on
 * answering, or the servers take the pages for lost and cut their sockets.
 */
import {parentPort} from 'node:worker_threads';

import {SITE_DIR, load} from '../content.mjs';
import {watchContent} from '../watch.mjs';

const {keepVerdict} = await load('src/content/verdict.ts');

await watchContent(async ({problems, emblemProblems, locales}, _files, stamp) => {
  const isRight = problems.length === 0;
  // A site with a missing emblem is another one: servers find out by themselves.
  const isKnown = !isRight || emblemProblems.length === 0;
  await keepVerdict(SITE_DIR, {stamp, ...(isKnown && {isRight})});
  parentPort.postMessage({problems, emblemProblems, locales});
});
