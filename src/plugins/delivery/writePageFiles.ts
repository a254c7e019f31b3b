/** Puts each page's styles into its HTML when a language has been built, and lists the scripts that are its own. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {type Manifest, type RouteChunks, filesOfPages} from './chunkFiles';
import {listPieces} from './pageScripts';
import {linkedStyles, mostFrequent, replaceStyles, styleElement} from './pageStyles';

type Task = {
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
 * Writes their styles and the addresses of their scripts into the pages of one language, all in one go.
 * Throws when a page is unknown to the bundler.
 */
export function writePageFiles({generatedFilesDir, outDir, baseUrl, routesPaths}: Task): void {
  const readJson = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const routes = readJson('routesChunkNames.json') as RouteChunks;
  const manifest = readJson('client-manifest.json') as Manifest;
  const styles = filesOfPages(routes, manifest, 'css');
  const scripts = filesOfPages(routes, manifest, 'js');
  const fileAt = (address: string): string => path.join(outDir, address.slice(baseUrl.length));
  const texts = new Map<string, string>();
  const textAt = (address: string): string => {
    const text = texts.get(address) ?? readFileSync(fileAt(address), 'utf8').trim();
    texts.set(address, text);
    return text;
  };
  /** Writes the styles of a layout into a file of their own and returns the link to it. */
  const link = (text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const address = `${baseUrl}assets/css/page.${hash}.css`;
    if (!existsSync(fileAt(address))) writeFileSync(fileAt(address), text);
    return `<link rel="stylesheet" href="${address}">`;
  };
  const notFound = `${baseUrl}404.html`;
  const files = routesPaths
    .filter((page) => page !== notFound)
    .map((pathname) => {
      const chunks = styles.pages.get(pathname);
      const pieces = scripts.pages.get(pathname);
      if (!chunks || !pieces) throw new Error(`The bundler knows no page at ${pathname}.`);
      return {name: fileOfPage(pathname, baseUrl), chunks, pieces};
    });
  const all = [...files, {name: '404.html', chunks: styles.frame, pieces: scripts.frame}];
  const layoutOf = (chunks: readonly string[]): string => chunks.join(' ');
  const within = mostFrequent(all.map(({chunks}) => layoutOf(chunks)));
  for (const {name, chunks, pieces} of all) {
    const file = path.join(outDir, name);
    const html = readFileSync(file, 'utf8');
    const text = [...new Set([...linkedStyles(html), ...chunks])].map(textAt).join('\n');
    const element = within.has(layoutOf(chunks)) ? styleElement(text) : link(text);
    writeFileSync(file, listPieces(replaceStyles(html, element, chunks), pieces));
  }
}
