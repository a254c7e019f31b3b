/* What the servers of `npm run dev` print, without what is said elsewhere or was said before. */

/** How the bundler tells that a page cannot be read: with a stack trace of several lines. */
const UNREADABLE = /MDX compilation failed for file "/;

/** A server's note of its own: every save would repeat it. */
const NOTE = '[velada]';

/**
 * A function that passes on what is new in a text. A page that cannot be read is told by the check, with its
 * line and a remedy, over the page and in the terminal.
 */
export function createSaid() {
  const said = new Set();
  return (text) => {
    if (UNREADABLE.test(text)) return '';
    return text
      .split('\n')
      .filter((line) => !line.startsWith(NOTE) || (!said.has(line) && said.add(line)))
      .join('\n');
  };
}
