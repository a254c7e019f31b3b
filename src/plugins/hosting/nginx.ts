/** The rules for nginx: fills the gaps of `hosting/nginx.conf`, which are written `{{name}}`. */
import {CACHING, type HostRules} from './rules';

/** A text as nginx reads it in quotation marks. Throws where nginx would read something else. */
function quoted(text: string): string {
  if (/[$"\\]/.test(text)) throw new Error(`nginx cannot read ${text} in quotation marks.`);
  return `"${text}"`;
}

/** Fills the template. Throws for a gap that nobody knows. */
export function nginxConfiguration(template: string, rules: HostRules): string {
  const {headers, caching, redirects, ownNotFound} = rules;
  const folders = ownNotFound.map((baseUrl) => baseUrl.slice(1, -1));
  const gaps: Readonly<Record<string, readonly string[]>> = {
    page: [quoted(CACHING.page)],
    caching: caching.map(({path, value}) => `"~^(200|206|304) ${path}" ${quoted(value)};`),
    notFound: ownNotFound.map((baseUrl) => `"~^${baseUrl}" ${quoted(`${baseUrl}404.html`)};`),
    // Without other languages an expression that matches nothing.
    folders: [folders.join('|') || '(?!)'],
    headers: Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    redirects: redirects.map(
      ({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`,
    ),
  };
  return template.replace(/( *)\{\{(\w+)\}\}/g, (_gap, indent: string, name: string) => {
    const lines = gaps[name];
    if (!lines) throw new Error(`hosting/nginx.conf has the gap {{${name}}}, which nothing fills.`);
    return lines.map((line) => indent + line).join('\n');
  });
}
