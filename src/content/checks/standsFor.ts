/** Messages of one room that those of another stand for: what was typed, and what is missing because of it. */
import {idleNames} from '../body/imports';
import {fileOf} from '../read/codeFile';
import {type Problem, counted} from '../problems';
import {isOfFile, isOnLine, unless} from './precedence';

const tagsIn = (text: string): string[] => text.match(/<\w+(?: \w+="[^"]*")*(?= ?\/?>)/g) ?? [];

/** Components that a message says are missing, or imported for nothing. */
function lackedIn(problem: Problem): string[] {
  const {found} = problem;
  if (/^no <[^>]*>(?: and no <[^>]*>)*(?: in the text)?$/.test(found)) return tagsIn(found);
  return idleNames(problem).map((name) => `<${name}`);
}

/** What only one of two languages has: the component that the other one lost to what is typed there. */
function isOnlyHere({found}: Problem, other: Problem): boolean {
  return found.endsWith(`, which ${other.file} does not have`);
}

/** Whether what is typed on a page is told, with the component to write instead of it. */
function isTyped(problem: Problem, typed: readonly Problem[]): boolean {
  const shown = typed.filter((one) => isOfFile(problem, one));
  const isShown = (tag: string, by: readonly Problem[]): boolean =>
    by.some(({remedy}) => tagsIn(remedy).some((one) => one === tag || one.startsWith(`${tag} `)));
  const lacked = lackedIn(problem);
  if (lacked.length > 0) return lacked.every((tag) => isShown(tag, shown));
  const there = typed.filter((one) => isOnlyHere(problem, one));
  return tagsIn(problem.found).some((tag) => isShown(tag, there));
}

/** A block of prices that a page lacks, where prices are typed in its place. */
const LACKS_PRICES = /^no <(?:ServiceAreas|DoubledPrices|PricePanel)> in the text$/;
const isPrice = ({found, line, field}: Problem): boolean =>
  found.startsWith('a price, ') && line !== undefined && !field;

/** A page without its block of prices is told once, with the prices that stand there instead. */
function withPrices(problems: readonly Problem[]): readonly Problem[] {
  const lacking = problems.filter(({found}) => LACKS_PRICES.test(found));
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

/** Messages that tell what another one comes of: the second is told, and the first is not. */
const COME_OF: readonly (readonly [RegExp, RegExp])[] = [
  // With a paragraph, the facts that it shows are gone.
  [/^no <BusinessFact /, /^(?:no|\d+) paragraphs? in this part,|^a heading with nothing below it$/],
  // An entry has names that are of no language, and went with it.
  [/^words in /, /^no entry for .*, which .* has$/],
  // A line that only looks like an entry is none.
  [/^a list of \d+ entr/, /^a sign that only looks like a list$/],
];

/** What was typed in the place of a fact: a note, or its name in brackets. */
const IN_PLACE = /, with its brackets$|^the note “/;
const LACKS_FACT = /^no <BusinessFact /;

/** A count before the name of something else is told once: in the other language it is right. */
const isOfWrongCount = (problem: Problem, other: Problem): boolean => {
  const {found, remedy} = problem;
  const [, wrong] = /^(<HouseCount of="\w+").*> before “/.exec(other.found) ?? [];
  const isForm = found.startsWith(wrong ?? ' ') && / of a sentence$/.test(found);
  if (isForm && isOnLine(problem, other)) return true;
  const isOther = /^<HouseCount /.test(found) && remedy.startsWith('The original has ');
  return wrong !== undefined && isOther && `${found} ${remedy}`.includes(wrong);
};

/** An import is idle because HTML stands in the place of its component. */
const isOfHtml = (problem: Problem, other: Problem): boolean =>
  isOfFile(problem, other) &&
  idleNames(problem).length > 0 &&
  /^<(?:a|img|button|p|div|ul|table|b|strong|em|center|iframe)>$/.test(other.found) &&
  other.remedy.startsWith('HTML is not written');

const isInPlace = (problem: Problem, other: Problem): boolean =>
  isOnLine(problem, other) && IN_PLACE.test(problem.found) && LACKS_FACT.test(other.found);

/** The number over a list of years is held against a list of which one is wrong. */
const isOverWrongYear = (problem: Problem, other: Problem): boolean =>
  isOfFile(problem, other) &&
  / over the years \d+ to \d+$/.test(problem.found) &&
  /^the year \d{4}$/.test(other.found);

const RELATIONS = [isOverWrongYear, isOfWrongCount, isOfHtml, isInPlace] as const;

const comesOf = (problem: Problem, other: Problem): boolean =>
  (isOfFile(problem, other) &&
    COME_OF.some(([first, second]) => first.test(problem.found) && second.test(other.found))) ||
  RELATIONS.some((isToldBy) => isToldBy(problem, other));

/** Messages but for those that one of another room stands for. */
export function withoutStoodFor(problems: readonly Problem[]): readonly Problem[] {
  const left = unless(withPrices(problems), problems, comesOf).filter(
    (one) => !isWordOfScale(one, problems),
  );
  // A message about what is missing names it in its own remedy.
  const typed = left.filter((one) => lackedIn(one).length === 0);
  return left.filter((one) => !isTyped(one, typed));
}
