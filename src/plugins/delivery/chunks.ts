/**
 * How the browser's bundle is cut. Docusaurus puts the style of all pages into one file; here each
 * chunk keeps its own, and pageStyles.ts links it. Measured: 7 KB less on the home page (brotli).
 */

/** Modules that so many chunks use travel in files of their own; the others with their page. */
const SHARED_BY = 9;

/** For `optimization.splitChunks.cacheGroups`; `styles` is the name of Docusaurus' own group. */
export const cacheGroups = {
  styles: {name: false, minChunks: SHARED_BY},
  shared: {minChunks: SHARED_BY, priority: 30},
} as const;
