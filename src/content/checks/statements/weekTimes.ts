/** Days of the week and times of day that a part of a sentence names. */
import {DAYS} from '../../vocabularies';

type Day = (typeof DAYS)[number];

const NAMES: Readonly<Record<string, readonly string[]>> = {
  en: ['Mondays?', 'Tuesdays?', 'Wednesdays?', 'Thursdays?', 'Fridays?', 'Saturdays?', 'Sundays?'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados?', 'domingos?'],
};
/** Several days by one name. */
const GROUPS: Readonly<Record<string, readonly (readonly [name: string, days: readonly Day[]])[]>> =
  {
    en: [
      ['weekends?', ['sat', 'sun']],
      ['weekdays', ['mon', 'tue', 'wed', 'thu', 'fri']],
      ['every day', DAYS],
    ],
    es: [
      ['fin(?:es)? de semana', ['sat', 'sun']],
      ['entre semana', ['mon', 'tue', 'wed', 'thu', 'fri']],
      ['(?:todos los|cada) días?', DAYS],
    ],
  };
const NIGHT: Readonly<Record<string, string>> = {
  en: '(?:at|by) night|nights',
  es: '(?:de|por las?) noches?|de madrugada',
};
const MORNING: Readonly<Record<string, string>> = {
  en: '(?:in the )?mornings?',
  es: 'por las? mañanas?',
};
const TO: Readonly<Record<string, string>> = {en: '(?:to|through|until)', es: 'a'};

/** Any of these times, as the inside of a pattern that has regard to capitals. */
export const timeOf = (locale: string): string =>
  [
    ...(NAMES[locale] ?? ['(?!)']),
    ...(GROUPS[locale] ?? []).map(([name]) => name),
    NIGHT[locale] ?? '(?!)',
    MORNING[locale] ?? '(?!)',
  ].join('|');

const holds = (text: string, name = '(?!)'): boolean =>
  new RegExp(`(?<![A-Za-zÀ-ɏ])(?:${name})(?![A-Za-zÀ-ɏ])`, 'u').test(text);

type Times = {
  readonly days: ReadonlySet<string>;
  readonly isNight: boolean;
  readonly isMorning: boolean;
};

/** What a part of a sentence names: “from Monday to Friday” are five days. */
export function timesIn(text: string, locale: string): Times {
  const names = NAMES[locale] ?? [];
  const named = names.flatMap((name, at) => (holds(text, name) ? [at] : []));
  const ranges = names.flatMap((from, first) =>
    names.flatMap((to, last) =>
      first < last && holds(text, `${from} ${TO[locale] ?? '(?!)'} ${to}`)
        ? DAYS.slice(first, last + 1)
        : [],
    ),
  );
  const groups = (GROUPS[locale] ?? []).flatMap(([name, days]) => (holds(text, name) ? days : []));
  return {
    days: new Set([...named.flatMap((at) => DAYS[at] ?? []), ...ranges, ...groups]),
    isNight: holds(text, NIGHT[locale]),
    isMorning: holds(text, MORNING[locale]),
  };
}
