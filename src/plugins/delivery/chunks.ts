/**
 * How the browser's bundle is cut. Docusaurus puts the style of all pages into one file; here each
 * chunk keeps its own, and writePageFiles.ts puts it into the HTML. Measured: 7 KB less on the home page (brotli).
 */

/** Modules that so many chunks use travel in files of their own; the others with their page. */
const SHARED_BY = 9;

/**
 * Modules that all pages use but so large a share of those outside the largest folder travel in one file.
 * Counted so, the programs alone never outvote the other pages, however many there are: what only their
 * pages are made of would come with every first visit (2.9 KB of script with 120 of them).
 */
const MAY_LACK = 0.4;

/** How many pages the largest folder below the home holds. */
function largestFolder(pages: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const page of pages.filter((name) => name.includes('/'))) {
    const folder = page.slice(0, page.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/**
 * For `optimization.splitChunks.cacheGroups`; `styles` is the name of Docusaurus' own group.
 * @param pages Addresses of the pages of the language, from its home.
 */
export function cacheGroupsOf(pages: readonly string[]) {
  const others = pages.length - largestFolder(pages);
  return {
    styles: {name: false, minChunks: SHARED_BY},
    shared: {minChunks: SHARED_BY, priority: 30},
    // What half of the pages use would travel with the other half as well: 4 KB of script.
    common: {minChunks: pages.length - Math.floor(others * MAY_LACK)},
  } as const;
}
