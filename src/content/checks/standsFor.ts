/** Messages of one room that those of another stand for: what was typed, and what is missing because of it. */
import {tagsIn} from '../body/tagsIn';
import {fileOf} from '../read/codeFile';
import {type Problem, counted} from '../problems';
import type {Rule} from '../rules';
import {isOfField, isOfFile, isOnLine, unless} from './precedence';

const isOf =
  (...rules: readonly Rule[]) =>
  ({rule}: Problem): boolean =>
    rule !== undefined && rules.includes(rule);

/** Components that a message says are missing, or imported for nothing. */
const lackedIn = (problem: Problem): readonly string[] =>
  isOf('missing-component', 'idle-import')(problem) ? (problem.components ?? []) : [];

/** Whether what is typed on a page is told, with the component to write instead of it. */
function isTyped(problem: Problem, typed: readonly Problem[]): boolean {
  const isShown = (tag: string, by: readonly Problem[]): boolean =>
    by.some(({remedy}) => tagsIn(remedy).some((one) => one === tag || one.startsWith(`${tag} `)));
  const shown = typed.filter((one) => isOfFile(problem, one));
  const lacked = lackedIn(problem);
  if (lacked.length > 0) return lacked.every((tag) => isShown(tag, shown));
  // What only one of two languages has: the component that the other one lost to what is typed there.
  if (!isOf('only-in-translation')(problem)) return false;
  const there = typed.filter(({file}) => problem.found.includes(` ${file} `));
  return (problem.components ?? []).some((tag) => isShown(tag, there));
}

/** Blocks of prices that a page lacks where prices are typed in their place. */
const PRICES = ['<ServiceAreas', '<DoubledPrices', '<PricePanel'];
const lacksPrices = (problem: Problem): boolean =>
  isOf('missing-component')(problem) &&
  problem.line === undefined &&
  PRICES.some((name) => problem.components?.includes(name));
const isPrice = (problem: Problem): boolean =>
  isOf('typed-price')(problem) && problem.line !== undefined && !problem.field;

/** A page without its block of prices is told once, with the prices that stand there instead. */
function withPrices(problems: readonly Problem[]): readonly Problem[] {
  const lacking = problems.filter(lacksPrices);
  const pricesOf = ({file}: Problem): Problem[] =>
    problems.filter((one) => one.file === file && isPrice(one));
  return problems.flatMap((one): Problem[] => {
    if (isPrice(one) && lacking.some((block) => isOfFile(block, one))) return [];
    const prices = lacking.includes(one) ? pricesOf(one) : [];
    const [first] = prices;
    if (!first) return [one];
    const remedy = `${one.remedy} Delete the ${counted(prices.length, 'line')} with prices typed from line ${first.line} on, which it shows by itself.`;
    return [{...one, remedy}];
  });
}

/** A word of the scale of intensity is right or wrong by `code.json`, and is told there alone. */
function isWordOfScale({file, field}: Problem, others: readonly Problem[]): boolean {
  const [, locale] = /^i18n\/([^/]+)\//.exec(file) ?? [];
  return (
    field === 'Intensity word' &&
    locale !== undefined &&
    others.some((one) => one.file === fileOf(locale) && one.field.startsWith('intensity.'))
  );
}

const lacksFact = (problem: Problem): boolean =>
  isOf('missing-component')(problem) &&
  (problem.components ?? []).some((tag) => tag.startsWith('<BusinessFact '));

type Kind = (problem: Problem) => boolean;
/** Messages of one file that tell what another one comes of: the second is told, and the first is not. */
const COME_OF: readonly (readonly [Kind, Kind])[] = [
  // With a paragraph, the facts that it shows are gone.
  [lacksFact, isOf('paragraphs', 'bare-heading')],
  // An entry has names that are of no language, and went with it.
  [isOf('foreign-words'), isOf('lost-entries')],
  // A line that only looks like an entry is none, and of one that was pasted twice there is one too many.
  [isOf('length-of-list'), isOf('sign-of-list', 'empty-entry', 'twice')],
  // An import is idle because HTML stands in the place of its component.
  [isOf('idle-import'), isOf('html')],
  // The number over a list of years is held against a list of which one is wrong.
  [isOf('number-of-years'), isOf('other-year')],
];

/** A count before the name of something else is told once: in the other language it is right. */
const isOfWrongCount = (problem: Problem, other: Problem): boolean => {
  if (!isOf('wrong-noun')(other)) return false;
  const [wrong = ''] = other.components ?? [];
  if (isOf('form-of-count')(problem)) return isOnLine(problem, other);
  return isOf('other-component')(problem) && (problem.components ?? []).includes(wrong);
};

/** With what was pasted twice, a heading and what stands below it are. */
const TOGETHER = 4;
const isPastedWith = (problem: Problem, other: Problem): boolean => {
  const distance = (problem.line ?? 0) - (other.line ?? 0);
  const areTwice = [problem, other].every(isOf('twice', 'name-twice'));
  return areTwice && isOfFile(problem, other) && distance > 0 && distance <= TOGETHER;
};

/** Why a list is longer in one language: the other lost a component, or the sign or the words of an entry there. */
const LENGTHENS: Kind = isOf(
  'idle-import',
  'sign-of-list',
  'line-without-sign',
  'empty-entry',
  'twice',
);

/** A list of the translation has another length because of something that is told in the original. */
const isOfLost = (problem: Problem, other: Problem): boolean =>
  isOf('length-of-list')(problem) &&
  LENGTHENS(other) &&
  other.file !== problem.file &&
  problem.remedy.includes(` ${other.file}`);

/** Whether what is typed is told with another component than the one that another language has there. */
const isAnother = ({remedy}: Problem, {components = []}: Problem): boolean =>
  tagsIn(remedy).every((tag) => !components.includes(tag));

/** What was typed in the place of a fact: a note, or its name in brackets. */
const isInPlace = (problem: Problem, other: Problem): boolean =>
  isOnLine(problem, other) &&
  ((isOf('words-in-brackets', 'note')(problem) && lacksFact(other)) ||
    (lacksFact(problem) && isOf('typed-link')(other)) ||
    // A letter box that is a link is told as the link, which its component mends with it.
    (isOf('typed-contact')(problem) && isOf('typed-link')(other)) ||
    (isOf('typed-contact')(problem) && lacksFact(other) && isAnother(problem, other)) ||
    (isOf('quoted-lines')(problem) && isOf('quotation')(other)));

/** Whatever else is wrong with words of `code.json` that are fixed, or that lost the place of a value. */
const isOfEntry = (problem: Problem, other: Problem): boolean =>
  isOfField(problem, other) &&
  !isOf('fixed-label', 'placeholder')(problem) &&
  (isOf('fixed-label')(other) || (isOf('placeholder')(other) && isOf('typed-price')(problem)));

const comesOf = (problem: Problem, other: Problem): boolean =>
  (isOfFile(problem, other) &&
    COME_OF.some(([first, second]) => first(problem) && second(other))) ||
  isOfWrongCount(problem, other) ||
  isPastedWith(problem, other) ||
  isOfLost(problem, other) ||
  isInPlace(problem, other) ||
  isOfEntry(problem, other);

/** Messages but for those that one of another room stands for. */
export function withoutStoodFor(problems: readonly Problem[]): readonly Problem[] {
  const left = unless(withPrices(problems), problems, comesOf).filter(
    (one) => !isWordOfScale(one, problems),
  );
  // A message about what is missing names it in its own remedy.
  const typed = left.filter((one) => lackedIn(one).length === 0);
  return left.filter((one) => !isTyped(one, typed));
}
