/** Facts, each possible by itself, held against each other, the pictures and the place. */
import type {Problem} from '../../problems';
import type {Matter} from '../matter';
import {isOfFile, unless} from '../precedence';
import {checkBusiness} from './business';
import {districtOf} from './city';
import {checkContradictingFacts} from './contradicting';
import {checkOutliers} from './outliers';
import {checkPictures} from './pictures';
import {checkReferences} from './references';
import {checkRooms} from './rooms';
import {checkSatins} from './satins';
import {sameHeadAndEnd, sharedHeroes} from './pagePhotos';
import {checkTaxNumber} from './taxNumber';

const isOfSessions = ({field}: Problem): boolean => field.startsWith('sessions');

export function checkFacts({source, documents}: Matter): readonly Problem[] {
  const contradicting = checkContradictingFacts(source, documents);
  const wrongSessions = [...contradicting, ...source.problems].filter(isOfSessions);
  return [
    ...checkReferences(source, documents),
    ...checkPictures(source, documents),
    ...contradicting,
    ...checkRooms(documents),
    ...checkSatins(documents),
    ...sameHeadAndEnd(documents),
    ...sharedHeroes(documents),
    // Of sessions that contradict each other one is wrong already.
    ...unless(
      checkOutliers(source, documents),
      wrongSessions,
      (outlier, wrong) => isOfSessions(outlier) && isOfFile(outlier, wrong),
    ),
    ...checkBusiness(source, documents),
    ...districtOf(source),
    ...checkTaxNumber(source),
  ];
}
