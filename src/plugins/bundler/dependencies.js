/**
 * Bundler loader before Docusaurus' own. It leaves a page as it is, and registers the pages to which the text links by
 * file, because the bundler's cache keeps the compiled page with their addresses.
 */
const path = require('node:path');

/** Folders of content, within which `/contact.mdx` is a link to a page. */
const FOLDER = /^.*?\/(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\//;

/** Link of Markdown to another page's file. */
const LINK = /\]\((\/[^)#\s]+\.mdx)/g;

module.exports = function dependencies(source) {
  const [folder] = FOLDER.exec(this.resourcePath.split(path.sep).join('/')) ?? [];
  if (folder) {
    for (const [, linked] of source.matchAll(LINK)) this.addDependency(path.join(folder, linked));
  }
  return source;
};
