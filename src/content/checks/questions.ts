/** Checks `<Questions>`: headings, each with its answer below it. */
import {type Element, type NodeOf, type Nodes, isElement, nodesIn} from '../mdxTree';
import {type Body, lineOfNode} from '../pageText';
import type {Page} from '../parsePage';
import type {Problem} from '../problems';

const QUESTION_DEPTH = 3;

/** What is not shown: comments, and addresses that stand below the text. */
const isUnseen = ({type}: Nodes): boolean =>
  type === 'mdxFlowExpression' || type === 'definition' || type === 'footnoteDefinition';

const isQuestion = (node: Nodes | undefined): node is NodeOf<'heading'> =>
  node?.type === 'heading' && node.depth === QUESTION_DEPTH;

function questionMessage(heading: Nodes, next: Nodes | undefined): string | undefined {
  if (!next || isQuestion(next)) return 'Write the answer below this question.';
  const isLinkOrComponent = ({node}: {node: Nodes}): boolean =>
    node.type === 'link' ||
    node.type === 'linkReference' ||
    (isElement(node) && /^[A-Z]/.test(node.name ?? ''));
  return [...nodesIn(heading)].some(isLinkOrComponent)
    ? 'Write this question in words alone, and links and components in its answer: a press on the question opens it.'
    : undefined;
}

/** Problems of one list of questions, each with its node. */
function mistakesIn(list: Element): [Nodes, string][] {
  const shown = (list.children as readonly Nodes[]).filter((node) => !isUnseen(node));
  const [first] = shown;
  if (!first) return [];
  const opening: [Nodes, string][] = isQuestion(first)
    ? []
    : [[first, 'Write a "### " heading above this: in <Questions> each question begins with one.']];
  const inside = shown.flatMap((node, index): [Nodes, string][] => {
    if (node.type !== 'heading') return [];
    if (node.depth < QUESTION_DEPTH) {
      return [[node, 'Write "### " for this question, or </Questions> above this heading.']];
    }
    const message = isQuestion(node) ? questionMessage(node, shown[index + 1]) : undefined;
    return message ? [[node, message]] : [];
  });
  return first.type === 'heading' && first.depth < QUESTION_DEPTH
    ? inside
    : [...opening, ...inside];
}

/** Reports lists of questions that could not be shown. */
export const questionProblems = ({file}: Page, body: Body): Problem[] =>
  body.elements
    .filter(({node}) => node.name === 'Questions')
    .flatMap(({node}) => mistakesIn(node))
    .map(([node, message]) => ({file, line: lineOfNode(node), message}));
