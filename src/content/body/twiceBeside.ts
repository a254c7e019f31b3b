/** A fact or a link that stands twice in a row. */
import type {Nodes, Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {KNOWN} from './known';
import {isElement, stepsOf, textOf} from './walk';

/** What something in a sentence is, with all that is typed in it; undefined for what may stand twice. */
function sameAs(node: Nodes | undefined): string | undefined {
  if (node?.type === 'link') return `${node.url} ${textOf(node)}`;
  if (!node || !isElement(node) || !KNOWN.get(node.name ?? '')?.inline) return undefined;
  const properties = node.attributes.map((one) => ('name' in one ? [one.name, one.value] : []));
  return JSON.stringify([node.name, properties, node.children.map(textOf)]);
}

const isBlank = (node: Nodes | undefined): boolean =>
  node?.type === 'text' && /^[\s,;]*$/.test(node.value);

/** Names the second of two that are the same, with nothing but a blank or a comma between them. */
export const twiceBeside = (tree: Root): Fault[] =>
  stepsOf(tree).flatMap(({node}) => {
    const siblings: readonly Nodes[] = 'children' in node ? node.children : [];
    return siblings.flatMap((one, at): Fault[] => {
      const before = siblings[isBlank(siblings[at - 1]) ? at - 2 : at - 1];
      const own = sameAs(one);
      if (own === undefined || own !== sameAs(before)) return [];
      const what = isElement(one) ? `<${one.name}>` : `a link to ${'url' in one ? one.url : ''}`;
      return [faultAt(one, `${what} twice in a row`, 'Delete one of the two.')];
    });
  });
