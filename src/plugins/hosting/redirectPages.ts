/** Redirects in the forms that hosts understand: a rules file, and pages for hosts without rules. */
import {SITE_ROOT} from '../../content/siteRoot';
import type {Redirect} from './redirects';
import type {Language} from './site';

/** Escapes text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** A page that leads on by itself, with a link for those whom it does not take there. */
export function redirectPage(
  {to}: Redirect,
  target: {readonly title: string; readonly htmlLang: string; readonly url: string},
): string {
  const title = escapeHtml(target.title);
  return `<!doctype html>
<html lang="${target.htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(target.url)}">
<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">
</head>
<body>
<main><h1><a href="${escapeHtml(to)}">${title}</a></h1></main>
</body>
</html>
`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: moved for good. Each address stands there as a page
 * too (for hosts without rules), and Netlify prefers a file to a rule unless the rule is forced, `301!`;
 * with the page the query would be lost. Cloudflare follows a rule in any case, does not know the `!`,
 * skips that line and reads the next one; Netlify keeps to the first line that fits. The last lines give
 * each language its own 404 page on Netlify; Cloudflare finds the nearest one without being told.
 */
export function redirectsFile(
  redirects: readonly Redirect[],
  languages: readonly Language[],
): string {
  const own = languages.filter(({baseUrl}) => baseUrl !== SITE_ROOT);
  return [
    ...redirects.flatMap(({from, to}) => [`${from} ${to} 301!`, `${from} ${to} 301`]),
    ...own.map(({baseUrl}) => `${baseUrl}* ${baseUrl}404.html 404`),
    '',
  ].join('\n');
}
