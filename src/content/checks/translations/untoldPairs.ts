/** Translations beside their originals, for checks that hold one against the other last. */
import type {Problem} from '../../problems';
import {type RawDocument, isUnread, originalsOf} from '../raw';

type Pair = readonly [document: RawDocument, original: RawDocument];

/** Pairs of texts that can be read and of which nothing is `told`: what is may be why they differ. */
export function untoldPairs(documents: readonly RawDocument[], told: readonly Problem[]): Pair[] {
  const originals = originalsOf(documents);
  const isTold = ({file}: RawDocument): boolean =>
    told.some((one) => one.file === file && !one.field);
  return documents.flatMap((document): Pair[] => {
    const original = originals.get(document.id);
    if (!original || original === document) return [];
    return [document, original].some((one) => isUnread(one) || isTold(one))
      ? []
      : [[document, original]];
  });
}
