/** Checks that need more than one file: twins, references, addresses, lists in step. */
import {checkAddresses} from './addresses';
import {checkLists} from './lists';
import {checkProvider} from './provider';
import {checkReferences} from './references';
import {checkTwins} from './translations';
import type {ValidDocument} from '../factsAndWords';
import type {Problem} from '../problems';
import type {Source} from '../readSite';

/** Everything that can be wrong between files. */
export function checkAcrossFiles(source: Source, documents: readonly ValidDocument[]): Problem[] {
  return [
    ...checkTwins(source),
    ...checkAddresses(source, documents),
    ...checkLists(source, documents),
    ...checkReferences(source, documents),
    ...checkProvider(source),
  ];
}
