/** Forms in which sentences say how long a session is. */
import {numberPattern, valueOf} from '../numbers';
import {remembered} from '../remember';
import type {Text} from '../texts';

const SESSION = 'sessions?|massages?|rituals?|programs?|visits?|base';
const SESION = 'sesi[oó]n(?:es)?|masajes?|rituale?s?|programas?|visitas?';
const ENGLISH = `(${numberPattern('en')})`;
const SPANISH = `(${numberPattern('es')})`;
/** A length in hours that may go on with a half. */
const HOURS = `(?:(?:an|one) (hour and a half)|(half an hour)|${ENGLISH} (hours?)( and a half)?)`;
const HORAS = `(?:(?:una )?(hora y media)|(media hora)|${SPANISH} (horas?)( y media)?)`;

type Form = {
  readonly pattern: RegExp;
  /** Minutes of its unit; hours are told by their own words. */
  readonly unit: 1 | 60 | 'hours';
  /** A part of a session may be as long as one likes: only what is longer than all is wrong. */
  readonly isPart?: true;
};

const form = (pattern: string, unit: Form['unit'], isPart?: true): Form => ({
  pattern: new RegExp(pattern, 'giu'),
  unit,
  ...(isPart && {isPart}),
});

const FORMS: Readonly<Record<string, readonly Form[]>> = {
  en: [
    form(`${ENGLISH}[- ]minutes?(?:\\s\\p{L}+)?\\s(?:${SESSION})(?!\\p{L})`, 1),
    form(`${ENGLISH}[- ]hour(?:\\s\\p{L}+)?\\s(?:${SESSION})(?!\\p{L})`, 60),
    form(
      `(?<!\\p{L})(?:${SESSION})\\s(?:\\p{L}+\\s)?(?:of|lasting|lasts?|takes?)\\s${ENGLISH}\\sminutes(?!\\p{L})`,
      1,
    ),
    form(
      `(?<!\\p{L})(?:${SESSION}) (?:\\p{L}+ )?(?:lasting|lasts?|takes?) (?:for )?${HOURS}(?!\\p{L})`,
      'hours',
    ),
    form(`(?<!\\p{L})${HOURS} of (?:\\p{L}+ )?massage(?!\\p{L})`, 'hours', true),
    form(`(?<!\\p{L})sessions (?:of|from|between) ${ENGLISH} (?:to|and) \\d+ minutes`, 1),
    form(`(?<!\\p{L})sessions (?:of|from|between) \\d+ (?:to|and) ${ENGLISH} minutes`, 1),
  ],
  es: [
    form(
      `(?<!\\p{L})(?:${SESION})\\s(?:\\p{L}+\\s)?(?:de|dura|duran)\\s${SPANISH}\\sminutos(?!\\p{L})`,
      1,
    ),
    form(
      `(?<!\\p{L})(?:${SESION})\\s(?:\\p{L}+\\s)?de\\s${SPANISH}\\shoras?(?!\\p{L})(?! y media)`,
      60,
    ),
    form(`(?<!\\p{L})(?:${SESION}) (?:\\p{L}+ )?(?:dura|duran) ${HORAS}(?!\\p{L})`, 'hours'),
    form(`(?<!\\p{L})${HORAS} de masaje(?!\\p{L})`, 'hours', true),
    form(`(?<!\\p{L})sesiones (?:de|desde|entre) ${SPANISH} (?:a|hasta|y) \\d+ minutos`, 1),
    form(`(?<!\\p{L})sesiones (?:de|desde|entre) \\d+ (?:a|hasta|y) ${SPANISH} minutos`, 1),
  ],
};

/** What follows shows that it is somebody else's: “with the physiotherapist”, “que grabó un amigo”. */
const OF_OTHERS = /^\s(?:with (?:the|a)|by|que|con (?:el|la|un|una)|en el)\s/u;

type Length = {
  readonly minutes: number;
  readonly typed: string;
  readonly isPart?: true | undefined;
};

/** “24 hour massage”: how long the house is open, not a session. */
const DAY = 24 * 60;

function minutesIn(match: RegExpMatchArray, unit: Form['unit'], locale: string): number {
  const [, first, second, third, , half] = match;
  if (unit !== 'hours') return valueOf(first ?? '', locale) * unit;
  if (first) return 90;
  return second ? 30 : valueOf(third ?? '', locale) * 60 + (half ? 30 : 0);
}

/** What every form says; most texts say none, and are not tried with numbers at every sign. */
const UNIT = /hour|minute|hora|minuto/i;

/** The lengths of sessions that a text says. */
export const lengthsIn = remembered(({locale, text}: Text): Length[] =>
  (UNIT.test(text) ? (FORMS[locale] ?? []) : []).flatMap(({pattern, unit, isPart}) =>
    [...text.matchAll(pattern)]
      .filter((match) => !OF_OTHERS.test(text.slice(match.index + match[0].length)))
      .map((match) => ({minutes: minutesIn(match, unit, locale), typed: match[0], isPart}))
      .filter(({minutes}) => minutes !== DAY),
  ),
);
