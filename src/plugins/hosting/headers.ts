/** Response headers of every host, from one place. */
import type {Problem} from '../../content/problems';
import {SITE_ROOT, atRoot} from '../../content/siteRoot';
import type {Language, Site} from './site';

export type Headers = Readonly<Record<string, string>>;
/** Headers of the paths that match: exactly, or by what stands before a final `*`. */
type HeaderRule = {readonly path: string; readonly headers: Headers};

type PolicySources = {
  /** Hashes of the site's own inline scripts, such as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the inline styles, one a language. */
  readonly styleHashes: readonly string[];
  /** Address of the analytics script, or an empty string. */
  readonly analyticsScript: string;
  /** Whether browsers may be shipped knowing that the domain speaks HTTPS alone. */
  readonly hstsPreload: boolean;
};

/** Names must never change what they hold under these paths: they carry a hash of the content. */
const UNCHANGING = ['pictures', 'cards'] as const;
/** These keep their names when their content changes. */
const STABLE = ['fonts', 'img'] as const;

/** How long browsers may keep what they got. Pages are asked for again each time. */
export const CACHING = {
  page: 'public, max-age=0, must-revalidate',
  stable: 'public, max-age=86400, stale-while-revalidate=604800',
  unchanging: 'public, max-age=31536000, immutable',
} as const;

/** Nothing but the site's own files, one inline script and one style sheet a language by their hashes. */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  analyticsScript,
}: Omit<PolicySources, 'hstsPreload'>): string {
  const analytics = analyticsScript ? [new URL(analyticsScript).origin] : [];
  const byHash = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...byHash(scriptHashes), ...analytics],
    'style-src': ["'self'", ...byHash(styleHashes)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers of every response. */
export function securityHeaders(sources: PolicySources): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${sources.hstsPreload ? '; preload' : ''}`,
  };
}

/** `hstsPreload` binds a whole domain: it wants an address with HTTPS that is the site's alone. */
export function checkPreload({url, catalogue}: Pick<Site, 'url' | 'catalogue'>): Problem[] {
  if (!catalogue.business.hstsPreload) return [];
  const found = [
    ...(url.startsWith('https://') ? [] : [`true, and the site is at ${url}, without HTTPS`]),
    ...(SITE_ROOT === '/' ? [] : [`true, and the site is one folder of its host, ${SITE_ROOT}`]),
  ];
  return found.map((text) => ({
    file: 'docs/business.yml',
    field: 'hstsPreload',
    found: text,
    remedy: 'Write false: it would bind everything under the domain to HTTPS.',
  }));
}

/** Which paths may be kept, by the value of Cache-Control. No two overlap: hosts would join the values. */
export function cachedPaths(languages: readonly Language[]): {path: string; value: string}[] {
  return [
    ...languages.map(({baseUrl}) => ({path: `${baseUrl}assets/*`, value: CACHING.unchanging})),
    ...UNCHANGING.map((folder) => ({path: atRoot(`/${folder}/*`), value: CACHING.unchanging})),
    ...STABLE.map((folder) => ({path: atRoot(`/${folder}/*`), value: CACHING.stable})),
  ];
}

/** All rules. Pages have no Cache-Control of their own: the hosts that read these rules revalidate them. */
export function headerRules(sources: PolicySources, languages: readonly Language[]): HeaderRule[] {
  return [
    {path: atRoot('/*'), headers: securityHeaders(sources)},
    ...cachedPaths(languages).map(({path, value}) => ({path, headers: {'Cache-Control': value}})),
  ];
}

/** `_headers` for Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}
