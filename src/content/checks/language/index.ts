/** How texts read: their language, and its spelling, signs and forms. Judged once their form and facts are right. */
import type {Problem} from '../../problems';
import {partsOf} from '../../texts';
import type {Matter} from '../matter';
import {damagedFiles, isElsewhere, isWhole, placeOf, unless} from '../precedence';
import {LANGUAGE_LOST} from '../pages/moved';
import {checkSisters} from '../typography/sisters';
import {checkTwinStops} from '../typography/twinStops';
import {smallBeginnings} from '../typography/beginnings';
import {checkTypography} from '../typography/typography';
import {checkAdjectives} from './adjectives';
import {checkAgreement} from './agreement';
import {checkCapitals} from './capitals';
import {OF_VOS, checkFormal} from './formal';
import {checkLanguage} from './language';
import {checkLeftWords} from './leftWords';
import {namesIn} from './namesOfHouse';
import {checkOwnCapitals} from './ownCapitals';
import {toldByRun} from './runs';
import {checkSpelling} from './spelling';
import {checkTitleCase} from './titleCase';
import {checkWrongNames} from './wrongNames';

const wordsOf = ({found}: Problem): string => /“.*”/u.exec(found)?.[0] ?? found;

/** So many lines below its beginning may the words of a block stand. */
const LONG_BLOCK = 8;

/** Whether the same words of a file are told already, alone or among others, on the line of what stands around them. */
const isSaidOf = (problem: Problem, told: readonly Problem[]): boolean =>
  told.some(
    (one) =>
      one.file === problem.file &&
      (wordsOf(one) === wordsOf(problem) ||
        (wordsOf(one).includes(wordsOf(problem).slice(1, -1)) &&
          Math.abs((one.line ?? 0) - (problem.line ?? 0)) <= LONG_BLOCK)),
  );

/** Whether two messages begin with the same word, at the same place. */
const isSameWord = (one: Problem, other: Problem): boolean =>
  placeOf(one) === placeOf(other) && wordsOf(one) === wordsOf(other);

/** Whether a word that is no word is an order to vos, of which a message at its place speaks: “Decinos vos”. */
const isOfVos = (problem: Problem, {found}: Problem): boolean =>
  found.endsWith(OF_VOS) && /[aeiáéí](?:nos|me|te|l[aeo]s?)”/u.test(problem.found);

/** `first` is what is wrong with the texts already, `tooShort` what may end too early. */
export function checkReading(
  {source, documents, typedDocuments, texts, twins}: Matter,
  first: readonly Problem[],
  tooShort: readonly Problem[],
): readonly Problem[] {
  // Without the texts of a language its words seem to be those of another one.
  const isLost = (source.unread ?? []).length > 0;
  if (isLost || first.some(({found}) => found.startsWith(LANGUAGE_LOST))) return [];
  const wrong = [...source.problems, ...first];
  const isWritten = isWhole(source);
  const isRight = isElsewhere(wrong);
  const isFirst = (problem: Problem): boolean => isRight(problem) && isWritten(problem);
  const damaged = damagedFiles(source);
  const bySmallWords = checkLanguage(source, texts, typedDocuments.flatMap(partsOf), twins);
  const foreign = new Set(
    bySmallWords.flatMap(({file, field, line}) => (field || line ? [] : [file])),
  );
  const isUntoldYet = isElsewhere(bySmallWords);
  const typography = checkTypography(source, texts);
  const leftWords = checkLeftWords(source, texts, foreign, twins).filter(
    (problem) => isUntoldYet(problem) && !isSaidOf(problem, bySmallWords),
  );
  const language = [
    ...bySmallWords,
    // “Color” is Spanish, and what America makes of “colour”.
    ...unless(leftWords, typography, isSameWord),
  ].filter((problem) => isFirst(problem) && !damaged.has(problem.file));
  // Words of another language have its signs, and change with it.
  const inOther = isElsewhere(language);
  const formal = checkFormal(source, texts, twins);
  const capitals = checkOwnCapitals(source, texts);
  const names = namesIn(source, documents, texts);
  const spelling = unless(
    checkSpelling(source, names, texts),
    // “Colors” and “querés” are no slips of the hand.
    [...typography, ...formal, ...capitals],
    (one, other) =>
      isSameWord(one, other) || (placeOf(one) === placeOf(other) && isOfVos(one, other)),
  );
  const signs = [
    ...typography,
    ...unless(checkAgreement(texts), [...typography, ...spelling], isSameWord),
    ...unless(checkAdjectives(texts), spelling, isSameWord),
    ...checkWrongNames(names, texts).filter(isElsewhere(spelling)),
    ...documents.flatMap(smallBeginnings),
    ...unless(checkCapitals(texts), capitals, isSameWord),
    ...capitals,
    ...formal,
    ...spelling,
    // A title that is fixed with its capitals is not known by a word that is misspelt.
    ...checkTitleCase(source, texts).filter(isElsewhere(spelling)),
  ].filter(
    (problem) =>
      isFirst(problem) &&
      inOther(problem) &&
      !foreign.has(problem.file) &&
      !damaged.has(problem.file),
  );
  // A text that something else is wrong with may be no sentence at all.
  const isUntold = isElsewhere([...wrong, ...language, ...signs]);
  const cutShort = tooShort.filter((problem) => isUntold(problem) && isFirst(problem));
  const isLeft = isElsewhere([...wrong, ...language, ...signs, ...cutShort]);
  const stops = checkTwinStops(texts, twins);
  const sisters = [...stops, ...checkSisters(texts).filter(isElsewhere(stops))].filter(
    (problem) => isLeft(problem) && isFirst(problem) && !foreign.has(problem.file),
  );
  return [...toldByRun(language, texts), ...signs, ...cutShort, ...sisters];
}
