/**
 * Bundler loader in front of Docusaurus' own: a page as it is. It names what the compiled page contains of other
 * files, because the bundler keeps it between builds: facts of the original, and addresses of linked pages.
 */
const path = require('node:path');

/** Folders of content, within which `/contact.mdx` is a link to a page. */
const FOLDER = /^(.*?\/)(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\//;

/** Link of Markdown to another page's file. */
const LINK = /\]\((\/[^)#\s]+\.mdx)/g;

module.exports = function dependencies(source) {
  const file = this.resourcePath.split(path.sep).join('/');
  const [folder, project] = FOLDER.exec(file) ?? [];
  if (folder) {
    this.addDependency(path.join(project, 'docs', file.slice(folder.length)));
    for (const [, linked] of source.matchAll(LINK)) this.addDependency(path.join(folder, linked));
  }
  return source;
};
