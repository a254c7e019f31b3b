/** Checks that masseuses are available at hours in which programs are given. */
import {minutesAfter, minutesOfDay} from '../browser/timesOfDay';
import type {Masseuse} from '../browser/types';
import {DAYS} from '../browser/vocabularies';
import {type Hours, WEEKDAYS, type WrittenHours, isSameEveryDay, weekOf} from '../browser/week';
import type {Problem} from '../problems';
import type {ValidPage} from '../validate';

/** Whether hours lie within those in which programs are given; both may end after midnight. */
function isWithin({from, to}: Hours, {from: first, to: last}: Hours): boolean {
  const open = minutesOfDay(first) ?? 0;
  const place = (time: string): number => minutesAfter(open, minutesOfDay(time) ?? 0);
  return place(from) < place(to) && place(to) <= place(last);
}

/** What to write in place of hours at which no programs are given, of one entry; undefined where they are. */
function availabilityMessage(
  {days, ...hours}: Masseuse['availability'][number],
  programHours: WrittenHours,
): string | undefined {
  const week = weekOf(programHours);
  const closed: string[] = [];
  const otherHours = new Map<string, string[]>();
  for (const day of days) {
    const index = DAYS.indexOf(day);
    const given = week[index] ?? 'closed';
    if (given === 'closed') closed.push(day);
    else if (!isWithin(hours, given)) {
      const wanted = `from ${given.from} to ${given.to}`;
      otherHours.set(wanted, [...(otherHours.get(wanted) ?? []), WEEKDAYS[index] ?? day]);
    }
  }
  const isSame = isSameEveryDay(programHours);
  const hoursByDay = [...otherHours].map(
    ([wanted, named]) => wanted + (isSame ? '' : ` on ${named.join(' and ')}`),
  );
  const remedies = [
    ...(closed.length > 0 ? [`delete ${closed.join(', ')}: no programs are given then`] : []),
    ...(hoursByDay.length > 0
      ? [`write hours ${hoursByDay.join(', ')}, in which programs are given`]
      : []),
  ].join('; ');
  if (!remedies) return undefined;
  return `${remedies.charAt(0).toUpperCase()}${remedies.slice(1)} (docs/business.yml).`;
}

/** Hours of a masseuse at which no programs are given, each entry at its own line. */
export function availabilityProblems(
  {file, lineOf}: ValidPage,
  {availability}: Masseuse,
  programHours: WrittenHours,
): Problem[] {
  return availability.flatMap((entry, index): Problem[] => {
    const message = availabilityMessage(entry, programHours);
    if (!message) return [];
    const line = lineOf(['availability', index]);
    return [{file, line, field: `availability[${index}]`, message}];
  });
}
