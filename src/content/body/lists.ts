/** Lists of a body: in one piece, and their entries in the form that the component around them shows. */
import type {ListItem, Nodes, Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {stepsOf} from './walk';

const isNumbered = (node: Nodes | undefined): boolean | undefined =>
  node?.type === 'list' ? Boolean(node.ordered) : undefined;

/** A line with another sign cuts a list in two or three; the rest of the first is no second mistake. */
function cutLists(siblings: readonly Nodes[]): Fault[] {
  return siblings.flatMap((node, at): Fault[] => {
    const [earlier, before] = [isNumbered(siblings[at - 2]), isNumbered(siblings[at - 1])];
    const here = isNumbered(node);
    if (here === undefined || before === undefined || here === before || here === earlier)
      return [];
    return [
      faultAt(
        node,
        here ? 'a number in a list of hyphens' : 'a hyphen in a numbered list',
        `Begin the line with a ${here ? 'hyphen, “- ”' : 'number, “1. ”'}, as those above; between two lists stands a sentence.`,
      ),
    ];
  });
}

/** The sign that a list is typed with: two lists with different ones are not joined. */
const signOf = (node: Nodes | undefined, text: string): string | undefined =>
  node?.type === 'list' ? /^\d*(.)/.exec(text.slice(node.position?.start.offset))?.[1] : undefined;

/** A list right below another one of its kind: one line has another sign. */
function otherSigns(siblings: readonly Nodes[], text: string): Fault[] {
  return siblings.flatMap((node, at): Fault[] => {
    const [earlier, before, here] = [siblings[at - 2], siblings[at - 1], node].map((one) =>
      signOf(one, text),
    );
    const isSame = isNumbered(siblings[at - 1]) === isNumbered(node);
    if (!here || !before || !isSame || here === before || here === earlier) return [];
    const [sign, usual] = isNumbered(node) ? [`1${here}`, `1${before}`] : [here, before];
    return [
      faultAt(
        node,
        `the sign “${sign}” in a list of “${usual}”`,
        `Write “${usual} ” before each line: another sign begins another list.`,
      ),
    ];
  });
}

/** Lists that change from numbers to hyphens, or from one sign to another, and back. */
export function listFaults(tree: Root, text: string): Fault[] {
  return stepsOf(tree).flatMap(({node}) =>
    'children' in node ? [...cutLists(node.children), ...otherSigns(node.children, text)] : [],
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
  const at = first?.position?.start.line ?? 0;
  return {marks: first ? marksOf(first) : [], line: text.split('\n')[at - 1] ?? ''};
}

/** Entries that do not begin as the component's style expects it. */
export function entryFaults(node: Nodes, name: string, {marks, line}: EntryForm): Fault[] {
  if (marks.length === 0) return [];
  const wanted = marks.map((mark) => SHOWN[mark]).join(' ');
  return entriesIn(node)
    .filter((entry) => {
      const typed = marksOf(entry);
      return marks.some((mark, at) => typed[at] !== mark);
    })
    .map((entry) =>
      faultAt(
        entry,
        `an entry of <${name}> that does not begin with ${wanted}`,
        `Write it as in “${line}”.`,
      ),
    );
}
