/** Finds dead links, and pages that visitors cannot reach. */

export type CrawledPage = {
  readonly path: string;
  /** Targets of its links within the site: paths with fragments. */
  readonly links: readonly string[];
  /** Ids that a fragment can name. */
  readonly ids: ReadonlySet<string>;
};

/** Maximum number of clicks from the home page of the language. */
const MAX_CLICKS = 3;

/** Number of clicks from a page to every page that can be reached from it. */
export function distances(
  home: string,
  byPath: ReadonlyMap<string, CrawledPage>,
): Map<string, number> {
  const found = new Map([[home, 0]]);
  const waiting = [home];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const clicks = (found.get(path) ?? 0) + 1;
    for (const link of byPath.get(path)?.links ?? []) {
      const target = link.replace(/[?#].*$/, '');
      if (byPath.has(target) && !found.has(target)) {
        found.set(target, clicks);
        waiting.push(target);
      }
    }
  }
  return found;
}

/** Reports dead links and pages that are too far away. `homes` are the home pages of the languages. */
export function crawlFaults(pages: readonly CrawledPage[], homes: readonly string[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const dead = pages.flatMap(({path, links}) =>
    links.flatMap((link) => {
      const [target = '', fragment] = link.split('#');
      const page = byPath.get(target.replace(/\?.*$/, ''));
      if (!page) return [`${path} links to ${link}, which is no page`];
      // A script reads what follows a question mark, such as #book?program=….
      const name = fragment?.replace(/\?.*$/, '');
      return name && !page.ids.has(decodeURIComponent(name))
        ? [`${path} links to ${link}, where nothing has that id`]
        : [];
    }),
  );
  const reach = homes.map((home) => distances(home, byPath));
  const far = pages.flatMap(({path}) => {
    const clicks = Math.min(...reach.map((found) => found.get(path) ?? Infinity));
    return clicks > MAX_CLICKS
      ? [`${path} is ${clicks === Infinity ? 'out of reach' : `${clicks} clicks away`}`]
      : [];
  });
  return [...new Set([...dead, ...far])];
}
