/** A number that <HouseCount> writes: with a capital where it begins a sentence, and small within one. */
import type {Nodes, Parents, Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {type Element, attributeOf, isElement, stepsOf, textOf} from './walk';

/** What stands before a node in its block, as it is read; undefined once the node is found. */
function readBefore(block: Nodes, node: Nodes): {text: string; isFound: boolean} {
  if (block === node) return {text: '', isFound: true};
  if (!('children' in block) || (isElement(block) && block.children.length === 0)) {
    return {text: textOf(block), isFound: false};
  }
  let text = '';
  for (const child of block.children) {
    const before = readBefore(child, node);
    text += before.text;
    if (before.isFound) return {text, isFound: true};
  }
  return {text, isFound: false};
}

/** A sentence may begin behind its end, and inside signs that open. Abbreviations have few letters. */
const AT_BEGINNING =
  /(?:^|(?<!\p{L})\p{L}{4,}[.!?]["”»’)]*\s|[\p{N}!?)]\.?["”»’)]*\s(?<=[.!?]["”»’)]*\s))["“«‘(¿¡]*$/u;
/** Within one: behind a small word, or a comma. */
const WITHIN = /(?:(?<![\p{L}\p{N}’'-])\p{Ll}[\p{L}’'-]*,?|[\p{L}\p{N})],)\s["“«‘(]*$/u;
/** Headings may have capitals throughout. */
const IN_CAPITALS = /(?<!\p{L})\p{Lu}\p{L}*\s(?:.*\s)?\p{Lu}/u;

/** The block of words that a component stands in. */
const blockOf = (parents: readonly Parents[]): Parents | undefined =>
  parents.findLast(
    ({type}) => type === 'paragraph' || type === 'heading' || type === 'mdxJsxFlowElement',
  );

const typed = (node: Element, as: string): string =>
  `<HouseCount of="${String(attributeOf(node, 'of'))}"${as && ` as="${as}"`} />`;

/** What is read before a number: nothing is said of one behind a label in bold letters, or in an entry of a list. */
function formFault(node: Element, parents: readonly Parents[]): Fault[] {
  const block = blockOf(parents);
  const as = attributeOf(node, 'as') ?? 'words';
  if (!block || typeof as !== 'string' || typeof attributeOf(node, 'of') !== 'string') return [];
  const {text} = readBefore(block, node);
  const before = text.trimStart();
  const isEntry = parents.some(({type}) => type === 'listItem');
  if (as === 'words' && AT_BEGINNING.test(before) && !(isEntry && before === '')) {
    const found = `${typed(node, '')} at the beginning of a sentence`;
    const remedy = `Write ${typed(node, 'capital')}, which begins with a capital.`;
    return [{...faultAt(node, found, remedy), rule: 'form-of-count'}];
  }
  const isLabel = 'children' in block && block.children[0]?.type === 'strong';
  if (as !== 'capital' || isLabel || !WITHIN.test(before)) return [];
  if (block.type === 'heading' && IN_CAPITALS.test(before)) return [];
  const found = `${typed(node, 'capital')} within a sentence`;
  return [faultAt(node, found, `Write ${typed(node, '')}, which begins small.`)];
}

/** Counts whose first letter is not that of their place. */
export const countForms = (tree: Root): Fault[] =>
  stepsOf(tree).flatMap(({node, parents}) =>
    isElement(node) && node.name === 'HouseCount' && node.children.length === 0
      ? formFault(node, parents)
      : [],
  );

/** Whether something that stands behind these words begins a sentence. */
export const beginsSentence = (before: string): boolean => AT_BEGINNING.test(before.trimStart());
