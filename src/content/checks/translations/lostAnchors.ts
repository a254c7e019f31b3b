/** Links to a part of the same legal text that one language lost: its parts have the same names in all of them. */
import {type Fault, faultAt} from '../../body/faults';
import {textOf} from '../../body/walk';
import type {RawDocument} from '../raw';
import {type Block, blocksOf} from './linkBlocks';

const partsIn = ({links}: Block): readonly string[] =>
  links.flatMap(({url}) => (url.startsWith('#') ? [url] : []));

/** Links of a twin that the same paragraph has not, where both texts are built alike. */
export function lostAnchors(document: RawDocument, twin: RawDocument): readonly Fault[] {
  if (document.kind !== 'legal') return [];
  const [here, there] = [blocksOf(document), blocksOf(twin)];
  const isAlike =
    here.map(({node}) => node.type).join() === there.map(({node}) => node.type).join();
  if (!isAlike) return [];
  return there.flatMap((block, at): Fault[] => {
    const own = here[at];
    // A paragraph that leads elsewhere instead may have been written anew.
    if (!own || own.links.length >= block.links.length) return [];
    const has = partsIn(own);
    return block.links
      .filter(({url}) => url.startsWith('#') && !has.includes(url))
      .map((link) => {
        const remedy = `${twin.file} has it behind “${textOf(link)}”: write [words](${link.url}), or delete the link there.`;
        return faultAt(own.node, `no link to ${link.url}`, remedy);
      });
  });
}
