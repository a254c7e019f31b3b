/** Checks `<Questions>`: headings, each with its answer below it. */
import {
  type Element,
  type NodeOf,
  type Nodes,
  QUESTION_DEPTH,
  isElement,
  nodesIn,
} from '../mdxTree';
import {type Body, lineOfNode} from '../pageText';
import type {Page} from '../parsePage';
import type {Problem} from '../problems';

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

/** A node of a page, and what is to be written there. */
type Mistake = {readonly node: Nodes; readonly message: string};

/** The mistake of a heading inside a list of questions, given what follows it. */
function headingMistake(node: NodeOf<'heading'>, next: Nodes | undefined): Mistake | undefined {
  const message =
    node.depth < QUESTION_DEPTH
      ? 'Write "### " for this question, or </Questions> above this heading.'
      : isQuestion(node) && questionMessage(node, next);
  return message ? {node, message} : undefined;
}

function mistakesIn(list: Element): Mistake[] {
  const shown = (list.children as readonly Nodes[]).filter((node) => !isUnseen(node));
  const [first] = shown;
  const mistakes = shown.flatMap(
    (node, index) => (node.type === 'heading' && headingMistake(node, shown[index + 1])) || [],
  );
  // A heading that is too large is a question whose depth is reported.
  const isOpened = !first || (first.type === 'heading' && first.depth <= QUESTION_DEPTH);
  const message =
    'Write a "### " heading above this: in <Questions> each question begins with one.';
  return isOpened ? mistakes : [{node: first, message}, ...mistakes];
}

/** Reports lists of questions that could not be shown. */
export const questionProblems = ({file}: Page, body: Body): Problem[] =>
  body.elements
    .filter(({node}) => node.name === 'Questions')
    .flatMap(({node}) => mistakesIn(node))
    .map(({node, message}) => ({file, line: lineOfNode(node), message}));
