/** Docusaurus plugin: links the pages of a language to the fonts that English and Spanish do not need. */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadContentModule} from '../content';

export default function typefacesPlugin({siteDir, i18n}: LoadContext): Plugin<string[]> {
  const {currentLocale, defaultLocale} = i18n;
  return {
    name: 'typefaces',

    async loadContent() {
      const {readSite, styleSheetsOf, textsOf} = await loadContentModule();
      const site = {siteDir, defaultLocale, locales: [currentLocale], order: [], footerOnly: []};
      return styleSheetsOf(currentLocale, textsOf(readSite(site)));
    },

    injectHtmlTags({content}) {
      const headTags = content.map((href) => ({
        tagName: 'link',
        attributes: {rel: 'stylesheet', href},
      }));
      return {headTags};
    },
  };
}
