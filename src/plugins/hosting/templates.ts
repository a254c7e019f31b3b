/** The rules for hosts that have a language of their own: fills the gaps `{{name}}` of the files in `hosting/`. */
import {CACHING, type HostRules, TYPES} from './rules';

type Gaps = Readonly<Record<string, string | readonly string[]>>;

/** Matches nothing, in every host's regular expressions: the folders of the other languages where there are none. */
const NOTHING = 'a^';

/** A text as all hosts read it in quotation marks. Throws where one of them would read something else. */
function quoted(text: string): string {
  if (/["\\$%{}]/.test(text)) throw new Error(`Hosts cannot read ${text} in quotation marks.`);
  return `"${text}"`;
}

const extensions = Object.keys(TYPES.text);
const allTypes = Object.entries({...TYPES.text, ...TYPES.other});

/** Headers as lines, each after a directive of the host. */
const lines = ({headers}: HostRules, directive: string, end = ''): string[] =>
  Object.entries(headers).map(([name, value]) => `${directive}${name} ${quoted(value)}${end}`);

const sharedPaths = ({paths}: HostRules): string[] =>
  paths.filter(({sharing}) => sharing === 'cross-origin').map(({path}) => path);

function nginx(rules: HostRules): Gaps {
  return {
    caching: rules.paths.flatMap(({path, caching}) =>
      caching ? [`"~^(200|206|304) ${path}" ${quoted(caching)};`] : [],
    ),
    shared: sharedPaths(rules).map((path) => `"~^${path}" "cross-origin";`),
    notFound: rules.ownNotFound.map((baseUrl) => `"~^${baseUrl}" "${baseUrl}404.html";`),
    headers: lines(rules, 'add_header ', ' always;'),
    redirects: rules.redirects.map(
      ({from, to}) => `location ~ ^${from}/?$ { return 301 ${to}$is_args$args; }`,
    ),
    types: Object.entries(TYPES.other).map(([extension, type]) => `${type} ${extension};`),
    texts: Object.entries(TYPES.text).map(
      ([extension, type]) =>
        `location ~ \\.${extension}$ { types {} default_type "${type}"; try_files $uri$velada_br $uri =404; }`,
    ),
  };
}

function apache(rules: HostRules): Gaps {
  const {host} = new URL(rules.url);
  return {
    headers: lines(rules, 'Header always set '),
    paths: rules.paths.map(
      ({path, caching, sharing}) =>
        `SetEnvIf Request_URI "^${path}"` +
        (caching ? ` "CACHING=${caching}"` : '') +
        (sharing === 'cross-origin' ? ' SHARED' : ''),
    ),
    types: allTypes.map(([extension, type]) => `AddType "${type}" .${extension}`),
    endings: extensions.join('|'),
    host: host.replace(/^www\./, '').replaceAll('.', '\\.'),
    redirects: rules.redirects.map(
      ({from, to}) => `RewriteRule ^${from.slice(1)}/?$ ${to} [R=301,L]`,
    ),
  };
}

function caddy(rules: HostRules): Gaps {
  const {host} = new URL(rules.url);
  const matched = (path: string): string => (path.endsWith('/') ? `${path}*` : path);
  return {
    otherAddress: host.startsWith('www.') ? host.slice(4) : `www.${host}`,
    headers: lines(rules, ''),
    shared: sharedPaths(rules).map(matched).join(' '),
    caching: rules.paths.flatMap(({path, caching}) =>
      caching ? [`header ${matched(path)} Cache-Control ${quoted(caching)}`] : [],
    ),
    types: allTypes.flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} Content-Type "${type}"`,
    ]),
    redirects: rules.redirects.map(({from, to}) => `~^${from}/?$ ${to}`),
    notFound: rules.ownNotFound.flatMap((baseUrl) => `${baseUrl}404 ${baseUrl}404.html`).join(' '),
    languages: rules.ownNotFound.map((baseUrl) => `~^${baseUrl} ${baseUrl}404.html`),
  };
}

/** Gaps that are filled in the same way in every file. */
const common = ({url, ownNotFound}: HostRules): Gaps => ({
  url,
  ownHost: new URL(url).host,
  page: CACHING.page,
  folders: ownNotFound.map((baseUrl) => baseUrl.slice(1, -1)).join('|') || NOTHING,
});

const OWN: Readonly<Record<string, (rules: HostRules) => Gaps>> = {
  'nginx.conf': nginx,
  htaccess: apache,
  Caddyfile: caddy,
};

/**
 * Fills the template with this name. Throws for a gap that nothing fills.
 */
export function fillTemplate(name: string, template: string, rules: HostRules): string {
  const gaps: Gaps = {...common(rules), ...OWN[name]?.(rules)};
  return template.replace(/([ \t]*)\{\{(\w+)\}\}/g, (_gap, indent: string, gap: string) => {
    const value = gaps[gap];
    if (value === undefined)
      throw new Error(`hosting/${name} has the gap {{${gap}}}, which nothing fills.`);
    return [value]
      .flat()
      .map((line) => indent + line)
      .join('\n');
  });
}
