/** Forms in which sentences say how long a session is. */
import {numberPattern, valueOf} from '../../language/numbers';
import {remembered} from '../../remember';
import type {Text} from '../../texts';

/** What is as long as a session; a massage or a ritual may be a part of one: “a ten-minute foot massage”. */
const SESSION = 'sessions?|programs?|base';
const PART = 'massages?|rituals?|visits?';
const SESION = 'sesi[oó]n(?:es)?|programas?';
const PARTE = 'masajes?|rituale?s?|visitas?';
/** Words between a length and what lasts so long; others make it one of something else: “yoga session”. */
const OWN =
  '(?:(?:massage|full|whole|private|single|evening|night|longer?|shorter?|complete|tantric|sensual|relaxing) )?';
const ENGLISH = `(${numberPattern('en')})`;
const SPANISH = `(${numberPattern('es')})`;
/** A length in hours that may go on with a half; `before` is what stands before the word. */
const hours = (before: string): string =>
  `(?:(?:an|one) (hour and a half)|(half an hour)|${ENGLISH} ${before}(hours?)( and a half)?)`;
const HOURS = hours('(?:full |whole )?');
const HORAS = `(?:(?:una )?(hora y media)|(media hora)|${SPANISH} (horas?)( y media)?)`;

type Form = {
  readonly pattern: RegExp;
  /** Minutes of its unit; hours are told by their own words. */
  readonly unit: 1 | 60 | 'hours';
  /** Of a part of a session only what is longer than all of them is wrong, of what may be one also what lies between. */
  readonly may?: May;
};
type May = 'part' | 'either';

const form = (pattern: string, unit: Form['unit'], may?: May): Form => ({
  pattern: new RegExp(pattern, 'giu'),
  unit,
  ...(may && {may}),
});

/** That something lasts so long, in minutes and in hours. */
const whole = {
  en: (what: string, may?: May): readonly Form[] => [
    form(`${ENGLISH}[- ]minutes?\\s${OWN}(?:${what})(?![A-Za-zÀ-ɏ])`, 1, may),
    form(`${ENGLISH}[- ]hour\\s${OWN}(?:${what})(?![A-Za-zÀ-ɏ])`, 60, may),
    form(
      `(?<![A-Za-zÀ-ɏ])(?:${what})\\s(?:[A-Za-zÀ-ɏ]+\\s)?(?:of|lasting|lasts?|takes?)\\s${ENGLISH}\\sminutes(?![A-Za-zÀ-ɏ])`,
      1,
      may,
    ),
    form(
      `(?<![A-Za-zÀ-ɏ])(?:${what}) (?:[A-Za-zÀ-ɏ]+ )?(?:lasting|lasts?|takes?) (?:for )?${HOURS}(?![A-Za-zÀ-ɏ])`,
      'hours',
      may,
    ),
    // “One session, of one full hour”: without these words it may be a part of something longer.
    form(
      `(?<![A-Za-zÀ-ɏ])(?:${what}),? of ${hours('(?:full |whole )')}(?![A-Za-zÀ-ɏ])`,
      'hours',
      may,
    ),
  ],
  es: (what: string, may?: May): readonly Form[] => [
    form(
      `(?<![A-Za-zÀ-ɏ])(?:${what})\\s(?:[A-Za-zÀ-ɏ]+\\s)?(?:de|dura|duran)\\s${SPANISH}\\sminutos(?![A-Za-zÀ-ɏ])`,
      1,
      may,
    ),
    form(
      `(?<![A-Za-zÀ-ɏ])(?:${what})\\s(?:[A-Za-zÀ-ɏ]+\\s)?de\\s${SPANISH}\\shoras?(?![A-Za-zÀ-ɏ])(?! y media)`,
      60,
      may,
    ),
    form(
      `(?<![A-Za-zÀ-ɏ])(?:${what}) (?:[A-Za-zÀ-ɏ]+ )?(?:dura|duran) ${HORAS}(?![A-Za-zÀ-ɏ])`,
      'hours',
      may,
    ),
  ],
};

const FORMS: Readonly<Record<string, readonly Form[]>> = {
  en: [
    ...whole.en(SESSION),
    ...whole.en(PART, 'either'),
    form(`(?<![A-Za-zÀ-ɏ])${HOURS} of (?:[A-Za-zÀ-ɏ]+ )?massage(?![A-Za-zÀ-ɏ])`, 'hours', 'part'),
    form(`${ENGLISH} minutes of (?:[A-Za-zÀ-ɏ]+ )?massage(?![A-Za-zÀ-ɏ])`, 1, 'part'),
    form(`(?<![A-Za-zÀ-ɏ])sessions (?:of|from|between) ${ENGLISH} (?:to|and) \\d+ minutes`, 1),
    form(`(?<![A-Za-zÀ-ɏ])sessions (?:of|from|between) \\d+ (?:to|and) ${ENGLISH} minutes`, 1),
  ],
  es: [
    ...whole.es(SESION),
    ...whole.es(PARTE, 'either'),
    form(`(?<![A-Za-zÀ-ɏ])${HORAS} de masaje(?![A-Za-zÀ-ɏ])`, 'hours', 'part'),
    form(`${SPANISH} minutos de masaje(?![A-Za-zÀ-ɏ])`, 1, 'part'),
    form(`(?<![A-Za-zÀ-ɏ])sesiones (?:de|desde|entre) ${SPANISH} (?:a|hasta|y) \\d+ minutos`, 1),
    form(`(?<![A-Za-zÀ-ɏ])sesiones (?:de|desde|entre) \\d+ (?:a|hasta|y) ${SPANISH} minutos`, 1),
  ],
};

/** What follows shows that it is somebody else's: “with the physiotherapist”, “que grabó un amigo”. */
const OF_OTHERS =
  /^\s(?:with (?:the|a)|by|to|at (?:the|a)|que (?:[A-Za-zÀ-ɏ]+ )?[A-Za-zÀ-ɏ]+(?:ó|ron|aban?|ían?)(?![A-Za-zÀ-ɏ])|con (?:el|la|un|una)|en el|al|a la)\s/u;

export type Length = {
  readonly minutes: number;
  readonly typed: string;
  readonly may?: May | undefined;
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
  (UNIT.test(text) ? (FORMS[locale] ?? []) : []).flatMap(({pattern, unit, may}) =>
    [...text.matchAll(pattern)]
      .filter((match) => !OF_OTHERS.test(text.slice(match.index + match[0].length)))
      .map((match) => ({minutes: minutesIn(match, unit, locale), typed: match[0], may}))
      .filter(({minutes}) => minutes !== DAY),
  ),
);
