/** The tree of a page's text: types of its nodes, and walking through them. */
import type {createProcessor} from '@mdx-js/mdx';
// Adds the nodes of directives to the types.
import type {} from 'remark-directive';

export type Root = ReturnType<ReturnType<typeof createProcessor>['parse']>;
export type Nodes = Root | Root['children'][number];
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;
export type Element = NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

/** Depth of the headings that are questions in `<Questions>`. */
export const QUESTION_DEPTH = 3;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A node with the nodes around it, from the outside in. */
export type Visited = {readonly node: Nodes; readonly parents: readonly Nodes[]};

/** A node and everything in it, in the order of the text, each with the nodes around it, from the outside in. */
export function* nodesIn(node: Nodes, parents: readonly Nodes[] = []): Generator<Visited> {
  yield {node, parents};
  if (!('children' in node)) return;
  for (const child of node.children) yield* nodesIn(child, [...parents, node]);
}

/** What a reader sees of a node, an image as its alternative text; words have no soft hyphens. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value.replace(/\u00AD/g, '');
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
