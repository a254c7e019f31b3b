/**
 * Writes structured data into a built page. Not by a component: on the client
 * it would be written again through `innerHTML` and travel in the script too.
 */
import type {Graph} from 'schema-dts';

/** JSON that cannot end the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

const EARLIER = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** Puts the data at the end of the page's head, in place of what stands there already. Throws without a head. */
export function insertStructuredData(html: string, graph: Graph): string {
  const clean = html.replace(EARLIER, '');
  const end = clean.indexOf('</head>');
  if (end === -1) throw new Error('The page has no end of its head.');
  const script = `<script type="application/ld+json">${scriptJson(graph)}</script>`;
  return clean.slice(0, end) + script + clean.slice(end);
}
