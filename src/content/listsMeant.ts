/** Lists whose entries are wrong in the same way, or that are typed as one text: what the whole list should be. */
import * as z from 'zod';

import {closest} from './closest';
import {plainLetters} from './plainName';
import {languageCode} from './translatedNames';
import {DAYS} from './vocabularies';

/** What stands between the first and the last of a row: a hyphen, a dash, “to”. */
const ROW = /^(\p{L}+)\.?\s*(?:[-–—/]|\bto\b|\bthrough\b|\ba\b|\bal\b|\bhasta\b)\s*(\p{L}+)\.?$/u;
const WEEKDAYS = /^(?:weekdays?|week days|working days|laborables|dias laborables|entre semana)$/;
const WEEKEND = /^(?:weekends?|fin de semana|fines de semana)$/;
const ALL =
  /^(?:all|every ?day|daily|always|both|todos|todas|todos los dias|diario|a diario|ambos|ambas|siempre)$/;

const isOfDays = (values: readonly string[]): boolean => DAYS.every((day) => values.includes(day));

/** Days of the week from one to another, past Sunday where it has to be. */
function daysBetween(first: string, last: string): string[] {
  const placeOf = (day: string): number => DAYS.findIndex((one) => one === day);
  const [from, to] = [placeOf(first), placeOf(last)];
  if (from < 0 || to < 0) return [];
  const count = ((to - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({length: count}, (_, at) => DAYS[(from + at) % DAYS.length] ?? '');
}

/** The days that a row of them, or a word for several, stands for; undefined where it is none. */
function daysMeant(typed: string, values: readonly string[]): string[] | undefined {
  if (!isOfDays(values)) return undefined;
  const plain = plainLetters(typed.trim());
  if (WEEKDAYS.test(plain)) return DAYS.slice(0, 5);
  if (WEEKEND.test(plain)) return DAYS.slice(5);
  const [, first = '', last = ''] = ROW.exec(plain) ?? [];
  const [from, to] = [first, last].map((day) => closest(day, values));
  const days = from && to ? daysBetween(from, to) : [];
  return days.length > 1 ? days : undefined;
}

/** The values that one word stands for: days in a row, or all that there are. */
export const severalMeant = (
  typed: string,
  values: readonly string[],
): readonly string[] | undefined =>
  daysMeant(typed, values) ??
  (values.length > 1 && ALL.test(plainLetters(typed.trim())) ? values : undefined);

/** The values that a schema takes, where they are a closed set. */
const valuesOf = (entry: z.ZodType): string[] =>
  entry instanceof z.ZodEnum ? entry.options.map(String) : [];

/** What one entry should be: several where it stands for several; undefined where nothing is known. */
function entryMeant(typed: unknown, entry: z.ZodType): unknown[] | undefined {
  if (entry.safeParse(typed).success) return [typed];
  if (typeof typed !== 'string') return undefined;
  const values = valuesOf(entry);
  const several = severalMeant(typed, values);
  if (several) return [...several];
  const plain = plainLetters(typed.trim());
  const near = closest(typed.trim(), values) ?? languageCode(plain) ?? plain;
  const bare = typed.trim().replace(/^["']|["']$|\.\w+$/g, '');
  const meant = [near, Number(bare || Number.NaN)].find((one) => entry.safeParse(one).success);
  return meant === undefined ? undefined : [meant];
}

/** The entries of a text that should be a list. */
const partsOf = (text: string): string[] =>
  text
    .replace(/^[[({]|[\])}]$/g, '')
    .split(/\s*[,;|·]\s*|\s+(?:and|y|e|&|\+)\s+/)
    .filter(Boolean);

/** The entries that a list should have, by the schema of one; undefined where not all of them are known. */
export function listMeant(typed: unknown, entry: z.ZodType | undefined): unknown[] | undefined {
  if (!entry) return undefined;
  const isText = typeof typed === 'string' || typeof typed === 'number';
  // Words may have commas of their own: only what can be told apart is.
  const isClosed = !entry.safeParse('Any words').success;
  if (isText && !isClosed) return undefined;
  const given: readonly unknown[] = Array.isArray(typed) ? typed : partsOf(String(typed));
  const whole = typeof typed === 'string' ? entryMeant(typed, entry) : undefined;
  const entries = whole ? [whole] : given.map((one) => entryMeant(one, entry));
  if (entries.length === 0 || !entries.every((one) => one !== undefined)) return undefined;
  return [...new Set(entries.flat())];
}

/** How a list is written, on one line. */
export const written = (entries: readonly unknown[]): string =>
  `[${entries.map((one) => (typeof one === 'string' && !/^[\p{L}][\p{L}\p{N} -]*$/u.test(one) ? JSON.stringify(one) : String(one))).join(', ')}]`;
