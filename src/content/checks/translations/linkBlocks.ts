/** Links in the words of a text: the blocks they stand in, and what each language calls the pages that they lead to. */
import type {Link, Nodes} from 'mdast';

import {hostOf} from '../../body/linkWords';
import {parseBody} from '../../body/parse';
import {SOMETHING, attributeOf, isElement, stepsOf, textOf} from '../../body/walk';
import {remembered} from '../../remember';
import type {RawDocument} from '../raw';

export type Block = {readonly node: Nodes; readonly links: readonly Link[]; readonly words: string};

const READ: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

export const isOutside = (url: string): boolean => /^https:/i.test(url);

/** What is read of a block outside its links. */
const unlinked = (node: Nodes): string =>
  node.type === 'link' || !('children' in node)
    ? node.type === 'link'
      ? SOMETHING
      : textOf(node)
    : node.children.map(unlinked).join('');

export const blocksOf = remembered(({body}: RawDocument): readonly Block[] => {
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : [])
    .filter(({node}) => READ.has(node.type))
    .map(({node}) => ({
      node,
      links: stepsOf(node).flatMap((step) => (step.node.type === 'link' ? [step.node] : [])),
      words: unlinked(node),
    }));
});

/** A website without the language that its name begins with: “es.wikipedia.org” is “en.wikipedia.org”. */
export const anyLanguage = (host: string): string => host.replace(/^[a-z]{2}\./, '');

/** The page that a link leads to, or the website in any language; undefined for a place on the same page. */
export function pageOf({url}: Link): string | undefined {
  const host = isOutside(url) ? hostOf(url) : undefined;
  return /^\/([\w/-]+)\.mdx/.exec(url)?.[1] ?? (host && anyLanguage(host));
}

/** Pages that a text leads to, by links in its words or by components. */
export const pagesIn = remembered(({body}: RawDocument): ReadonlySet<string> => {
  const {tree} = parseBody(body);
  return new Set(
    (tree ? stepsOf(tree) : []).flatMap(({node}): string[] => {
      const page =
        node.type === 'link' ? pageOf(node) : isElement(node) && attributeOf(node, 'page');
      return typeof page === 'string' ? [page] : [];
    }),
  );
});

/** What each language calls the pages that it links to: “es programs/outcall”. */
export const namesOf = remembered(
  (documents: readonly RawDocument[]): ReadonlyMap<string, ReadonlySet<string>> => {
    const names = new Map<string, Set<string>>();
    const add = (key: string, name: string): void => {
      names.set(key, (names.get(key) ?? new Set()).add(name.trim().toLowerCase()));
    };
    for (const document of documents) {
      const {locale, id, words} = document;
      add(`${locale} ${id}`, String(words.label));
      for (const {links} of blocksOf(document))
        for (const link of links) add(`${locale} ${pageOf(link)}`, textOf(link));
    }
    return names;
  },
);
