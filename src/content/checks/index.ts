/** Everything that can be wrong in content beyond the fields of one file. */
import {DAMAGED} from '../files';
import {isMarked} from '../marks';
import type {Problem} from '../problems';
import {type Source, withLine} from '../source';
import {checkAddresses} from './addresses';
import {checkAltTexts} from './altTexts';
import {checkBodies} from './bodies';
import {checkBusiness, purposeTexts} from './business';
import {codeTexts} from '../codeTexts';
import {checkCapitals} from './capitals';
import {checkCodeWords} from './codeWords';
import {checkCounts} from './counts';
import {withoutCopies} from './copies';
import {checkDoubled} from './doubled';
import {checkFacts} from './facts';
import {checkFormal} from './formal';
import {checkFounded} from './founded';
import {checkGuests} from './guests';
import {checkLanguage} from './language';
import {checkLengths} from './lengths';
import {checkLists} from './lists';
import {checkMenu} from './menu';
import {checkMoved} from './moved';
import {checkOpeningHours} from './openingHours';
import {checkPictures} from './pictures';
import {checkProse} from './prose';
import {rawDocuments} from './raw';
import {checkReferences} from './references';
import {checkRepetition} from './repetition';
import {checkSameEntries} from './sameEntries';
import {checkSameFields} from './sameFields';
import {checkTranslatedFigures} from './translatedFigures';
import {checkTranslations} from './translations';
import {checkTypography} from './typography';
import {checkWording} from './wording';
import {type Text, partsOf, textsOf} from '../texts';

/**
 * Every mistake that the schemas of single files cannot see. `marked` is the source with the marks of
 * words still to be written, which are not judged yet.
 */
export function checkAcrossFiles(all: Source, marked: Source = all): Problem[] {
  const {source, problems: copies} = withoutCopies(all);
  const {written: typed} = withoutCopies(marked);
  const pasted = new Set(copies.map(({file}) => file));
  const documents = rawDocuments(source);
  const texts: Text[] = [
    ...rawDocuments(typed).flatMap(textsOf),
    ...codeTexts(source),
    ...purposeTexts(source),
  ].filter(({text}) => !isMarked(text));
  const menu = checkMenu(source, documents);
  // A part that was pasted twice is told with its name, not with its words.
  const doubled = checkDoubled(texts).filter(({file}) => menu.every((one) => one.file !== file));
  const bodies = checkBodies(source, documents);
  // Facts and numbers of one paragraph come and go together.
  const figures = checkTranslatedFigures(documents).filter(
    ({file, line}) => !bodies.some((one) => one.file === file && one.line === line),
  );
  const first = [
    ...copies,
    ...checkTranslations(source),
    ...checkAddresses(source, documents),
    ...checkMoved(source, documents),
    ...checkLists(source, documents),
    ...checkReferences(source, documents),
    ...checkPictures(source, documents),
    ...checkFacts(source, documents),
    ...checkCounts(source, documents),
    ...checkFounded(source, documents),
    ...checkAltTexts(texts),
    ...checkLengths(documents),
    ...figures,
    ...checkBusiness(source, documents),
    ...bodies,
    ...menu,
    ...checkGuests(source, documents),
    ...checkCodeWords(source),
    ...checkOpeningHours(source, texts),
    ...doubled,
    ...checkProse(source, texts),
    ...checkRepetition(typed),
    ...checkSameFields(rawDocuments(typed)),
    ...checkSameEntries(rawDocuments(typed)),
    ...checkWording(source, texts),
  ];
  const place = ({file, field, line}: Problem): string => JSON.stringify([file, field, line]);
  const wrong = new Set([...source.problems, ...first].map(place));
  // A broken sign is none of its language either: how a text reads is judged once its form is right.
  const lineOf = ({file, line}: Problem): string => `${file}:${line}`;
  const broken = new Set(source.problems.filter(({line}) => line !== undefined).map(lineOf));
  const isFirst = (problem: Problem): boolean =>
    !wrong.has(place(problem)) && !broken.has(lineOf(withLine(source, problem)));
  const parts = rawDocuments(typed).flatMap(partsOf);
  const damaged = source.problems.filter(({found}) => DAMAGED.has(found));
  const isDamaged = new Set(damaged.map(({file}) => file));
  // Letters that are lost make words of no language.
  const language = checkLanguage(source, texts, parts).filter(
    (problem) => isFirst(problem) && !isDamaged.has(problem.file),
  );
  const foreign = new Set(language.flatMap(({file, field, line}) => (field || line ? [] : [file])));
  for (const {file} of damaged) foreign.add(file);
  // Words of another language have its signs, and change with it.
  const inOther = new Set(language.map(place));
  const signs = [
    ...checkTypography(source, texts),
    ...checkCapitals(texts),
    ...checkFormal(source, texts),
  ].filter(
    (problem) => isFirst(problem) && !foreign.has(problem.file) && !inOther.has(place(problem)),
  );
  // What is wrong with a pasted text is wrong where it came from.
  return [...first, ...language, ...signs].filter(
    (problem) => copies.includes(problem) || problem.field || !pasted.has(problem.file),
  );
}
