/** What every host is to do, as one table: headers, caching, redirects and 404 pages. Other files write it for a host. */
import {type Redirect, createRedirects} from './redirects';
import type {Language, Site} from './site';

type Headers = Readonly<Record<string, string>>;

/** Hashes of the code that stands in the pages, such as `sha256-…`. */
export type InlineHashes = {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

export type HostRules = {
  /** Headers of every response. */
  readonly headers: Headers;
  /** Value of Cache-Control for files below a path. No two paths overlap: hosts would join the values. */
  readonly caching: readonly {readonly path: string; readonly value: string}[];
  readonly redirects: readonly Redirect[];
  /** Base URLs of the languages that have a 404 page of their own besides the one at the root. */
  readonly ownNotFound: readonly string[];
};

/** How long browsers may keep a file. Pages are asked for again each time. */
export const CACHING = {
  page: 'public, max-age=0, must-revalidate',
  /** Files that keep their names when their content changes. */
  stable: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Files whose names carry a hash of their content. */
  hashed: 'public, max-age=31536000, immutable',
} as const;

/** The site's own files, its inline code by hashes, and the origin of the analytics script, if there is one. */
export function contentSecurityPolicy(
  {scriptHashes, styleHashes}: InlineHashes,
  analyticsScript: string,
): string {
  const analytics = analyticsScript ? [new URL(analyticsScript).origin] : [];
  const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Firefox holds pages that are fetched ahead against this directive alone.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...analytics],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const cachingOf = (languages: readonly Language[]): HostRules['caching'] => [
  ...languages.map(({baseUrl}) => ({path: `${baseUrl}assets/`, value: CACHING.hashed})),
  {path: '/pictures/', value: CACHING.hashed},
  ...['/fonts/', '/img/'].map((path) => ({path, value: CACHING.stable})),
];

/** The table for a built site. */
export function hostRules(site: Omit<Site, 'url'>, hashes: InlineHashes): HostRules {
  const {languages, catalogue} = site;
  return {
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(hashes, catalogue.business.analyticsScript),
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy':
        'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    },
    caching: cachingOf(languages),
    redirects: createRedirects(site),
    ownNotFound: languages.map(({baseUrl}) => baseUrl).filter((baseUrl) => baseUrl !== '/'),
  };
}
