/**
 * Docusaurus tells the browser of each page three times: its path with a component, the chunk names of
 * that path, the `import()` of each chunk; and a name and a number besides (45 bytes a page, brotli, in
 * every first visit). Here the pages of the docs plugin are one list of paths, each with its `import()`,
 * and the three tables are made from it when they are read. Other routes stay as Docusaurus wrote them.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {lighterRegistry} from './registry';

/** `.docusaurus/routesChunkNames.json`. */
type ChunkNames = Readonly<Record<string, unknown>>;

/** What Docusaurus has written, as text. */
export type Written = {
  readonly routes: string;
  readonly routesChunkNames: string;
  readonly registry: string;
};

/** A page in `.docusaurus/routes.js`: its path twice, the hash that makes a key of it, its sidebar. */
const PAGE =
  /\{\s*path: '([^'\\]*)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "[^"]*")?\s*\},?/g;

/** A chunk in the lighter copy of `.docusaurus/registry.js`: its name and its `import()`. */
const CHUNK = /^ *"([^"]+)": \[(\(\) => import\(.*\))\],?$/gm;

const ROUTES_OF_PAGES = `const pageRoutes = Object.keys(pages).map((name) => ({
  path: base + name, component: ComponentCreator(base + name, ''), exact: true,
}));
`;

type PageRoute = {readonly name: string; readonly key: string; readonly content: string};

/** The component of a page when that is all it has besides its content. */
function plainContent(chunks: unknown): {component: string; content: string} | undefined {
  const {__comp: component, content, ...others} = (chunks ?? {}) as Record<string, unknown>;
  const isPlain = typeof component === 'string' && typeof content === 'string';
  return isPlain && Object.keys(others).length === 0 ? {component, content} : undefined;
}

/**
 * The modules that take the place of Docusaurus' own, by file name, and the pages in them: addresses from the home.
 * Throws when Docusaurus does not write as it did.
 * @param baseUrl Path of the language's home.
 */
export function routeTable(
  written: Written,
  baseUrl: string,
): {readonly files: Readonly<Record<string, string>>; readonly pages: readonly string[]} {
  const names = JSON.parse(written.routesChunkNames) as ChunkNames;
  // The last row and the end of the list stand on one line.
  const registry = lighterRegistry(written.registry).replace(/\};\s*$/, '\n};\n');
  const loaders = new Map([...registry.matchAll(CHUNK)].map(([, name = '', load]) => [name, load]));
  const pages: PageRoute[] = [];
  let shared: string | undefined;
  const routes = written.routes.replace(PAGE, (whole, address: string, hash: string) => {
    const key = `${address}-${hash}`;
    const plain = plainContent(names[key]);
    shared ??= plain?.component;
    if (!plain || plain.component !== shared || !address.startsWith(baseUrl)) return whole;
    pages.push({name: address.slice(baseUrl.length), key, content: plain.content});
    return pages.length === 1 ? '...pageRoutes,' : '';
  });
  const unknown = pages.find(({content}) => !loaders.has(content));
  if (pages.length === 0 || unknown) {
    const lacking = unknown ? `chunk of ${unknown.key}` : 'pages';
    throw new Error(`Docusaurus' generated tables name no ${lacking}: mend routeTable.ts.`);
  }
  const own = new Set(pages.map(({key}) => key));
  const contents = new Set(pages.map(({content}) => content));
  const otherNames = Object.fromEntries(Object.entries(names).filter(([key]) => !own.has(key)));
  const otherChunks = registry
    .replace(CHUNK, (row, name: string) => (contents.has(name) ? '' : row))
    .replace('export default {', 'const registry = {');
  const loads = pages.map(({name, content}) => `${JSON.stringify(name)}: ${loaders.get(content)},`);
  return {
    pages: pages.map(({name}) => name),
    files: {
      'pages.js': `export const base = ${JSON.stringify(baseUrl)};
export const component = ${JSON.stringify(shared)};
export const pages = {
${loads.sort().join('\n')}
};
`,
      'routes.js': `import {base, pages} from './pages';
${routes.replace('export default', `${ROUTES_OF_PAGES}\nexport default`)}`,
      'routesChunkNames.js': `import {base, component, pages} from './pages';
const names = ${JSON.stringify(otherNames)};
for (const content in pages) names[\`\${base}\${content}-\`] = {__comp: component, content};
export default names;
`,
      'registry.js': `import {pages} from './pages';
${otherChunks}for (const name in pages) registry[name] = [pages[name]];
export default registry;
`,
    },
  };
}

/**
 * Writes the modules and returns the pages, as addresses from the home. Docusaurus has written its own by the time the
 * bundler is configured.
 */
export function writeRouteTable(
  generatedFilesDir: string,
  dataDir: string,
  baseUrl: string,
): readonly string[] {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const {files, pages} = routeTable(
    {
      routes: read('routes.js'),
      routesChunkNames: read('routesChunkNames.json'),
      registry: read('registry.js'),
    },
    baseUrl,
  );
  mkdirSync(dataDir, {recursive: true});
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dataDir, name), text);
  return pages;
}
