/** Names of days in the hours of docs/business.yml: those that are none, that are there twice, or missing. */
import {WEEKDAYS, type WrittenHours, daysNamed, isPair, weekOf} from '../browser/week';
import {didYouMean} from '../errorMessages';

/** A field of docs/business.yml, what to write there, and the other field of which the message speaks. */
export type Wrong = readonly [
  path: readonly (string | number)[],
  message: string,
  other?: readonly (string | number)[],
];

/** `thursday-tuesday` as `tuesday-thursday`. */
const turned = (name: string): string => name.split('-').reverse().join('-');

/**
 * Whether days such as `thursday-tuesday` are written in the wrong order: as they stand they contain days of other
 * names, in the order of the week they do not. Days over the end of a week, such as `saturday-monday`, do neither.
 */
function isTurned(name: string, names: readonly string[]): boolean {
  const days = daysNamed(name);
  if ((days[0] ?? 0) <= (days.at(-1) ?? 0)) return false;
  const others = names.filter((one) => one !== name).flatMap(daysNamed);
  const isTaken = (day: number): boolean => others.includes(day);
  return days.some(isTaken) && !daysNamed(turned(name)).some(isTaken);
}

function unknownDay(field: string, name: string): Wrong {
  const near = didYouMean(name, [...WEEKDAYS]);
  const message = `Write a day such as monday, or days such as tuesday-thursday, in place of ${name}.${near}`;
  return [[field, name], message];
}

/** What is wrong with each name by itself, and with those of which a day is in an earlier one. */
function nameFaults(field: string, names: readonly string[]): Wrong[] {
  const known = new Map<number, string>();
  return names.flatMap((name): Wrong[] => {
    const days = daysNamed(name);
    if (days.length === 0) return [unknownDay(field, name)];
    if (isTurned(name, names))
      return [[[field, name], `Write the earlier day first: ${turned(name)}.`]];
    const twice = days.find((day) => known.has(day));
    const earlier = twice === undefined ? undefined : known.get(twice);
    for (const day of days) known.set(day, name);
    if (twice === undefined || earlier === undefined) return [];
    const message = `Write ${WEEKDAYS[twice]} once: it is also in ${earlier}.`;
    return [[[field, name], message, [field, earlier]]];
  });
}

/** Names that are no days, days that are named twice or missing, and weeks without any hours. */
export function dayFaults(field: string, hours: WrittenHours): Wrong[] {
  if (isPair(hours)) return [];
  const names = Object.keys(hours);
  const wrong = nameFaults(field, names);
  if (wrong.length > 0) return wrong;
  const known = names.flatMap(daysNamed);
  const missing = WEEKDAYS.filter((_, day) => !known.includes(day));
  if (missing.length > 0)
    return [[[field], `Write hours or closed for ${missing.join(', ')} as well.`]];
  const isClosed = weekOf(hours).every((day) => day === 'closed');
  return isClosed ? [[[field], 'Write hours for at least one day: all are closed.']] : [];
}
