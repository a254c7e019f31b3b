/**
 * Names in every page the scripts of its own, so that the boot script requests them together with those of all pages:
 * otherwise a slow phone hears of them only when it has run the others. The list that Docusaurus gives the template
 * (`scripts`) has none of them.
 */
import path from 'node:path';

import type {RouteConfig} from '@docusaurus/types';

import {fileOfPath, readPages, write} from './files';

/** What one `import()` loads, as the bundler knows it. */
type ChunkGroup = {
  readonly origins: readonly {
    readonly module?: {identifier(): string} | null | undefined;
    /** Such as `@site/docs/gallery.mdx`. */
    readonly request?: string | undefined;
  }[];
  getFiles(): readonly string[];
};

/** Where the template lists the scripts of all pages, with or without quotation marks. */
const LIST = /id="?site-scripts"?/;

const DOCUMENT = /\.mdx?$/;

/** All routes with those below them. */
const allRoutes = (routes: readonly RouteConfig[]): readonly RouteConfig[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.routes ?? [])]);

export function createPageScripts() {
  /** Scripts by the document that an `import()` asks for. */
  const ofDocuments = new Map<string, readonly string[]>();
  /** What the same module, Docusaurus' registry, imports for the routes above the documents. */
  let ofAll: readonly string[] = [];

  /** Takes what the bundler has made of one language. */
  const record = (groups: readonly ChunkGroup[]): void => {
    const imports = groups.flatMap((group) =>
      group.origins.map(({module, request = ''}) => ({
        from: module?.identifier(),
        request,
        files: group.getFiles().filter((file) => file.endsWith('.js')),
      })),
    );
    const documents = imports.filter(({request}) => DOCUMENT.test(request));
    ofDocuments.clear();
    documents.forEach(({request, files}) => ofDocuments.set(request, files));
    ofAll = imports
      .filter(({from, request}) => from === documents[0]?.from && !DOCUMENT.test(request))
      .flatMap(({files}) => files);
  };

  /** Names them in every page of the folder of a language. */
  const addTo = (outDir: string, baseUrl: string, routes: readonly RouteConfig[]): void => {
    const documents = new Map(
      allRoutes(routes).map(({path: address, modules}) => [
        path.relative(baseUrl, `/${fileOfPath(address)}`),
        String(modules?.content),
      ]),
    );
    for (const {file, html} of readPages(outDir)) {
      const own = ofDocuments.get(documents.get(file) ?? '');
      if (!own) continue;
      const addresses = [...ofAll, ...own].map((name) => baseUrl + name);
      write(
        outDir,
        file,
        html.replace(LIST, (id) => `${id} data-own="${addresses.join(' ')}"`),
      );
    }
  };

  return {record, addTo};
}
