/** The page that was meant by a link that leads to none. */
import {closest} from '../closest';

type Site = {
  /** Ids of pages. */
  readonly pages: readonly string[];
  /** Public addresses of pages in any language, with their ids. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The page that holds the link. */
  readonly self: string;
};

/** Where a path of the project begins that somebody copied whole. */
const FOLDERS = /^\/?(?:docs|i18n\/[\w-]+\/docusaurus-plugin-content-docs\/current)\/(?=.)/;

/** The page that was meant by a path that leads to none: by its folder, its name, its address in any language. */
export function pageMeant(path: string, {pages, addresses, self}: Site): string | undefined {
  const bare = path
    .replace(FOLDERS, '')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/\.(?:mdx?|html?)$/, '')
    .replace(/\/$/, '');
  const last = bare.split('/').at(-1) ?? '';
  const beside = `${self.split('/').slice(0, -1).join('/')}/${bare}`;
  const near = closest(`/${last}`, [...addresses.keys()]);
  return (
    addresses.get(path.replace(/\/$/, '') || '/') ??
    (path.startsWith('/') || !pages.includes(beside) ? undefined : beside) ??
    (pages.includes(bare) ? bare : undefined) ??
    closest(bare, pages) ??
    pages.find((page) => page === last || page.endsWith(`/${last}`)) ??
    closest(last, pages) ??
    (near === undefined ? undefined : addresses.get(near))
  );
}

/** What follows the host in an address of the house’s own site, or of the machine it is written on. */
export function ownPath(url: string, hosts: ReadonlySet<string>): string | undefined {
  const [, host = '', path = ''] = /^https?:\/\/(?:www\.)?([^/\s?#]+)(.*)$/i.exec(url) ?? [];
  const isOwn =
    hosts.has(host.toLowerCase()) || /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/i.test(host);
  return isOwn ? path : undefined;
}
