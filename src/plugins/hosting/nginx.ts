/** The same headers, redirects and 404 pages for nginx, as one file for its `conf.d`. */
import {SITE_ROOT} from '../../content/siteRoot';
import {CACHING, type Headers, cachedPaths} from './headers';
import type {Redirect} from './redirects';
import type {Language} from './site';

/** A text as nginx reads it: in quotation marks, nothing taken for a variable. */
function quoted(text: string): string {
  if (/[$"\\]/.test(text)) throw new Error(`nginx cannot be told ${text} in quotation marks.`);
  return `"${text}"`;
}

const asPrefix = (path: string): string =>
  path.replace(/\*$/, '').replace(/[.+?()[\]{}|]/g, '\\$&');

/** A path and everything below it, as nginx matches it best: each language has its own 404 page. */
function location({baseUrl}: Language): string {
  return `  location ${baseUrl} {
    try_files $uri $uri.html $uri/index.html =404;
    error_page 404 ${baseUrl}404.html;
  }`;
}

/** A whole server; the operator names its port, its certificates and its folder. */
export function nginxConfig(
  headers: Headers,
  redirects: readonly Redirect[],
  languages: readonly Language[],
): string {
  return `# Made by the build, for /etc/nginx/conf.d. Add "listen", "server_name" and certificates.
# All headers stand at one level: nginx forgets them in a location that adds its own.
map $uri $velada_cache {
  default ${quoted(CACHING.page)};
${cachedPaths(languages)
  .map(({path, value}) => `  ~^${asPrefix(path)} ${quoted(value)};`)
  .join('\n')}
}

server {
  root /usr/share/nginx/html;${SITE_ROOT === '/' ? '' : ` # This site's files stand in the folder ${SITE_ROOT} below it.`}
  charset utf-8;
  absolute_redirect off;

  add_header Cache-Control $velada_cache always;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

${languages.map(location).join('\n')}

${redirects.map(({from, to}) => `  location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}
}
`;
}
