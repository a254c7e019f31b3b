/** An entry that lost its full stop, which the others of its list have, and its twin in the other language. */
import type {List} from 'mdast';

import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type RawDocument, inFile} from '../raw';
import {untoldPairs} from './untoldPairs';

/** Fewer entries make no custom. */
const LEAST = 3;

const listsOf = remembered(({body}: RawDocument): readonly List[] => {
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node}) => (node.type === 'list' ? [node] : []));
});

const endsOf = remembered((list: List): readonly string[] =>
  list.children.map((entry) => textOf(entry.children.at(-1) ?? entry).trimEnd()),
);

const isStopped = (end: string | undefined): boolean => /[.!?…]["”»)]?$/u.test(end ?? '');

function lostStop(list: List, twin: List): Fault[] {
  const ends = endsOf(list);
  if (twin.children.length !== ends.length) return [];
  const wanted = endsOf(twin).map(isStopped);
  // One that ends in a component has a stop in neither of them.
  const other = ends.flatMap((end, index) => (isStopped(end) === wanted[index] ? [] : [index]));
  const [at = 0] = other;
  const isLost = other.length === 1 && wanted[at] && /[\p{L}\p{N})»”]$/u.test(ends[at] ?? '');
  if (!isLost || wanted.filter(Boolean).length < LEAST) return [];
  const found = 'no full stop at the end of an entry';
  const remedy = 'Write one, as the others of the list have it.';
  return [faultAt(list.children[at]?.children.at(-1), found, remedy)];
}

/** Names entries without it, on pages with as many lists as in the original; none of a file of which more is `told`. */
export function checkEntryStops(
  documents: readonly RawDocument[],
  told: readonly Problem[],
): Problem[] {
  return untoldPairs(documents, told).flatMap(([document, original]) => {
    const [here, there] = [document, original].map(listsOf) as [readonly List[], readonly List[]];
    if (here.length !== there.length) return [];
    return here.flatMap((list, at) => {
      const twin = there[at];
      if (!twin) return [];
      return [
        ...lostStop(list, twin).map((fault) => inFile(document, fault)),
        ...lostStop(twin, list).map((fault) => inFile(original, fault)),
      ];
    });
  });
}
