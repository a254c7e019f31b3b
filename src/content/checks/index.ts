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
import {checkClaims} from './claims';
import {checkCodeWords} from './codeWords';
import {checkContradictions} from './contradictions';
import {checkCountedParts} from './countedParts';
import {checkCounts} from './counts';
import {withoutCopies} from './copies';
import {checkCutShort} from './cutShort';
import {checkDoubled} from './doubled';
import {checkFacts} from './facts';
import {checkFormal} from './formal';
import {checkFounded} from './founded';
import {checkGuests} from './guests';
import {checkHouseRules, isToldBy} from './houseRules';
import {checkLanguage} from './language';
import {checkLengths} from './lengths';
import {checkLists} from './lists';
import {checkMenu} from './menu';
import {checkMoved} from './moved';
import {checkOpeningHours} from './openingHours';
import {checkOutliers} from './outliers';
import {checkPictures} from './pictures';
import {checkProse} from './prose';
import {rawDocuments} from './raw';
import {checkReferences} from './references';
import {checkRepetition} from './repetition';
import {checkSameEntries} from './sameEntries';
import {checkSameFields} from './sameFields';
import {checkSpelling} from './spelling';
import {checkSpokenLanguages} from './spokenLanguages';
import {checkTranslatedFigures} from './translatedFigures';
import {checkTranslations} from './translations';
import {checkTypography} from './typography';
import {checkWording} from './wording';
import {type Text, partsOf, textsOf} from '../texts';

const isTwice = ({found}: Problem): boolean => found.endsWith(' for the second time');
/** A heading or a component, and the words below it. */
const isJustAbove = ({line: above = 0}: Problem, line: number): boolean =>
  above <= line && line - above <= 4;

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
  const bodies = checkBodies(source, documents);
  // A part that was pasted twice is told with its name, not with its words.
  const doubled = checkDoubled(texts).filter(
    ({file, line = 0}) =>
      menu.every((one) => one.file !== file) &&
      !bodies.some((one) => one.file === file && isTwice(one) && isJustAbove(one, line)),
  );
  // Facts and numbers of one paragraph come and go together.
  const figures = checkTranslatedFigures(documents).filter(
    ({file, line}) => !bodies.some((one) => one.file === file && one.line === line),
  );
  const components = codeTexts(source).filter(({text}) => !isMarked(text));
  const codeWords = checkCodeWords(source);
  const prose = checkProse(source, texts);
  const isSame = (one: Problem, other: Problem): boolean =>
    one.file === other.file && one.field === other.field;
  const ofHouse = checkHouseRules(documents, components).filter(
    (rule) => !codeWords.some((one) => isSame(one, rule)),
  );
  const facts = checkFacts(source, documents);
  const wording = checkWording(source, texts);
  // Of sessions that contradict each other one is wrong already.
  const outliers = checkOutliers(source, documents).filter(
    ({file, field}) =>
      !field.startsWith('sessions') ||
      ![...facts, ...source.problems].some(
        (one) => one.file === file && one.field.startsWith('sessions'),
      ),
  );
  // A story is too short beside one that was pasted twice, of which its words speak.
  const open = checkCutShort(documents).filter(
    ({file, field, line, found}) =>
      field ||
      line ||
      ![...bodies, ...doubled].some((one) => one.file === file || found.includes(` ${one.file} `)),
  );
  const first = [
    ...copies,
    // Whoever deletes a copy needs no translation of it.
    ...checkTranslations(source).filter(
      ({remedy}) => !copies.some(({file}) => remedy.includes(` ${file} `)),
    ),
    ...checkAddresses(source, documents),
    // With a word that is none of the house's, an address is not what it should be.
    ...checkMoved(source, documents).filter(
      ({file, field}) =>
        field !== 'slug' || !wording.some((one) => one.file === file && one.field === field),
    ),
    ...checkLists(source, documents),
    ...checkReferences(source, documents),
    ...checkPictures(source, documents),
    ...facts,
    ...checkCounts(source, documents),
    ...checkFounded(source, documents),
    ...checkAltTexts(texts),
    ...checkLengths(documents),
    ...figures.filter((figure) => !isToldBy(ofHouse, figure)),
    ...ofHouse,
    ...checkClaims(source, documents),
    ...checkSpokenLanguages(source, documents),
    ...checkContradictions(texts),
    ...outliers,
    ...checkCountedParts(documents),
    ...checkBusiness(source, documents),
    ...bodies,
    ...menu,
    ...checkGuests(source, documents),
    // A note is no text yet: its end and its signs are not looked at.
    ...codeWords.filter(
      (one) => !prose.some((note) => note.found.startsWith('the note') && isSame(one, note)),
    ),
    ...checkOpeningHours(source, texts),
    ...doubled,
    ...prose,
    ...checkRepetition(typed),
    ...checkSameFields(rawDocuments(typed)),
    ...checkSameEntries(rawDocuments(typed)),
    ...wording,
  ];
  // A field is a place by itself: not everyone who names one knows its line.
  const place = ({file, field, line}: Problem): string =>
    JSON.stringify(field ? [file, field] : [file, '', line]);
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
    ...checkSpelling(source, documents, texts),
    ...checkFormal(source, texts),
  ].filter(
    (problem) => isFirst(problem) && !foreign.has(problem.file) && !inOther.has(place(problem)),
  );
  // A text that something else is wrong with may be no sentence at all.
  const told = new Set([...wrong, ...[...language, ...signs].map(place)]);
  const cutShort = open.filter((problem) => !told.has(place(problem)) && isFirst(problem));
  // What is wrong with a pasted text is wrong where it came from.
  return [...first, ...language, ...signs, ...cutShort].filter(
    (problem) => copies.includes(problem) || problem.field || !pasted.has(problem.file),
  );
}
