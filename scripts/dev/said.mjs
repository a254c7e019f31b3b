/* What the servers of `npm run dev` print, without what is said elsewhere or was said before. */
import {stripVTControlCharacters as plain} from 'node:util';

/**
 * How Docusaurus tells that a page cannot be read, or that one is gone which sidebars.ts or another module still
 * names: with a stack trace of several lines.
 */
const TOLD_BY_CHECK =
  /MDX compilation failed for file "|YAMLException|Invalid sidebar file|Cannot find module '@site\/(?:docs|i18n)\//;

/** How it tells that what was saved cannot be taken over. Nearly always the check tells the same, some seconds later. */
const OF_A_SAVE =
  /^\[ERROR\] (?:Site (?:plugin )?reload failure|Sidebars file at|Loading of version failed|Invalid translation file)/;

/** A line that goes on with the message before it, which may have come by itself; at last those of equal addresses. */
const GOES_ON = /^(?:$|\s|\}|\[cause\]|\[?\w*(?:Error|Exception)\b|- |This could lead to )/;

/** How the first start says how far it is with the pictures. */
const PROGRESS = /^pictures: \d+ of \d+/;

/** A server's note of its own: every save would repeat it. */
const NOTE = '[velada]';

/**
 * A function that passes on what is new in a text of one server. A page that cannot be read, or is gone, is told by
 * the check, with its line and a remedy, over the page and in the terminal. `holdBack` gets what the check may tell
 * as well; `notes` are those that were shown, of all servers.
 */
export function createSaid({notes = new Set(), holdBack = () => {}} = {}) {
  let kind = 'new';
  const kindOf = (line) => {
    if (OF_A_SAVE.test(line)) return 'held';
    return GOES_ON.test(line) ? kind : 'new';
  };
  const isNew = (line) => !line.startsWith(NOTE) || (!notes.has(line) && notes.add(line));
  return (text) => {
    const lines = {new: [], held: [], told: []};
    // A message says what it is about in one of its lines, not always in the first.
    const isTold = TOLD_BY_CHECK.test(text);
    for (const line of text.split('\n')) {
      kind = isTold ? 'told' : kindOf(plain(line));
      lines[kind].push(line);
    }
    if (lines.held.length > 0) holdBack(lines.held.join('\n'));
    return lines.new.filter(isNew).join('\n');
  };
}

/**
 * Holds texts back for a while, in which the check looks at the same save: where it finds mistakes these are told,
 * otherwise `print` gets the texts.
 */
export function createHeld(print, waitMs = 10_000) {
  let mistakesAt = -Infinity;
  let isRight = true;
  return {
    holdBack: (text) => {
      const since = Date.now();
      if (!isRight) return;
      setTimeout(() => isRight && mistakesAt < since && print(text), waitMs).unref();
    },
    /** Hears what the check has found. */
    checked: (hasMistakes) => {
      isRight = !hasMistakes;
      if (hasMistakes) mistakesAt = Date.now();
    },
  };
}

/** Of what a server says while it works: only how far it is with the pictures, which takes minutes once. */
export const progressIn = (text) =>
  text
    .split('\n')
    .filter((line) => PROGRESS.test(line))
    .map((line) => `${line}\n`)
    .join('');
