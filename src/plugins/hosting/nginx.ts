/**
 * The same headers, redirects and 404 pages for nginx, in two files: what belongs to `http` (tables)
 * and what an operator includes in his `server`, which names port, certificates and `root`. Stock
 * nginx is enough: `.gz` goes out by gzip_static, `.br` by try_files. Tried by tests/site/nginx.
 */
import {SITE_ROOT} from '../../content/siteRoot';
import {CACHING, type Headers, cachedPaths} from './headers';
import type {Redirect} from './redirects';
import type {Language} from './site';

/** What the build compresses (scripts/compress.mjs), with the type that browsers are told. */
export const TEXTS: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
};
const HTML = 'text/html; charset=utf-8';
/** Older lists of types that come with nginx lack some of these, and the site forbids guessing. */
const PICTURES_AND_FONTS: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** A text as nginx reads it: in quotation marks, nothing taken for a variable. */
function quoted(text: string): string {
  if (/[$"\\]/.test(text)) throw new Error(`nginx cannot be told ${text} in quotation marks.`);
  return `"${text}"`;
}

const literally = (text: string): string => text.replace(/[.+?()[\]{}|^$*\\]/g, '\\$&');
const below = literally(SITE_ROOT);
const lines = (rows: readonly string[], indent: string): string => rows.join(`\n${indent}`);

/** Tables that the server's part asks; to be included once in `http`, beside the server. */
export function nginxTables(languages: readonly Language[]): string {
  const caching = cachedPaths(languages).map(
    ({path, value}) => `"~^(200|206|304) ${literally(path.replace(/\*$/, ''))}" ${quoted(value)};`,
  );
  const notFound = languages
    .filter(({baseUrl}) => baseUrl !== SITE_ROOT)
    .map(({baseUrl}) => `"~^${literally(baseUrl)}" ${quoted(`${baseUrl}404.html`)};`);
  return `# Made by the build. Belongs to "http": include it above the server that includes nginx-server.conf.

# How long browsers may keep what they got.
map "$status $uri" $velada_cache {
  default ${quoted(CACHING.page)};
  ${lines(caching, '  ')}
}

# The 404 page of the language that was asked for.
map $uri $velada_not_found {
  default ${quoted(`${SITE_ROOT}404.html`)};
  ${lines(notFound, '  ')}
}

# The ending of the files for browsers that read brotli; "br;q=0" refuses it.
map $http_accept_encoding $velada_br {
  default "";
  "~*(^|,)\\s*br\\s*(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))(;|,|$)" ".br";
}
map "$status $uri" $velada_encoding {
  default "";
  "~^(200|206|304|404) .*\\.br$" "br";
}

# Texts differ by what the browser can unpack, pictures do not.
map $uri $velada_vary {
  default "";
  "~\\.(html|${Object.keys(TEXTS).join('|')})(\\.br)?$" "Accept-Encoding";
}

map $status $velada_allow {
  default "";
  405 "GET, HEAD";
}

# Addresses that nginx would quietly read as another one: doubled slashes, dots as folders, letters
# and slashes written as %..: the visitor is led to the proper one. Never with a backslash, which
# browsers take for a slash: "/\\another.host" would lead away. Nor with a question mark in a name.
map $request_uri $velada_untidy {
  default "";
  "~*^[^?]*(\\x5C|%5C|%3F)" "";
  "~^[^?]*//" 1;
  "~^[^?]*/\\.\\.?(/|\\?|$)" 1;
  "~*^[^?]*%(2[DEF]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)" 1;
}
`;
}

/** A file of a type, compressed as the browser accepts it. */
const served = (type: string, file: string): string =>
  `types {} default_type ${quoted(type)}; try_files ${file}$velada_br ${file} =404;`;

/** The home of a language, its other spellings, and its 404 page, which has no address. */
const languagePart = ({baseUrl}: Language): string[] => [
  `location = ${baseUrl} { ${served(HTML, `${baseUrl}index.html`)} }`,
  `location = ${baseUrl}index { return 301 ${baseUrl}$is_args$args; }`,
  ...(baseUrl === '/'
    ? []
    : [`location = ${baseUrl.slice(0, -1)} { return 301 ${baseUrl}$is_args$args; }`]),
  `location = ${baseUrl}404.html { internal; ${served(HTML, `${baseUrl}404.html`)} }`,
  `location = ${baseUrl}404 { return 404; }`,
];

/** What stands inside an operator's `server`. */
export function nginxServer(
  headers: Headers,
  redirects: readonly Redirect[],
  languages: readonly Language[],
): string {
  const all = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  const moved = redirects.map(
    ({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`,
  );
  const texts = Object.entries(TEXTS).map(
    ([ending, type]) => `location ~ ^${below}.*\\.${ending}$ { ${served(type, '$uri')} }`,
  );
  const types = Object.entries(PICTURES_AND_FONTS).map(([ending, type]) => `${type} ${ending};`);
  return `# Made by the build. Include it in your "server", which names listen, server_name, certificates and
# root${SITE_ROOT === '/' ? '' : ` (the folder that holds ${SITE_ROOT})`}. Belongs together with nginx-http.conf. Reload nginx after each release: the policy changes
# with the scripts. Leave third-party brotli modules off here: the files are compressed already.
server_tokens off;
absolute_redirect off;
merge_slashes on;
charset off;
gzip off;
gzip_static on;
gzip_proxied any;
gzip_vary off;

# All headers stand at one level: nginx forgets them in a location that adds its own.
add_header Cache-Control $velada_cache always;
add_header Content-Encoding $velada_encoding always;
add_header Vary $velada_vary always;
add_header Allow $velada_allow always;
${lines(all, '')}

error_page 404 $velada_not_found;

# In a redirect nginx encodes what it has decoded, so that no header can be smuggled in.
if ($velada_untidy) { rewrite "(?s)^(.*)$" $1 permanent; }

${lines(languages.flatMap(languagePart), '')}

${lines(moved, '')}

# What is there for hosts, and compressed copies: not for visitors.
location ~ ^${below}(_headers|_redirects|hosting/.*)$|\\.(br|gz)$|/\\.(?!well-known/) { return 404; }

# A page has one address, without .html and without a slash at its end.
location ~ ^${below}.*\\.html$ {
  if (!-f $document_root$uri) { return 404; }
  rewrite ^(.*/)index\\.html$ $1 permanent;
  rewrite ^(.*)\\.html$ $1 permanent;
}
location ~ ^(?<velada_page>${below}.+)/$ {
  if (-f $document_root$velada_page.html) { rewrite ^(.+)/$ $1 permanent; }
  return 404;
}

# What proves to an authority of certificates whose host this is has no ending.
location ~ ^${below}\\.well-known/[^.]+$ { types {} default_type text/plain; try_files $uri =404; }
${lines(texts, '')}
location ~ ^${below}.*\\.(${Object.keys(PICTURES_AND_FONTS).join('|')})$ {
  types { ${types.join(' ')} }
  try_files $uri =404;
}
location ~ ^${below}.*\\.[^/]+$ { try_files $uri =404; }
location ${SITE_ROOT} { ${served(HTML, '$uri.html')} }
`;
}
