/** Links to pages of the site: by their file, to a heading that there is. */
import {nearestAnchor} from './anchors';
import type {Fault} from './faults';
import {pageMeant} from './pageMeant';
import {type Element, attributeOf} from './walk';

export type LinkContext = {
  /** Document ids of pages, programs and legal texts, readable or not. */
  readonly pages: readonly string[];
  /** Public addresses of pages in any language, with their ids, so that a typed one can be mended. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Names of headings of a page in this language; undefined where its text cannot be read. */
  readonly anchors: (id: string) => ReadonlySet<string> | undefined;
  /** The page of this language that has a heading with this name, where there is one such. */
  readonly pageOf: (anchor: string) => string | undefined;
  /** The page that holds the link. */
  readonly self: string;
  /** The text that holds the link, with its imports. */
  readonly body: string;
  /** Hosts that the house's own site may stand at. */
  readonly hosts: ReadonlySet<string>;
  /** Files that pages may show, from the root of the site; undefined where nobody looked. */
  readonly files: ReadonlySet<string> | undefined;
};

/** What is wrong with a link to a page. */
export function pageFault(url: string, context: LinkContext): Omit<Fault, 'field'> | undefined {
  const [, path = '', , anchor] = /^([^#]*)(#(.*))?$/.exec(url) ?? [];
  const {pages, self} = context;
  let id: string;
  if (path === '') id = self;
  else if (path.startsWith('/') && path.endsWith('.mdx')) id = path.slice(1, -'.mdx'.length);
  else {
    if (context.anchors(self)?.has(path)) {
      return {found: `a link to ${url}`, remedy: `Link to the heading with #: #${path}.`};
    }
    const meant = pageMeant(path, context);
    return {
      found: `a link to ${url}`,
      remedy: meant
        ? `Link to the page’s file: /${meant}.mdx${anchor ? `#${anchor}` : ''}.`
        : 'Link to a page by its file in docs/, such as /massage-menu.mdx.',
    };
  }
  if (!pages.includes(id)) {
    const near = pageMeant(path, context);
    return {
      found: `a link to ${path}, and there is no such page`,
      remedy: near
        ? `Did you mean /${near}.mdx?`
        : 'Link to a page by its file in docs/, such as /massage-menu.mdx.',
    };
  }
  if (anchor === undefined && id === self) {
    const remedy = 'Link to the page that the words speak of, or delete the link.';
    return {found: `a link to ${url}, the page that it stands on`, remedy};
  }
  if (anchor === undefined) return undefined;
  const ids = context.anchors(id);
  if (!ids || ids.has(anchor)) return undefined;
  const other = context.pageOf(anchor);
  const near = nearestAnchor(anchor, ids);
  if (other && other !== id && !near) {
    return {
      found: `a link to #${anchor}, and ${id === self ? 'this page' : `/${id}.mdx`} has no such heading`,
      remedy: `/${other}.mdx has: write /${other}.mdx#${anchor}.`,
    };
  }
  const all = [...ids].filter(Boolean).join(', ');
  return {
    found: `a link to #${anchor}, and ${id === self ? 'this page' : `/${id}.mdx`} has no such heading`,
    remedy: `${near}${all ? `Headings are named ${all}.` : 'That page has no headings with names: leave the # out.'}`,
  };
}

/** What follows a page's address in a link by component: `suffix="#hours"`. */
export function suffixFault(node: Element, context: LinkContext): Omit<Fault, 'field'> | undefined {
  const [page, suffix] = [attributeOf(node, 'page'), attributeOf(node, 'suffix')];
  // A page that is none is told with its property.
  if (typeof suffix !== 'string' || !context.pages.includes(String(page))) return undefined;
  if (suffix.startsWith('?')) return undefined;
  if (suffix.startsWith('#')) return pageFault(`/${String(page)}.mdx${suffix}`, context);
  return {
    found: `suffix="${suffix}"`,
    remedy: 'Begin it with # and the name of a heading, such as "#questions", or leave it out.',
  };
}
