/** Which files of the bundle each page of a language needs, from what the build has noted. */

/** `.docusaurus/routesChunkNames.json`: chunk names of each level of each route. */
export type RouteChunks = Readonly<Record<string, unknown>>;

/** `.docusaurus/client-manifest.json`, as far as it is needed here. */
export type Manifest = {
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
