/** Facts that contradict each other, each possible by itself. */
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {masseuseFaults, sameNames} from './masseuseFacts';
import {checkMasseuseHours} from './masseuseHours';
import {checkNames} from './masseuseNames';
import {heroFaults, programFaults} from './programFacts';
import {saidFinishes} from './programFinish';
import {changedNames, otherNames} from './programNames';
import {misspeltNames} from './programTitles';
import {type RawDocument, originalsOf} from '../raw';

/** Names facts of programs and masseuses that cannot be true together. */
export function checkContradictingFacts(
  source: Source,
  documents: readonly RawDocument[],
): Problem[] {
  const originals = originalsOf(documents);
  const found = documents.flatMap((document) => {
    const {file, kind, id} = document;
    const original = originals.get(id);
    const faults =
      kind === 'program'
        ? programFaults(document, original)
        : kind === 'masseuse'
          ? masseuseFaults(document, original)
          : original
            ? heroFaults(document, original)
            : [];
    return faults.map((fault) => ({file, ...fault}));
  });
  return [
    ...found,
    ...saidFinishes(documents),
    ...otherNames(documents),
    ...changedNames(documents),
    ...misspeltNames(documents),
    ...sameNames(documents),
    ...checkNames(documents),
    ...checkMasseuseHours(documents, source.business),
  ];
}
