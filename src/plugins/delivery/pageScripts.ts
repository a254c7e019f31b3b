/**
 * A page's own pieces of script, listed in its HTML beside those of all pages: the boot script asks for
 * them in one go (bootScript.ts). Without the list the frame, once it runs, finds out what its page
 * needs and asks only then: a way to the host and back more until a press is answered, and some
 * 40 ms more of a task that React then begins in, on a simulated phone.
 */
const LIST = /(<script[^>]*\bid="?site-scripts\b[^>]*>\[[^[\]<]*)\]/;

/**
 * Adds a list of its own for the pieces to a page's list of scripts; they need not come in any order.
 * Throws when the page has no list, or one that has pieces already.
 */
export function listPieces(html: string, pieces: readonly string[]): string {
  if (!LIST.test(html)) throw new Error('The page has no list of scripts to add its own to.');
  if (pieces.length === 0) return html;
  return html.replace(LIST, (_, list: string) => `${list},${JSON.stringify(pieces)}]`);
}
