/** Former addresses of pages: a redirect for hosts with rules, and a page for hosts without. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {pathOf} from '../../content/routes';
import {type Site, fileOfPath, nameOf, pagePath} from './site';

/** Paths from the site's root. */
export type Redirect = {readonly from: string; readonly to: string};

/** Every former address that the front matter of a page names (`formerly`), in its language. */
export function createRedirects({catalogue, languages}: Pick<Site, 'catalogue' | 'languages'>) {
  return languages.flatMap((language) =>
    catalogue.routes.flatMap((route): Redirect[] =>
      (route.formerly?.[language.locale] ?? []).map((slug) => ({
        from: pathOf(slug, language.baseUrl),
        to: pagePath(route, language),
      })),
    ),
  );
}

/** Keeps query and fragment; the same on every redirect page, so that the policy needs one hash for all. */
const SCRIPT =
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
<script>${SCRIPT}</script>
</body>
</html>
`;
}
