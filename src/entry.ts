/**
 * Entry of the browser's bundle, in front of Docusaurus' own: evaluates the bundle in three tasks, so that a slow
 * phone stays responsive between them. `eager` keeps everything in one file.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ '@generated/routes');
await nextTask();
await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');

export {};
