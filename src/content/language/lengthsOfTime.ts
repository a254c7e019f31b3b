/** Lengths of time as sentences have them, in minutes: “an hour and a half”, “90 minutos”. */
import {numberPattern, valueOf} from './numbers';

const FIXED: Readonly<Record<string, readonly (readonly [pattern: string, minutes: number])[]>> = {
  en: [
    ['(?:an|one) hour and a half', 90],
    ['(?:an|one) hour and three quarters', 105],
    ['(?:an|one) hour and a quarter', 75],
    ['three quarters of an hour', 45],
    ['half an hour', 30],
    ['an hour', 60],
  ],
  es: [
    ['(?:una )?hora y media', 90],
    ['(?:una )?hora y tres cuartos', 105],
    ['(?:una )?hora y cuarto', 75],
    ['tres cuartos de hora', 45],
    ['media hora', 30],
  ],
};
const UNITS: Readonly<Record<string, {hours: string; minutes: string; half: string}>> = {
  en: {hours: 'hours?', minutes: 'minutes?', half: ' and a half'},
  es: {hours: 'horas?', minutes: 'minutos?', half: ' y media'},
};

/** A length of time of a language, as the inside of a pattern without groups. */
export function timePattern(locale: string): string {
  const unit = UNITS[locale];
  if (!unit) return '(?!)';
  const fixed = (FIXED[locale] ?? []).map(([pattern]) => pattern).join('|');
  const number = `(?:a (?=hundred))?${numberPattern(locale)}`;
  return `(?:(?<![A-Za-zÀ-ɏ])(?:${fixed})|${number} (?:${unit.hours}(?:${unit.half})?|${unit.minutes}))(?![A-Za-zÀ-ɏ])`;
}

/** What a length that `timePattern` finds is worth, in minutes. */
export function minutesOf(typed: string, locale: string): number {
  const said = typed.toLowerCase().replace(/^a (?=hundred)/, '');
  const known = (FIXED[locale] ?? []).find(([pattern]) => new RegExp(`^${pattern}$`).test(said));
  if (known) return known[1];
  const unit = UNITS[locale];
  const number = valueOf(
    new RegExp(`^${numberPattern(locale)}`, 'iu').exec(said)?.[0] ?? '',
    locale,
  );
  if (!unit || !new RegExp(unit.hours).test(said)) return number;
  return number * 60 + (said.endsWith(unit.half) ? 30 : 0);
}
