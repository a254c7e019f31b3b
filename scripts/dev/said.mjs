/* What the servers of `npm run dev` print, without what is said elsewhere or was said before. */

/**
 * How Docusaurus tells that a page cannot be read, or that one is gone which sidebars.ts or another module still
 * names: with a stack trace of several lines.
 */
const TOLD_BY_CHECK =
  /MDX compilation failed for file "|Invalid sidebar file|Cannot find module '@site\/(?:docs|i18n)\//;

/** How the first start says how far it is with the pictures. */
const PROGRESS = /^pictures: \d+ of \d+/;

/** A server's note of its own: every save would repeat it. */
const NOTE = '[velada]';

/**
 * A function that passes on what is new in a text. A page that cannot be read, or is gone, is told by the check,
 * with its line and a remedy, over the page and in the terminal.
 */
export function createSaid() {
  const said = new Set();
  return (text) => {
    if (TOLD_BY_CHECK.test(text)) return '';
    return text
      .split('\n')
      .filter((line) => !line.startsWith(NOTE) || (!said.has(line) && said.add(line)))
      .join('\n');
  };
}

/** Of what a server says while it works: only how far it is with the pictures, which takes minutes once. */
export const progressIn = (text) =>
  text
    .split('\n')
    .filter((line) => PROGRESS.test(line))
    .map((line) => `${line}\n`)
    .join('');
