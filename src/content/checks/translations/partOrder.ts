/** Blocks of a page stand in a translation in the order of the original. */
import {type Fault, faultAt} from '../../body/faults';
import {KNOWN} from '../../body/known';
import {parseBody} from '../../body/parse';
import {type Element, isElement, stepsOf} from '../../body/walk';
import {remembered} from '../../remember';
import type {RawDocument} from '../raw';

/** Blocks that stand once on a page, in their order. */
const blocksIn = remembered(({body}: RawDocument): Element[] => {
  const {tree} = parseBody(body);
  const blocks = (tree ? stepsOf(tree) : []).flatMap(({node}) => {
    const known = isElement(node) ? KNOWN.get(node.name ?? '') : undefined;
    return isElement(node) && known && !known.inline && !known.inside ? [node] : [];
  });
  return blocks.filter(({name}) => blocks.filter((one) => one.name === name).length === 1);
});

const namesOf = (blocks: readonly Element[]): string => blocks.map(({name}) => name).join(' ');

/** The one block that was moved; where more stand elsewhere, the page is another. */
export function movedBlock(
  document: RawDocument,
  original: RawDocument,
): {name: string; fault: Fault} | undefined {
  const [all, others] = [blocksIn(document), blocksIn(original)];
  const shared = (some: readonly Element[], twins: readonly Element[]): Element[] =>
    some.filter(({name}) => twins.some((one) => one.name === name));
  const [here, there] = [shared(all, others), shared(others, all)];
  if (namesOf(here) === namesOf(there)) return undefined;
  const without = (some: readonly Element[], left: Element): string =>
    namesOf(some.filter(({name}) => name !== left.name));
  const moved = here.find((one) => without(here, one) === without(there, one));
  if (!moved?.name) return undefined;
  const at = there.findIndex(({name}) => name === moved.name);
  const [before, after] = [there[at - 1]?.name, there[at + 1]?.name];
  const place = before ? `below the part with <${before}>` : `above the part with <${after}>`;
  const remedy = `The original has it ${place}: move it here or in ${original.file}.`;
  return {
    name: moved.name,
    fault: faultAt(moved, `<${moved.name}> in another place than in the original`, remedy),
  };
}
