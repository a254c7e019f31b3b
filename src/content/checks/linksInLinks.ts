/** Finds links that cannot be pressed: those in another link, and those without words. */
import {COMPONENTS, type Component, LINKED_FACTS} from '../components';
import {lookUp} from '../lookUp';
import {type Element, type NodeOf, type Nodes, isElement, nodesIn, textOf} from '../mdxTree';
import {propsOf} from '../pageText';

/** Whether a component is a link around its children, or shows links or buttons. */
const linksOf = (node: Element): Component['links'] =>
  node.name === 'BusinessFact' && LINKED_FACTS.includes(propsOf(node).name)
    ? 'within'
    : lookUp(COMPONENTS, node.name ?? '')?.links;

/** Whether a node is a link, in which there can be no second one. */
export const isLink = (node: Nodes): boolean =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  (isElement(node) && linksOf(node) === 'around');

/** A message about a link, or a component that shows some, in another link. */
export function linkInLinkMessage(node: Nodes, parents: readonly Nodes[]): string | undefined {
  const around = parents.find(isLink);
  if (!around || !(isLink(node) || (isElement(node) && linksOf(node)))) return undefined;
  const why = isElement(around) ? `: <${around.name}> is a link as a whole` : '';
  return `Write one link, not one inside another${why}.`;
}

/** A message about a link without words. */
export function emptyLinkMessage(node: NodeOf<'link' | 'linkReference'>): string | undefined {
  const isEmpty =
    textOf(node).trim() === '' && ![...nodesIn(node)].some((one) => isElement(one.node));
  return isEmpty ? 'Write words between the [ and ] of this link.' : undefined;
}
