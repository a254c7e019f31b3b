/** Hours of the masseuses that contradict each other, or the hours of the house's programs. */
import {minutesAfter, minutesOfDay} from '../../hours';
import type {Problem} from '../../problems';
import {type RawDocument, entriesOf, isFields, listOf, masseusesOf} from '../raw';

type Fields = Record<string, unknown>;
type Found = Omit<Problem, 'file'> & {
  /** A time outside the hours in which programs are given. */
  readonly isOutside?: true;
};

const BUSINESS = 'docs/business.yml';

/** What is wrong with the hours of one masseuse. */
function faultsOf({availability}: Fields, business: unknown): Found[] {
  const hours = isFields(business) && isFields(business.programHours) ? business.programHours : {};
  const [open, close] = [minutesOfDay(hours.from), minutesOfDay(hours.to)];
  if (open === undefined || close === undefined) return [];
  const length = minutesAfter(open, close) || 24 * 60;
  const within = `Programs are given from ${hours.from} to ${hours.to} (docs/business.yml)`;
  const seen = new Map<unknown, {from: number; to: number}[]>();
  return entriesOf(availability).flatMap(({entry, index}): Found[] => {
    const [from, to] = [minutesOfDay(entry.from), minutesOfDay(entry.to)];
    if (from === undefined || to === undefined) return [];
    const start = minutesAfter(open, from);
    const end = to === open ? 24 * 60 : minutesAfter(open, to);
    const outside = (name: string, value: unknown): Found => ({
      field: `availability[${index}].${name}`,
      found: JSON.stringify(value),
      remedy: `${within}: write a time within these hours, or correct programHours there.`,
      isOutside: true,
    });
    if (start >= length) return [outside('from', entry.from)];
    if (end > length) return [outside('to', entry.to)];
    if (end <= start) {
      return [
        {
          field: `availability[${index}].to`,
          found: `${JSON.stringify(entry.to)} after ${JSON.stringify(entry.from)}`,
          remedy: 'The hours run backwards: write an end that comes later than the beginning.',
        },
      ];
    }
    const clash = listOf(entry.days).find((day) =>
      seen.get(day)?.some((other) => start < other.to && other.from < end),
    );
    for (const day of listOf(entry.days)) {
      seen.set(day, [...(seen.get(day) ?? []), {from: start, to: end}]);
    }
    return clash === undefined
      ? []
      : [
          {
            field: `availability[${index}].days`,
            found: `${String(clash)} with hours that overlap those of an earlier entry`,
            remedy: 'Give each day hours that do not overlap.',
          },
        ];
  });
}

/** Of so many masseuses who are there outside the hours, the hours are wrong and not they. */
const MOST = 0.5;

/** Names mistakes in the hours of all masseuses; hours that leave most of them outside are one mistake. */
export function checkMasseuseHours(
  documents: readonly RawDocument[],
  business: unknown,
): Problem[] {
  const masseuses = masseusesOf(documents);
  const found = masseuses.flatMap(({file, facts}) =>
    faultsOf(facts, business).map(({isOutside, ...fault}) => ({
      isOutside,
      name: String(facts.name),
      problem: {file, ...fault},
    })),
  );
  const outside = [...new Set(found.flatMap(({isOutside, name}) => (isOutside ? [name] : [])))];
  if (outside.length <= masseuses.length * MOST || outside.length === 1) {
    return found.map(({problem}) => problem);
  }
  return [
    {
      file: BUSINESS,
      field: 'programHours',
      found: `hours outside which ${outside.length} of ${masseuses.length} masseuses are there: ${outside.join(', ')}`,
      remedy: 'Correct the hours here, or first the availability of each in docs/masseuses.',
    },
    ...found.flatMap(({isOutside, problem}) => (isOutside ? [] : [problem])),
  ];
}
