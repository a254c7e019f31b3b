/**
 * How the browser's bundle is cut. Docusaurus puts the style of all pages into one file; here each
 * chunk keeps its own, and pageStyles.ts links it. Measured: 7 KB less on the home page (brotli).
 */

/** Modules that so many chunks use travel in files of their own; the others with their page. */
const SHARED_BY = 9;

/** Modules that so many chunks use, most of all of them, travel in one file. */
const SHARED_BY_ALL = 20;

/** For `optimization.splitChunks.cacheGroups`; `styles` is the name of Docusaurus' own group. */
export const cacheGroups = {
  styles: {name: false, minChunks: SHARED_BY},
  shared: {minChunks: SHARED_BY, priority: 30},
  // What half of the pages use would travel with the other half as well: 4 KB of script.
  common: {minChunks: SHARED_BY_ALL},
} as const;
