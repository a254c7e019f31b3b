/** Forms in which the page of a program says how long its own session is, without a word for it beside the length. */
import {minutesOf, timePattern} from '../../language/lengthsOfTime';
import {numberPattern, valueOf} from '../../language/numbers';
import {remembered} from '../../remember';
import type {Text} from '../../texts';

const ENGLISH = timePattern('en');
const SPANISH = timePattern('es');

/** What is as long as the session, and what lies between two of them is not. */
const WHOLE: Readonly<Record<string, string>> = {
  en: '(?<!(?:after|before|since|between|until) (?:an?|the|one|each|this) (?:[A-Za-zÀ-ɏ]+ )?)(?:session|program|length|version|form)',
  es: '(?<!(?:tras|después de|antes de|entre|desde) (?:una?|la|el|cada|esta) )(?:sesión|programa|duración|versión)',
};
/** A length set beside what lasts so long: “in the longer session, two hours, …”. */
const BESIDE: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`${WHOLE.en}(?:,| \\(| –|:) ?(?:of )?(${ENGLISH})(?=$|[,.;:)]| –)`, 'giu'),
  es: new RegExp(
    `${WHOLE.es}(?: [A-Za-zÀ-ɏ]+)?(?:,| \\(| —|:) ?(?:de )?(${SPANISH})(?=$|[,.;:)—])`,
    'giu',
  ),
};
/** A sentence that says how long all of it is. */
const LASTS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?:(?<=^|[.!?…;] )(?:it|(?:all|the whole) of it|(?:the|this) (?:whole )?(?:program|session|ritual|massage|evening)) (?:lasts|takes|goes on for|runs for)(?: for)?|(?<![A-Za-zÀ-ɏ])(?:if|when) you (?:book|choose|stay for|stay)) (${ENGLISH})`,
    'giu',
  ),
  es: new RegExp(
    `(?:(?<=^|[.!?…;] )(?:(?:en total|todo|todo ello|el ritual|el masaje|el programa|la velada|la sesión) )?(?:dura|son en total)|(?<![A-Za-zÀ-ɏ])(?:si|cuando) (?:reservas|eliges|te quedas)) (${SPANISH})`,
    'giu',
  ),
};
/** A length of everything: “two hours in all”. */
const IN_ALL: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(${ENGLISH}),? (?:in all|all told|altogether|from (?:first|start) to (?:last|finish))(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
  es: new RegExp(
    `(${SPANISH}),? (?:en total|en conjunto|de principio a fin)(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
};
/** What a field that speaks of the whole program begins with. */
const FIELDS = /^(?:subtitle|lead|summary|description|closing\.text)$/;
const FIRST: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`(?<=^|[.!?…] )(${ENGLISH})(?=$|[,.;:]| (?:of|in|at|under|by|with) )`, 'giu'),
  es: new RegExp(
    `(?<=^|[.!?…] )(${SPANISH})(?=$|[,.;:]| (?:de(?! antelación)|en|a|con|bajo) )`,
    'giu',
  ),
};
/** Two lengths to choose from. */
const CHOICE: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(?:in|takes?|choose|choose between|either|whether|of) (${numberPattern('en')}) (?:or|and) (${numberPattern('en')}) minutes(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
  es: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(?:en|dura|elige|elige entre|de) (${numberPattern('es')}) (?:o|u|y) (${numberPattern('es')}) minutos(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
};
/** “It lasts” says of the program what stands at the beginning, or behind a sentence about it. */
const PRONOUN = /^(?:it|dura)(?![A-Za-zÀ-ɏ])/iu;
const ABOUT_IT =
  /(?<![A-Za-zÀ-ɏ])(?:sessions?|programs?|rituals?|massages?|evening|lengths?|sesi[oó]n(?:es)?|programas?|rituales|masajes?|velada|duraci[oó]n)(?![A-Za-zÀ-ɏ])/iu;
/** So little is a part of a session. */
const LEAST = 30;

/** A length, and the number of minutes that it is. */
type OwnLength = {readonly typed: string; readonly minutes: number};

function isOfProgram(text: string, index: number, typed: string, own: string): boolean {
  if (!PRONOUN.test(typed) || index === 0) return true;
  const before =
    text
      .slice(0, index)
      .trim()
      .split(/(?<=[.!?…;])\s/u)
      .at(-1) ?? '';
  return ABOUT_IT.test(before) || before.includes(own);
}

const UNIT = /hour|minute|hora|minuto/i;

const allIn = remembered(({field, line, locale, text}: Text) => {
  if (!UNIT.test(text)) return [];
  const forms = [
    BESIDE,
    LASTS,
    IN_ALL,
    ...(line === undefined && FIELDS.test(field) ? [FIRST] : []),
  ];
  const single = forms
    .flatMap((form) => [...text.matchAll(form[locale] ?? /(?!)/gu)])
    .map((match) => ({
      index: match.index,
      typed: match[0],
      minutes: [minutesOf(match[1] ?? '', locale)],
    }));
  const choices = [...text.matchAll(CHOICE[locale] ?? /(?!)/gu)].map((match) => ({
    index: match.index,
    typed: match[0],
    minutes: match.slice(1, 3).map((number) => valueOf(number ?? '', locale)),
  }));
  return [...single, ...choices.filter(({minutes}) => minutes.every((length) => length >= LEAST))];
});

/** The lengths that a text of a program’s page says of the program; `name` is what it is called. */
export const ownLengthsIn = (text: Text, name: string): OwnLength[] =>
  allIn(text)
    .filter(({index, typed}) => isOfProgram(text.text, index, typed, name))
    .flatMap(({typed, minutes}) => minutes.map((length) => ({typed, minutes: length})))
    .filter(({minutes}) => minutes >= LEAST && minutes !== 24 * 60);
