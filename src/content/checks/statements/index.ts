/** What sentences say, held against the facts, against each other and against their translations. */
import type {Problem} from '../../problems';
import type {Matter} from '../matter';
import {isElsewhere, isOfField, isOnLine, unless} from '../precedence';
import {checkPayments} from '../translations/payments';
import {checkTranslatedFigures} from '../translations/translatedFigures';
import {checkBiographies} from './biographies';
import {checkBiographyNames} from './biographyNames';
import {checkClaims} from './claims';
import {checkContradictions} from './contradictions';
import {checkCountedParts} from './countedParts';
import {checkCountedFacts} from './countedFacts';
import {checkCounts} from './counts';
import {checkFinishes} from './finishes';
import {checkFloors} from './floors';
import {checkFounded} from './founded';
import {checkGuests} from './guests';
import {checkHouseRules, isToldBy} from './houseRules';
import {checkLengths} from './lengths';
import {checkOpeningHours} from './openingHours';
import {checkSpokenLanguages} from './spokenLanguages';
import {checkStages} from './stages';
import {checkTypedAddress} from './typedAddress';
import {checkTypedFacts} from './typedFacts';
import {checkWhereabouts} from './whereabouts';

const isInside = ({rule}: Problem): boolean => rule === 'text-inside';

/** `bodies` and `codeWords` are what is wrong with the texts themselves. */
export function checkStatements(
  {source, documents, typedDocuments, components, texts, twins}: Matter,
  bodies: readonly Problem[],
  codeWords: readonly Problem[],
): readonly Problem[] {
  const rules = unless(checkHouseRules(documents, components), codeWords, isOfField);
  // Facts and numbers of one paragraph come and go together.
  const contradictions = checkContradictions(texts);
  const figures = unless(
    unless(checkTranslatedFigures(documents), bodies, isOnLine),
    contradictions,
    isOnLine,
  );
  const founded = checkFounded(source, documents);
  return [
    // A number between two tags is told with them.
    ...unless(checkCounts(source, documents, typedDocuments), bodies.filter(isInside), isOnLine),
    ...founded,
    ...unless(checkTypedFacts(source, documents), founded, isOnLine),
    ...checkLengths(documents),
    ...figures.filter((figure) => !isToldBy([...rules, ...contradictions], figure)),
    ...rules,
    ...checkClaims(source, documents),
    ...checkBiographies(documents),
    ...checkBiographyNames(documents),
    ...checkSpokenLanguages(source, documents),
    ...contradictions,
    ...checkCountedParts(documents),
    ...checkFinishes(documents),
    ...checkStages(documents),
    ...checkGuests(source, documents),
    ...checkOpeningHours(source, texts, twins),
    ...checkWhereabouts(source, documents),
    ...checkFloors(source, documents),
    ...checkTypedAddress(source, documents),
    ...checkCountedFacts(source, documents),
    // “Cash only” is told by what the whole site says.
    ...checkPayments(source.locales, texts, twins).filter(isElsewhere(contradictions)),
  ];
}
