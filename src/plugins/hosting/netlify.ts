/** The rules as Netlify and Cloudflare read them: `_headers` and `_redirects`. */
import type {HostRules} from './rules';

type Values = Readonly<Record<string, string | undefined>>;

const block = (path: string, headers: Values): string =>
  [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => (value ? `  ${name}: ${value}` : [])),
    '',
  ].join('\n');

/** `_headers`. Pages have no Cache-Control of their own: both hosts revalidate them. */
export const headersFile = ({headers, paths, pages}: HostRules): string =>
  [
    block('/*', headers),
    ...paths.map(({path, caching, sharing}) =>
      block(path.endsWith('/') ? `${path}*` : path, {
        'Cache-Control': caching,
        'Cross-Origin-Resource-Policy': sharing,
      }),
    ),
    ...pages.map((path) => block(path, {'Cross-Origin-Resource-Policy': 'same-origin'})),
  ].join('\n');

/**
 * `_redirects`. Each former address stands there as a page too, and Netlify prefers a file to a rule unless the
 * rule is forced (`301!`). Cloudflare skips the line with the `!` and reads the next one; Netlify keeps to the first
 * that fits. The last lines give each language its 404 page on Netlify; Cloudflare finds the nearest one by itself.
 */
export const redirectsFile = ({redirects, ownNotFound}: HostRules): string =>
  [
    ...redirects.flatMap(({from, to}) => [`${from} ${to} 301!`, `${from} ${to} 301`]),
    ...ownNotFound.map((baseUrl) => `${baseUrl}* ${baseUrl}404.html 404`),
    '',
  ].join('\n');
