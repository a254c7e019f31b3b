/**
 * Links each page's own styles in its HTML, in one file a layout. Docusaurus puts the style of all
 * pages into one file because it cannot tell them apart while rendering (facebook/docusaurus#2006; see
 * chunks.ts); after the build the route table of chunks and the bundler's manifest tell. One file in
 * place of nine: 13.5 KB of style become 11 KB on the home page (brotli), and one request.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** `.docusaurus/routesChunkNames.json`: chunk names of each level of each route. */
type RouteChunks = Readonly<Record<string, unknown>>;

/** `.docusaurus/client-manifest.json`, as far as it is needed here. */
type Manifest = {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<
    Record<string, Partial<Record<'css' | 'js', readonly {readonly publicPath: string}[]>>>
  >;
};

/** All chunk names of one level of a route; they are nested as its props are. */
function namesIn(chunks: unknown): string[] {
  if (typeof chunks === 'string') return [chunks];
  return chunks && typeof chunks === 'object' ? Object.values(chunks).flatMap(namesIn) : [];
}

/** Path of a route: its key without the hash that Docusaurus adds. */
const pathOfKey = (key: string): string => key.replace(/-[^-]+$/, '');

const isPage = (chunks: unknown): boolean =>
  Boolean(chunks && typeof chunks === 'object' && 'content' in chunks);

/** Files of the frame around all pages, then those of each page by path, each once. */
export function filesOfPages(
  routes: RouteChunks,
  manifest: Manifest,
  kind: 'css' | 'js',
): {readonly frame: readonly string[]; readonly pages: ReadonlyMap<string, readonly string[]>} {
  const filesOf = (chunks: unknown): string[] =>
    namesIn(chunks)
      .flatMap((name) => manifest.origins[name] ?? [])
      .flatMap((asset) => manifest.assets[asset]?.[kind] ?? [])
      .map(({publicPath}) => publicPath);
  const entries = Object.entries(routes);
  const frame = [
    ...new Set(
      entries.filter(([, chunks]) => !isPage(chunks)).flatMap(([, chunks]) => filesOf(chunks)),
    ),
  ];
  const pages = entries
    .filter(([, chunks]) => isPage(chunks))
    .map(
      ([key, chunks]) => [pathOfKey(key), [...new Set([...frame, ...filesOf(chunks)])]] as const,
    );
  return {frame, pages: new Map(pages)};
}

const STYLESHEET = /<link rel="?stylesheet"?[^>]*>/g;
const HREF = /\shref="?([^"\s>]+)/;

/** Addresses of the style sheets that a page links, in their order. */
export function linkedStyles(html: string): readonly string[] {
  return [...html.matchAll(STYLESHEET)].flatMap(([link]) => HREF.exec(link)?.[1] ?? []);
}

/**
 * Puts one style sheet in the place of those that a page links. What it holds of other chunks is named
 * by links without an address: the bundler's runtime looks for them before it asks for a chunk's
 * style, so that a visitor who goes on is not sent the same again.
 */
export function replaceStyles(html: string, whole: string, chunks: readonly string[]): string {
  const first = html.search(STYLESHEET);
  if (first < 0) throw new Error('The page links no style sheet to add others to.');
  const names = chunks.map((style) => `<link rel="stylesheet" data-href="${style}">`).join('');
  const rest = html.slice(first).replace(STYLESHEET, '');
  return `${html.slice(0, first)}<link rel="stylesheet" href="${whole}">${names}${rest}`;
}

/** Where the addresses of each page's own scripts stand after a build, for the tests of weights. */
const scriptsFile = (locale: string): string => `delivery/default/scripts.${locale}.json`;

type Task = {
  readonly locale: string;
  /** Docusaurus' folder of generated files. */
  readonly generatedFilesDir: string;
  /** Folder of the language being built, and the path it is served at. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Paths of all pages of the language, its 404 page among them. */
  readonly routesPaths: readonly string[];
};

/** The file below a language's folder that a path of it is served from. */
function fileOfPage(pathname: string, baseUrl: string): string {
  const rest = pathname.slice(baseUrl.length);
  return rest === '' ? 'index.html' : `${rest}.html`;
}

/**
 * Rewrites the pages of one language with links to their style sheets, all in one go.
 * Throws when a page is unknown to the bundler.
 */
export function linkPageStyles({
  locale,
  generatedFilesDir,
  outDir,
  baseUrl,
  routesPaths,
}: Task): void {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const routes = read('routesChunkNames.json') as RouteChunks;
  const manifest = read('client-manifest.json') as Manifest;
  const {frame, pages} = filesOfPages(routes, manifest, 'css');
  const fileAt = (address: string): string => path.join(outDir, address.slice(baseUrl.length));
  /** Writes the styles of one layout into one file and returns its address. */
  const together = (styles: readonly string[]): string => {
    const text = styles.map((style) => readFileSync(fileAt(style), 'utf8')).join('\n');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const address = `${baseUrl}assets/css/page.${hash}.css`;
    if (!existsSync(fileAt(address))) writeFileSync(fileAt(address), text);
    return address;
  };
  const rewrite = (name: string, styles: readonly string[]): void => {
    const file = path.join(outDir, name);
    const html = readFileSync(file, 'utf8');
    const all = [...new Set([...linkedStyles(html), ...styles])];
    writeFileSync(file, replaceStyles(html, together(all), styles));
  };
  const notFound = `${baseUrl}404.html`;
  for (const pathname of routesPaths.filter((page) => page !== notFound)) {
    const styles = pages.get(pathname);
    if (!styles) throw new Error(`The bundler knows no page at ${pathname}.`);
    rewrite(fileOfPage(pathname, baseUrl), styles);
  }
  rewrite('404.html', frame);
  writeFileSync(
    path.join(generatedFilesDir, scriptsFile(locale)),
    JSON.stringify(Object.fromEntries(filesOfPages(routes, manifest, 'js').pages)),
  );
}
