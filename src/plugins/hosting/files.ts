/** Files of the built site. */
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesIn} from '../../content/files';
import type {Redirect} from './addresses';

/** The folder of the whole site: Docusaurus builds a language into the folder of its base URL below it. */
export const rootOf = (outDir: string, baseUrl: string): string =>
  path.join(outDir, path.relative(baseUrl, '/'));

/** The file below the site's root that a path is served from: `/es/` is `es/index.html`. */
export const fileOfPath = (address: string): string =>
  `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`;

/** Paths of the HTML files below a folder, sorted, with forward slashes. */
const pageFiles = (root: string): string[] =>
  (filesIn(root, '.') as string[]).filter((file) => file.endsWith('.html'));

/** Every HTML file below a folder, with its text. */
export const readPages = (root: string) =>
  pageFiles(root).map((file) => ({file, html: readFileSync(path.join(root, file), 'utf8')}));

/** Writes a file and the folders above it. */
export function write(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

/**
 * Copies each page into a folder of its name: `about.html` to `about/index.html`. Hosts without rules find that one
 * for `/about`; hosts with rules do not use it.
 */
export function copyAsFolders(root: string): void {
  for (const file of pageFiles(root)) {
    const [, page = ''] = /^((?:.*\/)?(?!index|404)[^/]+)\.html$/.exec(file) ?? [];
    if (page) cpSync(path.join(root, file), path.join(root, page, 'index.html'));
  }
}

/** Language and title of a built page. */
export function nameOf(html: string): {readonly lang: string; readonly title: string} {
  const [, lang = ''] = /<html[^>]* lang="?([\w-]+)/.exec(html) ?? [];
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  return {lang, title};
}

/** Keeps query and fragment; the same on every redirect page, so that the policy needs one hash for all. */
const REDIRECT =
  "location.replace(document.querySelector('a').href + location.search + location.hash)";

/** A page that redirects by itself and has a link, with language and title of the built page that it leads to. */
export function redirectPage({to}: Redirect, url: string, root: string): string {
  const {lang, title} = nameOf(readFileSync(path.join(root, fileOfPath(to)), 'utf8'));
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}${to}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<main><h1><a href="${to}">${title}</a></h1></main>
<script>${REDIRECT}</script>
</body>
</html>
`;
}
