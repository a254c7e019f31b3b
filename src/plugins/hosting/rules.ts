/** What every host is to do, as one table: headers, caching, redirects and 404 pages. Other files write it for a host. */
import {type Redirect, createRedirects} from './redirects';
import {type Language, type Site, pagePaths} from './site';

type Headers = Readonly<Record<string, string>>;

/** Hashes of the code that stands in the pages, such as `sha256-…`. */
export type InlineHashes = {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

/** What applies to one page or file, or for all files below a path that ends in a slash. */
type PathRule = {
  readonly path: string;
  readonly caching?: string;
  /** Value of Cross-Origin-Resource-Policy. Other sites show cards, pictures and icons; nothing else is theirs. */
  readonly sharing: 'same-origin' | 'cross-origin';
};

export type HostRules = {
  /** Address of the site, without a slash at the end. */
  readonly url: string;
  /** Headers of every response. */
  readonly headers: Headers;
  /** No two paths overlap: hosts would join the values. */
  readonly paths: readonly PathRule[];
  /** Paths of the pages in all languages. */
  readonly pages: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Base URLs of the languages that have a 404 page of their own besides the one at the root. */
  readonly ownNotFound: readonly string[];
};

/** Types of the files, by extension; hosts know some of them, and the site forbids browsers to guess. */
export const TYPES = {
  /** Compressed by a build for publication. */
  text: {
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json',
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
    xml: 'application/xml',
    webmanifest: 'application/manifest+json',
  },
  other: {
    avif: 'image/avif',
    jpg: 'image/jpeg',
    png: 'image/png',
    ico: 'image/x-icon',
    woff2: 'font/woff2',
  },
} as const;

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
    // Firefox checks pages that are fetched ahead against this directive alone.
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

const pathRules = (languages: readonly Language[], icons: readonly string[]): PathRule[] => [
  ...languages.map(({baseUrl}): PathRule => ({
    path: `${baseUrl}assets/`,
    caching: CACHING.hashed,
    sharing: 'same-origin',
  })),
  {path: '/pictures/', caching: CACHING.hashed, sharing: 'cross-origin'},
  {path: '/fonts/', caching: CACHING.stable, sharing: 'same-origin'},
  {path: '/img/', caching: CACHING.stable, sharing: 'cross-origin'},
  ...icons.map((file): PathRule => ({path: `/${file}`, sharing: 'cross-origin'})),
];

/** The table for a built site. `icons` are the names of the icons and the manifest at its root. */
export function hostRules(site: Site, hashes: InlineHashes, icons: readonly string[]): HostRules {
  const {url, languages, catalogue} = site;
  return {
    url,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(hashes, catalogue.business.analyticsScript),
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy':
        'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    },
    paths: pathRules(languages, icons),
    pages: pagePaths(site),
    redirects: createRedirects(site),
    ownNotFound: languages.map(({baseUrl}) => baseUrl).filter((baseUrl) => baseUrl !== '/'),
  };
}
