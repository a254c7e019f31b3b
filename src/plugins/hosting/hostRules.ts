/** What every host is to do, as one table (headers, caching, types, redirects, 404 pages); it fills `hosting/`. */
import {type Site, createRedirects, pagePaths} from './addresses';
import {type InlineHashes, contentSecurityPolicy} from './contentSecurityPolicy';

/** What the templates in `hosting/` are filled with. */
export type HostRules = {
  readonly values: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
};

/** Types of the files, by extension; hosts know some of them, and the site forbids browsers to guess. */
const TYPES = {
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
const CACHING = {
  page: 'public, max-age=0, must-revalidate',
  /** Files that keep their names when their content changes. */
  stable: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Files whose names carry a hash of their content. */
  hashed: 'public, max-age=31536000, immutable',
} as const;

/** A file, or all files below a path that ends in a slash, and the same as Netlify and Caddy write it. */
const at = (path: string) => ({path, pattern: path.replace(/\/$/, '/*')});

/** `sharing` is the value of Cross-Origin-Resource-Policy. */
const cachedAt = (path: string, caching: string, sharing: 'same-origin' | 'cross-origin') => ({
  ...at(path),
  caching,
  sharing,
});

const entriesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({name, value}));

/** How long files may be kept. Other sites may show cards, pictures and icons. */
function cachingRules(translations: readonly {readonly baseUrl: string}[]) {
  const assetsBelow = (baseUrl: string) =>
    cachedAt(`${baseUrl}assets/`, CACHING.hashed, 'same-origin');
  return {
    cachedAtRoot: [
      assetsBelow('/'),
      cachedAt('/pictures/', CACHING.hashed, 'cross-origin'),
      cachedAt('/fonts/', CACHING.stable, 'same-origin'),
      cachedAt('/img/', CACHING.stable, 'cross-origin'),
    ],
    cachedInTranslations: translations.map(({baseUrl}) => assetsBelow(baseUrl)),
  };
}

/** The table for a built site. `icons` are the names of the icons and the manifest at its root. */
export function hostRules(site: Site, hashes: InlineHashes, icons: readonly string[]) {
  const {url, languages, catalogue} = site;
  const {host} = new URL(url);
  const {email, securityContactExpires, httpsForSubdomains} = catalogue.business;
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(hashes, catalogue.analytics),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    // Browsers report features that they do not know, on every page: only what the oldest of `browserslist` knows.
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Two years. Names below the address are the operator's business: docs/business.yml.
    'Strict-Transport-Security': `max-age=63072000${httpsForSubdomains ? '; includeSubDomains' : ''}`,
  };
  const translations = languages.filter(({baseUrl}) => baseUrl !== '/');
  const {cachedAtRoot, cachedInTranslations} = cachingRules(translations);
  const cached = [...cachedAtRoot, ...cachedInTranslations];
  const iconRules = icons.map((file) => at(`/${file}`));
  const folders = translations.map(({baseUrl}) => baseUrl.slice(1, -1));
  return {
    values: {
      url,
      host,
      hostPattern: host.replace(/^www\./, '').replaceAll('.', '\\.'),
      otherHost: host.startsWith('www.') ? host.slice(4) : `www.${host}`,
      page: CACHING.page,
      endings: Object.keys(TYPES.text).join('|'),
      // Without translations: what matches nothing, in every host's regular expressions.
      folders: folders.join('|') || 'a^',
      locales: languages.map(({locale}) => locale).join(', '),
      privacyEmail: email.privacy,
      securityContactExpires,
    },
    lists: {
      headers: entriesOf(headers),
      cached,
      cachedAtRoot,
      cachedInTranslations,
      icons: iconRules,
      shared: [...cached.filter(({sharing}) => sharing === 'cross-origin'), ...iconRules],
      // Cloudflare reads 100 rules: translations have one for all of their pages.
      pagesAtRoot: pagePaths(site)
        .filter((page) => !translations.some(({baseUrl}) => page.startsWith(baseUrl)))
        .map(at),
      redirects: createRedirects(site).map(({from, to}) => ({from, to, fromRoot: from.slice(1)})),
      languages,
      /** Languages with a folder and a 404 page of their own. */
      translations: translations.map((language) => ({...language, ...at(language.baseUrl)})),
      textTypes: entriesOf(TYPES.text),
      otherTypes: entriesOf(TYPES.other),
      types: entriesOf({...TYPES.text, ...TYPES.other}),
    },
  };
}
