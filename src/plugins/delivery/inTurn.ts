/**
 * While somebody edits, a save may have Docusaurus read several plugins anew at once. Each starts from the
 * site as it was, and the last to end would put back what the others had read before: a new page would
 * have no address until the next start. So they read in turn, each from the site the one before has left.
 */
import {createRequire} from 'node:module';

type Plugin = {readonly name: string};
type Read = (site: unknown, plugin?: Plugin) => Promise<unknown>;

/** The module of Docusaurus that reads a running site anew. */
const SITE = '@docusaurus/core/lib/server/site';
/** Makes the routes, which ask for what the others make: it reads last, or the bundler would miss files. */
const LAST = 'docusaurus-plugin-content-docs';
/** Editors save in several steps, and each plugin hears of them by itself. */
const PAUSE_MS = 100;

/** Readers, one at a time. Who waits already reads what is saved until then, and is not asked twice. */
export function inTurn(readers: readonly Read[], pause = PAUSE_MS): Read[] {
  const waiting = new Map<string, {readonly done: Promise<unknown>; readonly begin: () => void}>();
  let latest: unknown;
  let isBusy = false;

  async function takeTurns(): Promise<void> {
    isBusy = true;
    await new Promise((resolve) => setTimeout(resolve, pause));
    while (waiting.size > 0) {
      const name = [...waiting.keys()].find((other) => other !== LAST) ?? LAST;
      const turn = waiting.get(name);
      waiting.delete(name);
      turn?.begin();
      // One that fails is told by who asked, and leaves the site as it was to the next.
      await turn?.done.catch(() => undefined);
    }
    isBusy = false;
  }

  return readers.map((read) => (site, plugin) => {
    const name = plugin?.name ?? 'the whole site';
    const before = waiting.get(name);
    if (before) return before.done;
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const done = begun.then(async () => (latest = await read(latest ?? site, plugin)));
    waiting.set(name, {done, begin});
    if (!isBusy) void takeTurns();
    return done;
  });
}

type SiteModule = {reloadSite?: Read; reloadSitePlugin?: Read; readsInTurn?: boolean};

/** Makes the development server read in turn. Plugins are asked again whenever the whole site is read. */
export function readInTurn(): void {
  const site = createRequire(__filename)(SITE) as SiteModule;
  const {reloadSite, reloadSitePlugin, readsInTurn} = site;
  if (!reloadSite || !reloadSitePlugin || readsInTurn) return;
  [site.reloadSite, site.reloadSitePlugin] = inTurn([reloadSite, reloadSitePlugin]);
  site.readsInTurn = true;
}
