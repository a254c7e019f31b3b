/** Steps through the tree of a body. */
import type {Nodes, Parents} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {remembered} from '../remember';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

type Step = {
  readonly node: Nodes;
  readonly parents: readonly Parents[];
};

/** Every node with what it stands in, the outermost first. */
export function* walk(node: Nodes, parents: readonly Parents[] = []): Generator<Step> {
  yield {node, parents};
  if (!('children' in node)) return;
  const inner = [...parents, node];
  for (const child of node.children) yield* walk(child, inner);
}

/** All steps through a tree, taken once. */
export const stepsOf = remembered((tree: Nodes): readonly Step[] => [...walk(tree)]);

/** Names of the components a node stands in, the nearest first. */
export function elementsAround(parents: readonly Parents[]): string[] {
  return parents
    .filter((parent) => isElement(parent))
    .map((parent) => parent.name ?? '')
    .reverse();
}

/** Stands in a text where a component or code stands: something is read there, but no word. */
export const SOMETHING = '\uFFFC';

/** A property of a component as it was typed; undefined where it has none of this name. */
export const attributeOf = (node: Element, name: string): unknown =>
  node.attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value;

const isForeign = (node: Element): boolean =>
  node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'lang');

/** A note to a colleague in curly brackets: nobody reads it, and the blanks around it are one. */
const isNote = (node: Nodes): boolean =>
  node.type === 'mdxTextExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);

/** What is read of nodes that follow each other. */
function wordsOf(nodes: readonly Nodes[]): string {
  return nodes.reduce((read, node, at) => {
    const words = textOf(node);
    const before = nodes[at - 1];
    const isParted = before !== undefined && isNote(before) && /\s$/.test(read);
    return read + (isParted ? words.trimStart() : words);
  }, '');
}

/** What is read of a node: its words. Code and words marked as another language's are left out. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode' || node.type === 'image') return SOMETHING;
  if (node.type === 'break') return '\n';
  if (!('children' in node)) return '';
  if (isElement(node) && (node.children.length === 0 || isForeign(node))) return SOMETHING;
  return wordsOf(node.children);
}
