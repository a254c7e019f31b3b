/**
 * How the browser's bundle is cut. Docusaurus puts the style of all pages into one file; here each
 * chunk keeps its own, and pageStyles.ts links it. Measured: 7 KB less on the home page (brotli).
 */

/** Modules that so many chunks use travel in files of their own; the others with their page. */
const SHARED_BY = 9;

/** Modules that so large a share of the pages use travel in one file. */
const SHARED_BY_ALL = 0.8;

/**
 * For `optimization.splitChunks.cacheGroups`; `styles` is the name of Docusaurus' own group.
 * @param pages Number of pages of the language.
 */
export const cacheGroupsOf = (pages: number) =>
  ({
    styles: {name: false, minChunks: SHARED_BY},
    shared: {minChunks: SHARED_BY, priority: 30},
    // What half of the pages use would travel with the other half as well: 4 KB of script; with many
    // programs, all that their pages are made of.
    common: {minChunks: Math.ceil(pages * SHARED_BY_ALL)},
  }) as const;
