/** What is done with each language's pages after they were built. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {Parser} from 'htmlparser2';

import {atRoot, belowRoot} from '../../content/siteRoot';
import {oncePerBuild} from '../oncePerBuild';
import {PICTURES_URL} from '../pictures/widths';
import {write} from './files';
import {filesOfPage, latestDay, readHistory} from './lastChanged';
import {type Language, type Site, fileOfPath, pagePath} from './site';
import {type PageFacts, sitemapItems, sitemapPath, sitemapXml} from './sitemap';
import type {PageContext} from './structuredData/context';
import {structuredData} from './structuredData/graph';
import {insertStructuredData} from './structuredData/insert';
import type {Words} from './words';

type LanguageTask = {
  readonly site: Site;
  readonly language: Language;
  readonly words: Words;
  readonly imageOf: PageContext['imageOf'];
  readonly siteDir: string;
  /** Folder that the whole site is served from. */
  readonly root: string;
};

/** Addresses of the photos that a page's main part shows, each once. */
function picturesOf(html: string): string[] {
  const folder = `${atRoot(PICTURES_URL)}/`;
  const sources = new Set<string>();
  let depth = 0;
  const parser = new Parser({
    onopentag(name, {src = '', alt}) {
      if (name === 'main') depth += 1;
      if (name === 'img' && depth > 0 && alt !== '' && src.startsWith(folder)) sources.add(src);
    },
    onclosetag(name) {
      if (name === 'main') depth -= 1;
    },
  });
  parser.end(html);
  return [...sources];
}

/** Writes structured data into the pages, and the language's sitemap. */
export async function finishLanguage(task: LanguageTask): Promise<void> {
  const {site, language, words, imageOf, siteDir, root} = task;
  const {routes, byLocale} = site.catalogue;
  const content = byLocale[language.locale];
  if (!content) throw new Error(`The catalogue has no language "${language.locale}".`);
  const history = await oncePerBuild(`history ${siteDir}`, () => readHistory(siteDir));
  const facts = new Map<string, PageFacts>();
  for (const route of routes) {
    const file = path.join(root, fileOfPath(pagePath(route, language)));
    const html = await readFile(file, 'utf8');
    const graph = structuredData({site, language, route, content, words, imageOf});
    await writeFile(file, insertStructuredData(html, graph));
    const own = filesOfPage(route.id, language.locale, site.defaultLocale);
    facts.set(route.id, {
      lastChanged: latestDay(history, own),
      pictures: picturesOf(html).map((picture) => site.url + picture),
    });
  }
  const items = sitemapItems(site, language, ({id}) => facts.get(id) ?? {pictures: []});
  await write(root, belowRoot(sitemapPath(language)), await sitemapXml(items));
}
