/* Which server or network answers, by its headers, and what its operator does about a difference. */

/** Statuses of hosts that answer only so many requests. */
export const TOO_MANY = [429, 503];

/** Remedies that are right for any host, by what they are about. */
const ANY = {
  /** The rules of the build are not applied. */
  rules:
    'let the host read its rules (.htaccess on Apache; "Table of hosts" in guides/operating.md)',
  /** The rules are applied, and something takes headers away afterwards. */
  removed:
    'look for what removes headers: the configuration of the server, a proxy or a CDN in front',
  /** Programs get something else than browsers. */
  wall: 'look for protection against bots among the settings of the host, and let these programs in',
  /** Answers are refused because there were many. */
  limit:
    'look for limits on the number of requests among the settings of the host, and allow at least fifty a second',
  /** Errors of the server itself. */
  error:
    'read the error log of the host: on Apache it often names a line of .htaccess that is not allowed',
  /** The folder that the host publishes. */
  folder: 'the folder that the host publishes (often public_html, htdocs or www)',
  /** No redirect from http. */
  https: 'let the host redirect http to https',
  /** The name with or without www is not redirected. */
  otherName: 'let the host redirect this name to the one in SITE_URL',
};

const APACHE = {
  rules:
    'upload build/.htaccess, whose name begins with a dot, and let Apache read it: "AllowOverride All", mod_rewrite and mod_headers',
  removed:
    'look for "Header unset" and "Header always unset" in the configuration of Apache, and for a proxy in front',
  wall: 'look for HTTP_USER_AGENT in the configuration of Apache and for rules of ModSecurity, and let these programs in',
  limit: 'look for mod_evasive, mod_qos and rules of ModSecurity, and allow more requests a second',
  error:
    'read the error log of the server: often it names a line of .htaccess that "AllowOverride" does not allow, or a module that is not switched on',
  folder: 'the DocumentRoot of Apache (often public_html, htdocs or www)',
  https: 'upload build/.htaccess, which redirects http to https',
  otherName: 'upload build/.htaccess, which redirects it, to the folder of this name too',
};

/** Servers by their `Server` header. */
const SERVERS = [
  {name: 'Apache', pattern: /^apache/i, remedies: APACHE},
  {name: 'LiteSpeed', pattern: /^litespeed/i, remedies: APACHE},
  {
    name: 'nginx',
    pattern: /^(nginx|openresty)/i,
    remedies: {
      rules:
        'copy build-hosting/nginx.conf to /etc/nginx/conf.d/velada.conf and reload nginx ("Your own server" in guides/operating.md)',
      removed:
        'look for add_header in a location and for proxy_hide_header in the configuration of nginx: a location with one add_header drops all others',
      wall: 'look for $http_user_agent in the configuration of nginx, and let these programs in',
      limit: 'look for limit_req and limit_conn in the configuration of nginx, and allow more',
      error: 'read /var/log/nginx/error.log, which says why',
      folder: 'the "root" of nginx in /etc/nginx/velada-server.conf',
      https:
        'let a server block of nginx redirect port 80 ("Your own server" in guides/operating.md)',
      otherName:
        'let a server block of nginx redirect it, with a certificate for it ("Your own server" in guides/operating.md)',
    },
  },
  {
    name: 'Caddy',
    pattern: /^caddy/i,
    remedies: {
      rules: 'import build-hosting/Caddyfile in your Caddyfile and reload Caddy',
      removed: 'look for "header -Name" and "header_down -Name" in your Caddyfile',
      wall: 'look for a matcher about User-Agent in your Caddyfile, and let these programs in',
      error: 'read the log of Caddy (journalctl -u caddy), which says why',
      folder: 'the folder in the variable VELADA_ROOT, or /srv/velada',
      https: 'leave "auto_https off" out of your Caddyfile: Caddy redirects by itself',
      otherName: 'import build-hosting/Caddyfile, which redirects it, and reload Caddy',
    },
  },
  {
    name: 'Netlify',
    pattern: /^netlify/i,
    remedies: {
      rules: 'publish the whole folder build, with its files _headers and _redirects',
      folder: 'the "Publish directory" of Netlify, which is build',
    },
  },
  {
    name: 'GitHub Pages',
    pattern: /^github\.com/i,
    remedies: {
      rules: 'GitHub Pages has no rules of a site: choose another host if this matters to you',
      https: 'choose "Enforce HTTPS" in the settings of GitHub Pages',
    },
  },
];

/** Networks in front of servers, whose own `Server` header they often hide. */
const NETWORKS = [
  {
    name: 'Cloudflare',
    isInFront: (headers) => headers.has('cf-ray') || /cloudflare/i.test(headers.get('server')),
    remedies: {
      rules:
        'publish build/ with Cloudflare Pages or Workers, or give the rules to the server behind Cloudflare, and purge the cache of Cloudflare',
      removed: 'look for response headers under Rules in Cloudflare, and for Rocket Loader',
      wall: 'switch "Bot Fight Mode" and "Under Attack" off in Cloudflare (Security), or let these programs in by a rule there',
      limit: 'look for rate limiting rules in Cloudflare (Security), and allow more requests',
      error: 'look whether the server behind Cloudflare runs, and read its error log',
      https: 'switch "Always Use HTTPS" on in Cloudflare (SSL/TLS)',
    },
  },
  {
    name: 'CloudFront',
    isInFront: (headers) => headers.has('x-amz-cf-id'),
    remedies: {
      removed: 'look for a response headers policy in CloudFront that removes headers',
      wall: 'look for AWS WAF rules about bots in front of CloudFront, and let these programs in',
    },
  },
  {
    name: 'Fastly',
    isInFront: (headers) => /^cache-/.test(headers.get('x-served-by') ?? ''),
    remedies: {wall: 'look for rules about bots in Fastly, and let these programs in'},
  },
];

/** The host of an answer: its name, such as "nginx" or "Cloudflare", and remedies by what they are about. */
export function hostOf(headers) {
  const server = SERVERS.find(({pattern}) => pattern.test(headers.get('server') ?? ''));
  const network = NETWORKS.find(({isInFront}) => isInFront(headers));
  const names = [network?.name, server?.name].filter(Boolean);
  return {
    name: names.join(' in front of ') || undefined,
    remedies: {...ANY, ...server?.remedies, ...network?.remedies},
  };
}
