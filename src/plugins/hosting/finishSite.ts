/** What is done once, when every language has been built. Doing it again changes nothing. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {belowRoot} from '../../content/siteRoot';
import type {Problem} from '../../content/problems';
import {exists, readPages, write} from './files';
import {checkPreload, headerRules, headersFile, securityHeaders} from './headers';
import {inlineCodeOfSite} from './inlineCode';
import {webManifest} from './manifest';
import {nginxServer, nginxTables} from './nginx';
import {mergeNotFound} from './notFound';
import {redirectPage, redirectsFile} from './redirectPages';
import {type Redirect, checkRedirects, createRedirects, pagePaths} from './redirects';
import {SECURITY_TXT_PATH, securityTxt} from './securityTxt';
import {type Site, fileOfPath, originalLanguage} from './site';
import {robotsTxt} from './sitemap';
import {plainSummary} from './summary';

/** Whether every language's home is there: languages are built one after the other. */
export async function isWhole({languages}: Site, root: string): Promise<boolean> {
  const homes = languages.map(({baseUrl}) => exists(path.join(root, fileOfPath(baseUrl))));
  return (await Promise.all(homes)).every(Boolean);
}

async function writeNotFound(site: Site, root: string): Promise<void> {
  const original = originalLanguage(site);
  const pageOf = (baseUrl: string): Promise<string> =>
    readFile(path.join(root, `${belowRoot(baseUrl)}404.html`), 'utf8');
  const others = await Promise.all(
    site.languages
      .filter((language) => language !== original)
      .map(async ({baseUrl, htmlLang}) => ({
        htmlLang,
        html: await pageOf(baseUrl),
      })),
  );
  await write(root, '404.html', mergeNotFound(await pageOf(original.baseUrl), others));
}

async function writeRedirects(
  site: Site,
  root: string,
  redirects: readonly Redirect[],
): Promise<void> {
  for (const redirect of redirects) {
    const {byLocale} = site.catalogue;
    const {pages = [], programs = [], legal = []} = byLocale[redirect.locale] ?? {};
    const page = [...pages, ...programs, ...legal].find(
      ({documentId}) => documentId === redirect.page,
    );
    const language = site.languages.find(({locale}) => locale === redirect.locale);
    const title = `${page?.title ?? ''} · ${site.catalogue.business.name}`;
    const htmlLang = language?.htmlLang ?? redirect.locale;
    const html = redirectPage(redirect, {title, htmlLang, url: site.url + redirect.to});
    await write(root, fileOfPath(redirect.from), html);
  }
  await write(root, '_redirects', redirectsFile(redirects, site.languages));
}

/** Reads all pages and writes the headers that allow what they need. Returns sentences about what would be blocked. */
async function writeHeaders(
  site: Site,
  root: string,
  redirects: readonly Redirect[],
): Promise<readonly string[]> {
  const {faults, ...hashes} = inlineCodeOfSite(readPages(root));
  const {analyticsScript, hstsPreload} = site.catalogue.business;
  const sources = {...hashes, analyticsScript, hstsPreload};
  await write(root, '_headers', headersFile(headerRules(sources, site.languages)));
  const server = nginxServer(securityHeaders(sources), redirects, site.languages);
  await write(root, 'hosting/nginx-http.conf', nginxTables(site.languages));
  await write(root, 'hosting/nginx-server.conf', server);
  return faults;
}

type Findings = {readonly problems: readonly Problem[]; readonly faults: readonly string[]};

/** Everything that belongs to no language. Returns what must be mended before the site can be published. */
export async function finishSite(site: Site, root: string): Promise<Findings> {
  const redirects = createRedirects(site);
  const problems = [...checkRedirects(redirects, pagePaths(site)), ...checkPreload(site)];
  if (problems.length > 0) return {problems, faults: []};
  await writeNotFound(site, root);
  await writeRedirects(site, root, redirects);
  await write(root, 'robots.txt', robotsTxt(site));
  await write(root, SECURITY_TXT_PATH, securityTxt(site));
  await write(root, 'site.webmanifest', webManifest(site));
  await write(root, 'llms.txt', plainSummary(site, originalLanguage(site)));
  // GitHub Pages leaves out folders with a dot unless this file is there.
  await write(root, '.nojekyll', '');
  return {problems, faults: await writeHeaders(site, root, redirects)};
}
