/** What is said more than once. */
import type {Problem} from '../../problems';
import type {Matter} from '../matter';
import {isOfFile, unless} from '../precedence';
import {checkDoubled} from './doubled';
import {checkRepetition} from './repetition';
import {checkSameEntries} from './sameEntries';
import {checkSameFields} from './sameFields';
import {checkSameLines} from './sameLines';

const isTwice = ({rule}: Problem): boolean => rule === 'twice' || rule === 'name-twice';

/** Whether words stand right below a heading or a component. */
const isJustBelow = ({file, line = 0}: Problem, above: Problem): boolean =>
  above.file === file && (above.line ?? 0) <= line && line - (above.line ?? 0) <= 4;

/** Paragraphs that stand twice on a page. A part that was pasted twice is told with its name, not with its words. */
export const checkDoubledParts = (
  {texts}: Matter,
  menu: readonly Problem[],
  bodies: readonly Problem[],
): readonly Problem[] =>
  unless(unless(checkDoubled(texts), menu, isOfFile), bodies.filter(isTwice), isJustBelow);

/** A line of a list that is read as a paragraph: lists may have words in common. */
const isUnsigned = ({rule}: Problem): boolean => rule === 'line-without-sign';

/** What two pages, or two entries of a list, have in common. */
export const checkSame = (
  {typed, typedDocuments}: Matter,
  bodies: readonly Problem[],
): readonly Problem[] => [
  ...checkRepetition(typed, bodies.filter(isUnsigned)),
  ...checkSameFields(typedDocuments),
  ...checkSameEntries(typedDocuments),
  ...checkSameLines(typedDocuments),
];
