/**
 * Docusaurus plugin: what a host and search engines need besides the pages. After each
 * language its structured data and sitemap, after the last one everything that belongs
 * to the whole site. Wiring only; the thinking is in the sibling files.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {languagesOf} from '../../content/languages';
import {formatProblems, formatWarnings} from '../../content/problems';
import {stop} from '../failBuild';
import type {Catalogue} from '../../content/types';
import {pictureFrom} from '../pictures/widths';
import type {Prepared} from '../pictures/prepare';
import {siteRoot} from '../pictures/publish';
import {removeStaticCopies} from './files';
import {finishLanguage} from './finishLanguage';
import {finishSite, isWhole} from './finishSite';
import {inlineStyles} from './inlineStyles';
import {recordRelease} from './release';
import {checkExpiry} from './securityTxt';
import type {Site} from './site';
import type {PageContext} from './structuredData/context';
import {wordsFrom} from './words';

/** The largest JPEG of a picture. */
function imagesFrom({pictures}: Prepared): PageContext['imageOf'] {
  return (file) => {
    const {name} = path.parse(file);
    const record = pictures[name];
    return record && pictureFrom(name, record).variants.jpeg.at(-1);
  };
}

function siteFrom({siteConfig, i18n}: LoadContext, catalogue: Catalogue): Site {
  const languages = languagesOf(i18n);
  return {url: siteConfig.url, defaultLocale: i18n.defaultLocale, languages, catalogue};
}

/**
 * The only thing here that a clock decides: so it stops nothing but a publication, and that before the
 * pages are made. Any other build of the same files must end tomorrow as it did today.
 */
function reportExpiry({business}: Catalogue, production: boolean): void {
  const expiry = checkExpiry(business.securityContactExpires, new Date());
  if (!expiry) return;
  if (expiry.hasPassed && production) stop(formatProblems([expiry.problem]));
  console.warn(`[velada] ${formatWarnings([expiry.problem])}`);
}

export default function hostingPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  const production = Boolean(context.siteConfig.customFields?.production);
  let catalogue: Catalogue | undefined;
  let pictures: Prepared | undefined;
  return {
    name: 'hosting',

    async allContentLoaded({allContent}) {
      catalogue = allContent.catalogue?.default as Catalogue | undefined;
      pictures = allContent.pictures?.default as Prepared | undefined;
      const isFirst = i18n.currentLocale === i18n.defaultLocale;
      const isBuild = process.env.NODE_ENV === 'production';
      if (catalogue && isFirst && isBuild) reportExpiry(catalogue, production);
    },

    async postBuild({outDir}) {
      if (!catalogue || !pictures) throw new Error('Catalogue and pictures must be loaded first.');
      inlineStyles(outDir, baseUrl);
      const root = siteRoot(outDir, baseUrl);
      const site = siteFrom(context, catalogue);
      const language = site.languages.find(({locale}) => locale === i18n.currentLocale);
      if (!language) throw new Error(`The site has no language "${i18n.currentLocale}".`);
      if (path.resolve(outDir) !== root)
        await removeStaticCopies(outDir, path.join(siteDir, 'static'));
      const words = wordsFrom(context.codeTranslations);
      await finishLanguage({site, language, words, imageOf: imagesFrom(pictures), siteDir, root});
      if (!(await isWhole(site, root))) return;
      const {problems, faults} = await finishSite(site, root);
      if (problems.length > 0) stop(formatProblems(problems));
      if (faults.length > 0) {
        stop(`The content security policy would block:\n  ${faults.join('\n  ')}\n`);
      }
      await recordRelease({siteDir, production, routes: catalogue.routes});
    },
  };
}
