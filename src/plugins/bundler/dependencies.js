/**
 * Bundler loader before Docusaurus' own. It leaves a page as it is, and registers what else the compiled page is made of:
 * the addresses of the pages to which the text links by file, and the fields of the original of a translation.
 */
const path = require('node:path');

const {aliasedSitePath, docuHash} = require('@docusaurus/utils');

/** Folders of content, within which `/contact.mdx` is a link to a page. */
const FOLDER = /^(.*?\/)(?:docs|(i18n\/[^/]+\/docusaurus-plugin-content-docs\/current))\//;

/** Link of Markdown to another page's file: `](/contact.mdx)`, or `]: /contact.mdx` on a line of its own. */
const LINK = /\](?:\(|:\s*)<?(\/[^)>#\s]+\.mdx)/g;

module.exports = function dependencies(source) {
  const {dataFolder} = this.getOptions();
  const [folder, root, translations] =
    FOLDER.exec(this.resourcePath.split(path.sep).join('/')) ?? [];
  if (!folder) return source;
  for (const [, link] of source.matchAll(LINK)) {
    const linked = path.join(folder, link);
    this.addDependency(linked);
    // In development the address of a page is known only once Docusaurus has read it, and it then writes this file.
    if (dataFolder) {
      this.addDependency(path.join(dataFolder, `${docuHash(aliasedSitePath(linked, root))}.json`));
    }
  }
  if (translations) {
    this.addDependency(path.join(root, 'docs', path.relative(folder, this.resourcePath)));
  }
  return source;
};
