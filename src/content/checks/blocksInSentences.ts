/**
 * Finds components in sentences that are lists, tables or parts of a page. Browsers end the paragraph there, and React,
 * which does not, would build the whole page again.
 */
import {COMPONENTS, PLAIN_ELEMENTS} from '../components';
import {type Nodes, type Visited, isElement, textOf} from '../mdxTree';
import {IN_SENTENCES} from './notices';

/** What may stand in a sentence, of which a notice may have the most. */
const INLINE = [
  ...IN_SENTENCES,
  'AnalyticsStatement',
  'ApplyLink',
  'ButtonLink',
  'CastingFact',
  'OutcallWhatsApp',
];

/** A paragraph of components alone, which MDX leaves without the paragraph. */
export const isOfComponents = (node: Nodes): boolean =>
  node.type === 'paragraph' &&
  node.children.every((child) => isElement(child) || textOf(child).trim() === '');

const isBlock = (node: Nodes): boolean => {
  const name = isElement(node) ? (node.name ?? '') : '';
  const isKnown = Object.hasOwn(COMPONENTS, name) || Object.hasOwn(PLAIN_ELEMENTS, name);
  return isKnown && !INLINE.includes(name);
};

/** Whether a list item is shown without a paragraph of its own. */
function isTight(item: Nodes | undefined, list: Nodes | undefined): boolean {
  if (item?.type !== 'listItem' || list?.type !== 'list') return false;
  return !list.spread && !list.children.some(({spread}) => spread);
}

/** A message about a component inside a sentence or a heading that is none of words. */
export function sentenceMessage({node, parents}: Visited): string | undefined {
  if (!isBlock(node) || !isElement(node)) return undefined;
  const place = parents.findLastIndex(
    ({type}) => type === 'paragraph' || type === 'heading' || type === 'mdxJsxFlowElement',
  );
  const sentence = parents[place];
  if (!sentence || sentence.type === 'mdxJsxFlowElement' || isOfComponents(sentence)) {
    return undefined;
  }
  // The outer one is reported.
  if (parents.slice(place).some(isBlock)) return undefined;
  if (isTight(parents[place - 1], parents[place - 2])) return undefined;
  return `Put <${node.name}> between empty lines, on lines of its own: it has no place in a sentence.`;
}
