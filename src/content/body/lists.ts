/** Lists of a body: in one piece, and their entries in the form that the component around them shows. */
import type {ListItem, Nodes, Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {stepsOf} from './walk';
import {lineOf} from './lines';

const isNumbered = (node: Nodes | undefined): boolean | undefined =>
  node?.type === 'list' ? Boolean(node.ordered) : undefined;

/** The sign that a list is typed with: two lists with different ones are not joined. */
const signOf = (node: Nodes | undefined, text: string): string | undefined =>
  node?.type === 'list' ? /^\d*(.)/.exec(text.slice(node.position?.start.offset))?.[1] : undefined;

const lengthOf = (node: Nodes | undefined): number =>
  node?.type === 'list' ? node.children.length : 0;

/**
 * A list right below another one, with another sign: one line has a wrong one. Of two lists it is the first
 * line of both when it stands alone; of three, the middle is told, and the rest of the first is no second mistake.
 */
function otherLists(siblings: readonly Nodes[], text: string): Fault[] {
  const keyOf = (node: Nodes | undefined): string | undefined => {
    const sign = signOf(node, text);
    return sign && `${isNumbered(node)} ${sign}`;
  };
  return siblings.flatMap((node, at): Fault[] => {
    const [earlier, before, here] = [siblings[at - 2], siblings[at - 1], node].map(keyOf);
    if (!here || !before || here === before || here === earlier) return [];
    const twin = siblings[at - 1];
    const isFirst =
      keyOf(siblings[at + 1]) !== before && lengthOf(twin) === 1 && lengthOf(node) > 1;
    const [wrong, right] = isFirst && twin ? [twin, node] : [node, twin];
    return [otherSign(wrong, right, text)];
  });
}

/** What is told of a list whose sign is not that of the one beside it. */
function otherSign(wrong: Nodes, right: Nodes | undefined, text: string): Fault {
  if (isNumbered(wrong) !== isNumbered(right)) {
    const isNumber = isNumbered(wrong);
    return faultAt(
      wrong,
      isNumber ? 'a number in a list of hyphens' : 'a hyphen in a numbered list',
      `Begin the line with a ${isNumber ? 'hyphen, “- ”' : 'number, “1. ”'}, as the others; between two lists stands a sentence.`,
    );
  }
  const [sign, usual] = [wrong, right].map(
    (node) => `${isNumbered(wrong) ? '1' : ''}${signOf(node, text) ?? ''}`,
  );
  return faultAt(
    wrong,
    `the sign “${sign}” in a list of “${usual}”`,
    `Write “${usual} ” before each line: another sign begins another list.`,
  );
}

/** Lists that change from numbers to hyphens, or from one sign to another, and back. */
export function listFaults(tree: Root, text: string): Fault[] {
  return stepsOf(tree).flatMap(({node}) =>
    'children' in node ? otherLists(node.children, text) : [],
  );
}

/** How an entry begins: marks that the look of a component needs. */
type Mark = 'heading' | 'emphasis' | 'strong';

const SHOWN: Readonly<Record<Mark, string>> = {
  heading: '### …',
  emphasis: '*…*',
  strong: '**…**',
};

const isMark = (type: string): type is Mark => Object.hasOwn(SHOWN, type);

/** The marks with which an entry begins, in their order. */
function marksOf({children: [block]}: ListItem): Mark[] {
  if (block?.type === 'heading') return ['heading'];
  const parts = block?.type === 'paragraph' ? block.children : [];
  const types = parts
    .filter((part) => part.type !== 'text' || part.value.trim() !== '')
    .map(({type}): string => type);
  const end = types.findIndex((type) => !isMark(type));
  return types.slice(0, end < 0 ? types.length : end).filter(isMark);
}

/** Entries of the lists that stand in a node itself, not in other lists. */
const entriesIn = (node: Nodes): ListItem[] =>
  stepsOf(node).flatMap(({node: inner, parents}) =>
    inner.type === 'listItem' && parents.every(({type}) => type !== 'listItem') ? [inner] : [],
  );

/** The form of a list's first entry, as an example shows it: its marks, and its line. */
export type EntryForm = {readonly marks: readonly Mark[]; readonly line: string};

export function entryForm(tree: Root, text: string): EntryForm {
  const [first] = entriesIn(tree);
  const at = lineOf(first);
  return {marks: first ? marksOf(first) : [], line: text.split('\n')[at - 1] ?? ''};
}

/** Entries that do not begin as the component's style expects it, but for those of which more is told. */
export function entryFaults(
  node: Nodes,
  name: string,
  {marks, line}: EntryForm,
  isTold: (entry: ListItem) => boolean,
): Fault[] {
  if (marks.length === 0) return [];
  const wanted = marks.map((mark) => SHOWN[mark]).join(' ');
  return entriesIn(node)
    .filter((entry) => {
      const typed = marksOf(entry);
      return marks.some((mark, at) => typed[at] !== mark) && !isTold(entry);
    })
    .map((entry) =>
      faultAt(
        entry,
        `an entry of <${name}> that does not begin with ${wanted}`,
        `Write it as in “${line}”.`,
      ),
    );
}
