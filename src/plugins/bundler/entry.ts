/**
 * Entry of the browser's bundle, in front of Docusaurus' own: evaluates the bundle in four tasks, so that a slow
 * phone stays responsive between them. `eager` keeps everything in one file, also the layout of all pages, which
 * Docusaurus would otherwise load as a file for each of its levels, and again prefetch for each link. Without it the home
 * page blocks a phone (a processor four times slower, 390 px, medians of five on a busy machine) 232 ms instead of 25,
 * and its script until idle has 161 KB instead of 140 as transferred, in 22 files instead of 13.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ '@generated/routes');
await nextTask();
// The first of them brings the global styles: rules of equal weight apply in the order of these imports.
await Promise.all([
  import(/* webpackMode: "eager" */ '@generated/client-modules'),
  import(/* webpackMode: "eager" */ '@theme/DocsRoot'),
  import(/* webpackMode: "eager" */ '@theme/DocVersionRoot'),
  import(/* webpackMode: "eager" */ '@theme/DocRoot'),
  import(/* webpackMode: "eager" */ '@theme/DocItem'),
]);
await nextTask();
await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');

export {};
