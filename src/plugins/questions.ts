/**
 * Remark plugin: makes a `<details>` of each "### " heading in <Questions> and of what is below it. The heading's id
 * goes to the answer, because browsers open a `<details>` for a target in its content, not for one in its summary.
 */
import {
  type Element,
  type NodeOf,
  type Nodes,
  QUESTION_DEPTH,
  type Root,
  isElement,
  nodesIn,
} from '../content/mdxTree';

type Attributes = NodeOf<'mdxJsxFlowElement'>['attributes'];

function element(name: string, children: readonly Nodes[], attributes: Attributes = []): Nodes {
  // The types do not know which blocks stand in which elements.
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as Element['children'],
  } as Nodes;
}

/** The id that Docusaurus has given to a heading, which is taken from it. */
function takeId(heading: NodeOf<'heading'>): string {
  const data: {id?: string; hProperties?: {id?: unknown}} = heading.data ?? {};
  const id = String(data.hProperties?.id ?? data.id ?? '');
  delete data.id;
  delete data.hProperties?.id;
  return id;
}

/** The children of a list of questions, in which each question has become a `<details>`. */
function grouped(children: readonly Nodes[]): Nodes[] {
  const blocks: Nodes[] = [];
  let answer: Nodes[] | undefined;
  for (const node of children) {
    if (node.type === 'heading' && node.depth === QUESTION_DEPTH) {
      answer = [];
      const id = {type: 'mdxJsxAttribute' as const, name: 'id', value: takeId(node)};
      const summary = element('summary', [node]);
      blocks.push(element('details', [summary, element('Answer', answer, [id])]));
    } else (answer ?? blocks).push(node);
  }
  return blocks;
}

export default function questions() {
  return (tree: Root): void => {
    for (const {node} of [...nodesIn(tree)]) {
      if (!isElement(node) || node.name !== 'Questions') continue;
      Object.assign(node, {children: grouped(node.children)});
    }
  };
}
