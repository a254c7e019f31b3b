/** Everything that can be wrong in content beyond the fields of one file. */
import type {Problem} from '../problems';
import type {Source} from '../source';
import {checkBodies} from './bodies/bodies';
import {checkConsent} from './bodies/consent';
import {checkMenu} from './bodies/menu';
import {checkCodeWords} from './components/codeWords';
import {checkFacts} from './facts';
import {checkReading} from './language';
import {checkAltTexts} from './language/altTexts';
import {checkCutShort} from './language/cutShort';
import {matterOf} from './matter';
import {checkPages} from './pages';
import {checkAddressWords} from './pages/addressWords';
import {isOfField, isOfFile, unless} from './precedence';
import {checkDoubledParts, checkSame} from './repetition';
import {withoutStoodFor} from './standsFor';
import {checkStatements} from './statements';
import {checkListCounts} from './statements/listCounts';
import {checkProse} from './statements/prose';
import {checkTypedButtons} from './statements/typedButtons';
import {checkCountedThings} from './translations/countedThings';
import {checkEntryStops} from './translations/entryStops';
import {checkFieldFigures} from './translations/fieldFigures';
import {checkLegalFigures} from './translations/legalFigures';
import {checkLegalParagraphs} from './translations/legalParagraphs';
import {checkLists} from './translations/lists';
import {checkSwappedAlts} from './translations/swappedAlts';
import {checkLostHeadings} from './translations/lostHeadings';
import {checkLostLinks} from './translations/lostLinks';
import {checkLooks} from './translations/looks';
import {checkLostQuotes} from './translations/lostQuotes';
import {checkOtherRooms} from './translations/otherRooms';
import {checkPageLists} from './translations/pageLists';
import {checkWording} from './wording/wording';

/** The house's year, which its list of years contradicts before other files do. */
const isFounded = ({field}: Problem): boolean => field === 'founded';
const isNote = ({rule}: Problem): boolean => rule === 'note';

/** The satin in words that are another emblem’s, which is told. */
const isOfEmblems = (one: Problem, other: Problem): boolean =>
  one.rule === 'satin' &&
  other.rule !== 'satin' &&
  other.file === one.file &&
  other.field.startsWith('emblems');
/** Whether something is told of the text below the fields of the same file. */
const isOfText = (problem: Problem, other: Problem): boolean =>
  isOfFile(problem, other) && other.field === '';

/** The import of a component that counts, in whose place a number was typed. */
const isOfTypedCount = ({file, rule, found}: Problem, other: Problem): boolean =>
  rule === 'idle-import' &&
  other.rule === 'typed-count' &&
  other.file === file &&
  found.includes('HouseCount');

/** A story that is too short beside one of whose words some were pasted twice. */
const isOfPasted = ({file, field, line, found}: Problem, twice: Problem): boolean =>
  !field && !line && (twice.file === file || found.includes(` ${twice.file} `));

/** So many lines below the beginning of its block may something be told. */
const LONG_BLOCK = 12;
/** What stops, because it was a list. */
const isOfLostList = ({file, line = 0}: Problem, lost: Problem): boolean =>
  lost.rule === 'no-list' &&
  lost.file === file &&
  line > (lost.line ?? 0) &&
  line - (lost.line ?? 0) <= LONG_BLOCK;

/** Hours that leave others out, and that are told for being typed, at the beginning of their block. */
const isOfTypedHour = (one: Problem, typed: Problem): boolean =>
  isOfField(one, typed) &&
  one.rule === 'never-closed' &&
  typed.rule === 'typed-hour' &&
  (one.line ?? 0) >= (typed.line ?? 0) &&
  (one.line ?? 0) - (typed.line ?? 0) <= LONG_BLOCK;

/** The entry of a list that a field stands in: `phases[1]` of `phases[1].text`; other fields are their own. */
const entryOf = (field: string): string => /^\w+\[\d+\]/.exec(field)?.[0] ?? field;

/** Whether something is told of a field of either language, or of the entry around it. */
const isOfTwin = ({file, field, remedy}: Problem, other: Problem): boolean =>
  (other.file === file || remedy.includes(other.file)) && entryOf(other.field) === entryOf(field);

/**
 * Every mistake that the schemas of single files cannot see. `marked` is the source with the marks of
 * words still to be written, which are not judged yet.
 */
export function checkAcrossFiles(all: Source, marked: Source = all): readonly Problem[] {
  const matter = matterOf(all, marked);
  const {source, copies, documents, texts} = matter;
  const lists = checkLists(source, documents);
  const menu = checkMenu(source, documents);
  const bodies = checkBodies(source, documents);
  const codeWords = checkCodeWords(source);
  const prose = checkProse(source, texts);
  const wording = checkWording(source, texts);
  const doubled = checkDoubledParts(matter, menu, bodies);
  const same = checkSame(matter, bodies);
  const statements = checkStatements(matter, bodies, codeWords);
  const facts = checkFacts(matter);
  const addresses = checkAddressWords(texts, documents);
  const first = [
    ...addresses,
    ...unless(checkPages(matter, wording), addresses, isOfField),
    ...lists,
    // What an entry lacks is told by what has it.
    ...unless(facts, [...lists, ...addresses, ...statements.filter(isFounded)], isOfField),
    ...unless(statements, prose, isOfTypedHour),
    ...checkAltTexts(texts),
    ...checkSwappedAlts(source, documents),
    ...unless(bodies, statements, isOfTypedCount),
    ...menu,
    // A note is no text yet: its end and its signs are not looked at.
    ...unless(codeWords, prose.filter(isNote), isOfField),
    ...doubled,
    ...prose,
    ...checkTypedButtons(source, documents),
    ...same,
    // A specialty that is none is told with those that there are.
    ...unless(wording, facts, isOfField),
  ];
  // A story is too short beside one that was pasted twice, of which its words speak.
  const tooShort = unless(
    checkCutShort(documents),
    [...bodies, ...doubled, ...same],
    (short, other) => isOfPasted(short, other) || isOfLostList(short, other),
  );
  // What is wrong with a pasted text is wrong where it came from.
  const pasted = new Set(copies.map(({file}) => file));
  const told = [...first, ...checkReading(matter, first, tooShort)];
  const paragraphs = checkLegalParagraphs(documents, [...source.problems, ...told]);
  const known = [...source.problems, ...told, ...paragraphs];
  const pageLists = checkPageLists(documents, known);
  const twins = [
    ...paragraphs,
    ...checkLegalFigures(documents, known),
    ...pageLists,
    // Of a list of which more is told the number may be right.
    ...unless(checkListCounts(documents), [...known, ...pageLists], isOfText),
    ...checkLostLinks(documents, known),
    ...checkLostHeadings(documents, known),
    ...checkEntryStops(documents, known),
    ...checkLostQuotes(documents, known),
    ...checkLooks(documents, known),
    ...checkConsent(documents, known),
    ...unless(checkFieldFigures(documents), known, isOfTwin),
  ];
  const counted = checkCountedThings(matter.twins, [...known, ...twins]);
  const rooms = checkOtherRooms(documents, [...known, ...twins, ...counted]);
  const whole = withoutStoodFor([...told, ...twins, ...counted, ...rooms]);
  return unless(whole, whole, isOfEmblems).filter(
    (problem) => copies.includes(problem) || problem.field || !pasted.has(problem.file),
  );
}
