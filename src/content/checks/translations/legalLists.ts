/** Lists and tables of a legal text: as long in a translation as in the original. */
import type {List, Nodes, Table} from 'mdast';

import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {unsignedLines} from '../../body/unsigned';
import {stepsOf, textOf} from '../../body/walk';
import {counted} from '../../problems';
import {partAt} from './legalParts';
import {mendLength} from './mendLength';
import type {RawDocument} from '../raw';
import {lineOf} from '../../body/lines';

/** What is counted in a part: entries of a list, rows of a table. */
type Counted = List | Table;

/** Whether every row is one: words straight below a table are read as a row, which is told there. */
const isEven = (list: Counted): boolean =>
  list.type === 'list' ||
  list.children.every(({children}) => children.length === list.children[0]?.children.length);

/** Whether a row stands apart from its table, or a line of a list has no sign, which is told there. */
const hasLooseRows = ({body}: RawDocument): boolean => {
  const parsed = parseBody(body);
  const isRow = (node: Nodes): boolean => node.type === 'paragraph' && /^\|/.test(textOf(node));
  return (
    unsignedLines(parsed).length > 0 ||
    (parsed.tree ? stepsOf(parsed.tree) : []).some(({node}) => isRow(node))
  );
};

/** The lists and tables of a text, each with the name of the part it stands in. */
function listsIn(document: RawDocument): {list: Counted; part: string}[] {
  const {tree} = parseBody(document.body);
  return (tree ? stepsOf(tree) : []).flatMap(({node}) =>
    node.type === 'list' || node.type === 'table'
      ? [{list: node, part: partAt(document, lineOf(node))}]
      : [],
  );
}

/** A list of another length than the original’s at the same place. */
function lengthFault(list: Counted, twin: Counted, file: string): Fault[] {
  const [here, there] = [list.children.length, twin.children.length];
  if (here === there) return [];
  const [what, length] =
    list.type === 'list'
      ? ['a list', counted(here, 'entry', 'entries')]
      : ['a table', counted(here, 'row')];
  const remedy = mendLength(here < there, file);
  const fault = faultAt(list, `${what} of ${length}, and the original has ${there}`, remedy);
  return [{...fault, rule: 'length-of-list'}];
}

/** Lists and tables with more or fewer lines than the original’s, in parts that have as many of them. */
export function listFaults(document: RawDocument, original: RawDocument): Fault[] {
  if ([document, original].some(hasLooseRows)) return [];
  const [here, there] = [listsIn(document), listsIn(original)];
  return [...new Set(here.map(({part}) => part))].flatMap((part) => {
    const [lists, twins] = [here, there].map((all) =>
      all.filter((one) => one.part === part).map(({list}) => list),
    ) as [Counted[], Counted[]];
    const areSame =
      lists.length === twins.length &&
      lists.every(({type}, at) => twins[at]?.type === type) &&
      [...lists, ...twins].every(isEven);
    return areSame
      ? lists.flatMap((list, at) => {
          const twin = twins[at];
          return twin ? lengthFault(list, twin, original.file) : [];
        })
      : [];
  });
}
