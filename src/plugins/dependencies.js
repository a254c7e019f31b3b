/**
 * Bundler loader in front of Docusaurus' own: a page as it is. It names the pages that the text links to by file,
 * because the bundler keeps the compiled page, with their addresses, between builds.
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
