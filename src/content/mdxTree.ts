/** The tree of a page's text: types of its nodes, walking through them, and ids of headings. */
import type {createProcessor} from '@mdx-js/mdx';
// Adds the nodes of directives to the types.
import type {} from 'remark-directive';

export type Root = ReturnType<ReturnType<typeof createProcessor>['parse']>;
export type Nodes = Root | Root['children'][number];
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;
export type Element = NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

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

/** What a reader sees of a node, an image as its alternative text. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** All but letters, their accents, digits, underscores, hyphens and spaces. */
const NOT_IN_SLUGS = /[^\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc}\- ]/gu;

/** Makes ids of headings as Docusaurus and GitHub do: a text that comes again gets a number. */
export function slugger(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const words = text.toLowerCase().replace(NOT_IN_SLUGS, '');
    const slug = words.replaceAll(' ', '-');
    const count = used.get(slug) ?? 0;
    used.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
