/** On which days and at what time of day a biography has her work, against her availability. */
import {minutesOfDay} from '../../hours';
import type {Text} from '../../texts';
import {type RawDocument, entriesOf, listOf} from '../raw';
import {saidOfHer, subjectOf} from './biographySentences';
import {timeOf, timesIn} from './weekTimes';

/** That she works at some time, or that she does not. */
const WORKS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    `${subjectOf('en')} (?<not>never |does not |doesn’t )?(?:also |only |mostly )?(?:works?|receives?(?: guests)?|is (?:here|in the house|at the house|with us|in)|comes in) (?:only |mostly )?(?:on |from |every |at )?(?:the )?(?<when>(?:${timeOf('en')})(?![A-Za-zÀ-ɏ]).*)`,
    `${subjectOf('en')} (?:is|has) (?<not>off) (?:on |at )?(?<when>(?:${timeOf('en')})(?![A-Za-zÀ-ɏ]).*)`,
    `^(?:Ask for her|You will find her(?: here)?|You find her(?: here)?) (?:on|at) (?<when>(?:${timeOf('en')})(?![A-Za-zÀ-ɏ]).*)`,
  ].map((pattern) => new RegExp(pattern, 'u')),
  es: [
    `${subjectOf('es')}(?<not>[Nn]o |[Nn]unca )?(?:[Ss]olo )?(?:[Tt]rabaja|[Rr]ecibe|[Aa]tiende|[Ee]stá (?:aquí|en la casa)|[Vv]iene(?= (?:los|solo los|de [A-Za-zÀ-ɏ]+ a) ))(?: aquí)?(?: solo| también)? (?:(?:los|el|cada|de) )?(?<when>(?:${timeOf('es')})(?![A-Za-zÀ-ɏ]).*)`,
    `${subjectOf('es')}(?<not>[Ll]ibra|[Dd]escansa) (?:los |el )?(?<when>(?:${timeOf('es')})(?![A-Za-zÀ-ɏ]).*)`,
    `^(?:La encuentras|La encontrarás|Pregunta por ella)(?: aquí)? (?:los |el )?(?<when>(?:${timeOf('es')})(?![A-Za-zÀ-ɏ]).*)`,
  ].map((pattern) => new RegExp(pattern, 'u')),
};
/** What comes behind these is not when she works. */
const BUT =
  /(?<![A-Za-zÀ-ɏ])(?:but|except|when|if|since|though|as|because|pero|salvo|excepto|si|cuando|aunque|porque|como)(?![A-Za-zÀ-ɏ]).*|[.;:!?(].*/su;
/** She may work elsewhere, too: “on Saturdays at the flower market”. */
const ELSEWHERE =
  /(?<![A-Za-zÀ-ɏ])(?:(?:at|in|for) (?:an?|her|the) (?!house|evenings?|mornings?|afternoons?|nights?|weekends?)|en (?:el|la|un|una|su) (?!casa|noche|tarde|mañana))[A-Za-zÀ-ɏ]/u;

/** Who ends no later does not work at night; who begins no earlier, not in the morning. */
const EVENING = 21 * 60;
const NOON = 13 * 60;
const DAY = 24 * 60;
/** Hours up to this one belong to the night before. */
const DAWN = 8 * 60;

type Hours = {readonly days: ReadonlySet<unknown>; readonly first: number; readonly last: number};

/** Her days, with her earliest and her latest hour; nothing where they cannot be read. */
function hoursOf(availability: unknown): Hours | undefined {
  const entries = entriesOf(availability).map(({entry}) => entry);
  const from = entries.map((entry) => minutesOfDay(entry.from) ?? NaN);
  const to = entries.map((entry) => minutesOfDay(entry.to) ?? NaN);
  const last = Math.max(...to.map((end) => (end <= DAWN ? end + DAY : end)));
  const first = Math.min(...from);
  const days = new Set(entries.flatMap(({days: own}) => listOf(own)));
  return days.size > 0 && Number.isFinite(first + last) ? {days, first, last} : undefined;
}

/** What a text says of her days that her availability contradicts. */
export function hoursIn(
  text: Text,
  {availability, name}: RawDocument['facts'],
): {readonly typed: string; readonly field: string; readonly value: string} | undefined {
  const said = saidOfHer(text, WORKS[text.locale] ?? [], String(name));
  const hours = said && hoursOf(availability);
  if (!said || !hours) return undefined;
  const {when: rest = '', not} = said.groups ?? {};
  const when = rest.replace(BUT, '').trim();
  if (ELSEWHERE.test(when)) return undefined;
  const {days, isNight, isMorning} = timesIn(when, text.locale);
  const isWrong = not
    ? [...days].some((day) => hours.days.has(day))
    : [...days].some((day) => !hours.days.has(day)) ||
      (isNight && hours.last <= EVENING) ||
      (isMorning && hours.first >= NOON);
  if (!isWrong) return undefined;
  const typed = `${said[0].slice(0, said[0].length - rest.length)}${when}`;
  return {typed, field: 'availability', value: 'says otherwise'};
}
