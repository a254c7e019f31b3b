/** Numbers of a text held against those of its twin: which are others, which are only here, which only there. */
import type {Quantity} from '../../language/quantities';

/** A number with the place of its block among those that are compared, and its own place in it. */
export type Figure = Quantity & {readonly block: number; readonly place: number};

type Pair = {readonly one: Figure; readonly twin: Figure};

type Comparison = {
  readonly swapped: readonly Pair[];
  readonly strange: readonly Figure[];
  readonly missing: readonly Figure[];
};

type Fits = (one: Figure, twin: Figure) => boolean;

const isSame: Fits = (one, twin) =>
  one.value === twin.value &&
  (one.unit === undefined || twin.unit === undefined || one.unit === twin.unit);
/** “Twelve months” are a year. */
const isSameTime: Fits = (one, twin) =>
  one.unit !== undefined &&
  twin.unit !== undefined &&
  Number(one.value) * one.unit === Number(twin.value) * twin.unit;
const isBeside: Fits = (one, twin) => one.block === twin.block;
const areFirm: Fits = (one, twin) => !one.isLoose && !twin.isLoose;
/** “Two months” in the place of “a month”; “un día” for “fourteen days” may be another day. */
const isOtherTime: Fits = (one, twin) => (!one.isLoose || !twin.isLoose) && one.unit === twin.unit;
/** “One week” in the place of “one month”. */
const areTimes: Fits = (one, twin) =>
  [one, twin].every(({isLoose, unit, isBare}) => isLoose && unit !== undefined && !isBare);

/** Takes the numbers out of both that fit, each with the first that does. */
function takePairs(here: Figure[], there: Figure[], fits: Fits): Pair[] {
  return [...here].flatMap((one) => {
    const at = there.findIndex((twin) => fits(one, twin));
    const [twin] = at < 0 ? [] : there.splice(at, 1);
    if (!twin) return [];
    here.splice(here.indexOf(one), 1);
    return [{one, twin}];
  });
}

/** “Article 6, paragraph 1” says as much as “article 6.1”. */
function areSamePieces(here: readonly Figure[], there: readonly Figure[]): boolean {
  if (here.length === there.length) return false;
  const [own, twins] = [here, there].map((figures) =>
    figures.flatMap(({value}) => value.match(/\d+/g) ?? []).sort(),
  ) as [string[], string[]];
  return own.join(' ') === twins.join(' ');
}

/** Half of something has no number: “la mitad”. */
const HALF = '50';
/** Whether it is told alone. A count in words may be said otherwise, or be one more: “parties of six”. */
const isFirm = ({isLoose, unit, typed, value, isShare}: Figure): boolean =>
  !isLoose && (unit !== undefined || /\d/.test(typed) || (isShare === true && value !== HALF));

/** The only one of its block with a number. */
const isOnly = (all: readonly Figure[], {block}: Figure): boolean =>
  all.filter((one) => one.block === block && !one.isBare).length === 1;

/** Compares the numbers of two texts that say the same. */
export function comparison(here: readonly Figure[], there: readonly Figure[]): Comparison {
  const [own, twins] = [[...here], [...there]];
  for (const fits of [
    (one, twin) => isSame(one, twin) && isBeside(one, twin) && one.place === twin.place,
    (one, twin) => isSame(one, twin) && isBeside(one, twin) && areFirm(one, twin),
    (one, twin) => isSame(one, twin) && areFirm(one, twin),
    (one, twin) => isSame(one, twin) && isBeside(one, twin),
    isSame,
    isSameTime,
  ] satisfies Fits[])
    takePairs(own, twins, fits);
  const isNumber = ({isBare}: Figure): boolean => !isBare;
  if (areSamePieces(own.filter(isNumber), twins.filter(isNumber)))
    return {swapped: [], strange: [], missing: []};
  const swapped = [
    (one, twin) => areFirm(one, twin) && isBeside(one, twin),
    (one, twin) => areFirm(one, twin),
    (one, twin) => isOtherTime(one, twin) && isBeside(one, twin),
    (one, twin) =>
      areTimes(one, twin) && isBeside(one, twin) && isOnly(own, one) && isOnly(twins, twin),
  ] satisfies Fits[];
  return {
    swapped: swapped.flatMap((fits) => takePairs(own, twins, fits)),
    strange: own.filter(isFirm),
    missing: twins.filter(isFirm),
  };
}
