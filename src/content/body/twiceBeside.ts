/** A fact or a link that stands twice in a row. */
import type {Nodes, Root} from 'mdast';

import {FACTS} from '../authorComponents/facts';
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

const FACT_NAMES: ReadonlySet<string> = new Set(FACTS.map(({name}) => name));

/** Whether words stand around what stands there. */
const isSentence = (node: Nodes): boolean =>
  'children' in node &&
  node.children.some((one) => one.type === 'text' && /\p{L}/u.test(one.value));

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
      // Two buttons of a row are told with the other parts of the page.
      if (isElement(one) && !FACT_NAMES.has(one.name ?? '') && !isSentence(node)) return [];
      const what = isElement(one) ? `<${one.name}>` : `a link to ${'url' in one ? one.url : ''}`;
      return [faultAt(one, `${what} twice in a row`, 'Delete one of the two.')];
    });
  });
