/**
 * A page's own styles in its HTML, one block a layout; writePageFiles.ts puts them there. Docusaurus
 * puts the style of all pages into one file because it cannot tell them apart while rendering
 * (facebook/docusaurus#2006; see chunks.ts); after the build the route table of chunks and the bundler's
 * manifest tell (chunkFiles.ts). Measured over a line of 150 ms: the first paint comes 0.3 s sooner than
 * with one file a page (BENCHMARKS.md, "Styles").
 */
/**
 * So many layouts of a language stand in the HTML, those of most pages first; the others are linked.
 * Each is a hash in the policy, which goes out with every answer, and Cloudflare reads 2000 characters
 * of it (developers.cloudflare.com/pages/configuration/headers).
 */
const MOST_LAYOUTS = 20;

const STYLESHEET = /<link rel="?stylesheet"?[^>]*>/g;
const HREF = /\shref="?([^"\s>]+)/;

/** Addresses of the style sheets that a page links, in their order. */
export function linkedStyles(html: string): readonly string[] {
  return [...html.matchAll(STYLESHEET)].flatMap(([link]) => HREF.exec(link)?.[1] ?? []);
}

/**
 * Puts one element in the place of the style sheets that a page links. What it holds of other chunks is
 * named by links without an address: the bundler's runtime looks for them before it asks for a chunk's
 * style, so that a visitor who goes on is not sent the same again.
 */
export function replaceStyles(html: string, element: string, chunks: readonly string[]): string {
  const first = html.search(STYLESHEET);
  if (first < 0) throw new Error('The page links no style sheet to add others to.');
  const names = chunks.map((style) => `<link rel="stylesheet" data-href="${style}">`).join('');
  const rest = html.slice(first).replace(STYLESHEET, '');
  return `${html.slice(0, first)}${element}${names}${rest}`;
}

/** Styles as an element. Throws when they would end it. */
export function styleElement(styles: string): string {
  if (/<\/style/i.test(styles)) throw new Error('A style sheet holds "</style".');
  return `<style>${styles}</style>`;
}

/** Which of the layouts of all pages stand in the HTML: the most frequent ones, each once. */
export function mostFrequent(layouts: readonly string[], most = MOST_LAYOUTS): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const layout of layouts) counts.set(layout, (counts.get(layout) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return new Set(sorted.slice(0, most).map(([layout]) => layout));
}
