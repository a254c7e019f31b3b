/**
 * Texts that say the house is always open, while docs/business.yml gives it hours. Components say
 * what business.yml says; a sentence in a page has to be written anew.
 */
import {minutesOfDay} from '../../hours';
import {folded, formsOf, wholeWords} from '../../language/inflections';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import type {Text} from '../../texts';
import {MESES, MONTHS} from '../typography/forms';
import {isFields} from '../raw';
import {wordingOf} from '../wording/wordingLists';

const DIA = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|agosto|navidad)';
const HORA =
  '(?:\\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mediodía|medianoche)(?: de la (?:mañana|tarde|noche|madrugada))?';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const HOUR =
  '(?:\\d{1,2}(?::\\d{2})?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)';
/** A day of the year that its month has: those that none has are told by themselves. */
const DATE = `(?!(?:30|31)(?:st|th)?(?: of)? february|31(?:st)?(?: of)? (?:april|june|september|november)|3[2-9]|[4-9]\\d)(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})|christmas|new year)`;
const FECHA = `(?!(?:30|31) de febrero|31 de (?:abril|junio|septiembre|noviembre)|3[2-9]|[4-9]\\d)(?:\\d{1,2}(?: y (?:el )?\\d{1,2})? de (?:${MESES})|nochebuena|nochevieja|navidad|año nuevo)`;
/** At the beginning of a sentence, or of the house: a market may be open from eight to three. */
const HOUSE = '(?<=(?:^|[.;:!?] )(?:we are |we’re |the house is |reception is )?(?:only )?)';
const CASA = '(?<=(?:^|[.;:!?] )(?:estamos |la casa está |la recepción está )?(?:solo )?)';
/** Open on some days, or during some hours. */
const LIMITED: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `${HOUSE}open (?:only )?(?:(?:on )?(?:${DAY} (?:to|through|until|and) ${DAY}|weekdays|weekends|${DAY} only)|${HOUR} ?[–-] ?${HOUR}|from ${HOUR} (?:to|until|till) ${HOUR}|(?:until|till) ${HOUR})(?![A-Za-zÀ-ɏ])|(?:^|[.;:!?] )${DAY} closed(?![A-Za-zÀ-ɏ])|(?<=(?<![A-Za-zÀ-ɏ])reception (?:is (?:up|open|awake|there)|answers|writes|replies)(?![A-Za-zÀ-ɏ])[^.;:!?]*)(?:except|but not) (?:on )?(?:${DAY}|weekends)(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
  es: new RegExp(
    `(?<![A-Za-zÀ-ɏ])abrimos (?:solo )?(?:de ${DIA} a ${DIA}|de (?:las? )?${HORA} a ${HORA}|(?:los )?fines de semana|entre semana)(?![A-Za-zÀ-ɏ])|${CASA}abiert[oa]s? (?:solo )?(?:de ${DIA} a ${DIA}|de (?:las? )?${HORA} a ${HORA}|entre semana|los fines de semana|hasta las? ${HORA})(?![A-Za-zÀ-ɏ])|(?:^|[.;:!?] )(?:los )?${DIA} cerrado(?=[.;,]|$)|(?<=(?<![A-Za-zÀ-ɏ])recepción (?:hay alguien|está|contesta|responde|atiende)(?![A-Za-zÀ-ɏ])[^.;:!?]*)(?:salvo|excepto|menos) (?:(?:los|el|en) )?(?:${DIA}|fines de semana)(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
};
/** Closed at some time, of the house and not of shutters or of a museum, as each language says it. */
const CLOSED: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    String.raw`(?<![A-Za-zÀ-ɏ])(?:(?:(?<=^|[.;:] )|(?:we are|we’re|the house is) )closed on (?:the )?${DATE}|we are closed|we close (?:on|at (?:\d+|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven))|(?:we are|we’re|the house is|reception is) (?:only )?open (?:only )?until (?:midnight|noon|one|two|three|four|five|six|\d{1,2})|the house (?:is closed|closes) (?:on|at)|(?:reception|the front desk) (?:closes|is closed)(?! (?:the|its|her|his|a) )|(?<=^|[.;:] |(?:we|house|reception) [^.;,]*)closed on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
  es: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(?:cerramos (?:el (?:día )?|en |por )?${FECHA}|(?<=^|[.;:] )(?:el |en )?(?:\\d{1,2}(?:, el \\d{1,2})? y el )?${FECHA} (?:cerramos|estamos cerrados)|abrimos (?:solo )?(?:de|desde|a) las ${HORA}|(?:estamos|la casa está|la recepción está) abiert[oa]s? (?:solo )?hasta (?:las|medianoche|la una)|cerramos (?:(?:los|el|en|cada) ${DIA}|por (?:vacaciones|obras|reformas?|festivos?|la noche)|a (?:las ${HORA}|medianoche|mediodía(?! los)))|${DIA} cerramos(?! (?:los ojos|la puerta|las cortinas|el libro|el balcón|la boca))|la casa cierra|(?:la )?recepción cierra(?! (?:el|la|los|las|un|una) (?!lunes|martes|miércoles|jueves|viernes|sábado|domingo))|(?:^|[.;:] |(?:estamos|casa(?: está)?|recepción(?: está)?|por vacaciones) )cerrad[oa]s? (?:los|en) ${DIA})(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
};

/** A text that has the house closed while it never is. */
const closedIn = remembered(({file, field, line, text, locale}: Text): readonly Problem[] => {
  const forms = file.endsWith('.mdx') ? [CLOSED[locale], LIMITED[locale]] : [];
  const typed = forms.map((form) => form?.exec(text)?.[0].replace(/^[.;:!?] /, '')).find(Boolean);
  if (typed === undefined) return [];
  const found = `“${typed}”, and the house is always open (docs/business.yml)`;
  const remedy = 'Leave it out, or give openingHours there its hours.';
  return [{file, field, line, found, remedy, rule: 'never-closed'}];
});

/** Times that leave others out, of whatever it is: what they are said of is told by the same text of the other language. */
const PART_OF_TIME: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(?:${DAY} (?:to|through|until) ${DAY}|(?:on )?(?:weekdays|weekends)(?: only)?|(?:except|but not|never) (?:on |at )?(?:${DAY}|weekends|night)|(?:until|till) (?:${HOUR})|only (?:on|in the|during the|at|by) (?:${DAY}|mornings?|afternoons?|evenings?|day(?:time)?|night)|(?:mornings|afternoons|evenings|${DAY}) only|from ${HOUR} (?:to|until|till) ${HOUR})(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
  es: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(?:de ${DIA} a ${DIA}|entre semana|(?:solo )?los fines de semana|(?:salvo|excepto|menos) (?:(?:los|el|en) )?(?:${DIA}|fines de semana)|hasta (?:las ${HORA}|medianoche|mediodía)|solo (?:(?:por|de|en|los|entre) )?(?:la |las )?(?:mañanas?|tardes?|noches?|día|semana|${DIA}|fines de semana)|de(?:sde las)? ${HORA} a ${HORA})(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
};

/** The lines of a text, with their numbers: what stands inside a component may be one text of several. */
const rowsOf = (text: Text): readonly Text[] =>
  text.text.split('\n').map((row, at) => ({...text, text: row, line: text.line && text.line + at}));

const partOfTimeIn = remembered(
  ({text, locale}: Text): string | undefined => PART_OF_TIME[locale]?.exec(text)?.[0],
);

/** All day and all night, as each language says it: what `alwaysOpen` lists may also be said of one hour of the night. */
const WHOLE_DAY: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ\d])(?:24\/7|24 hours|round the clock|(?:by )?day (?:or|and) (?:by )?night|at (?:any|all) hours?|always open)(?![A-Za-zÀ-ɏ])/iu,
  es: /(?<![A-Za-zÀ-ɏ\d])(?:24\/7|24 ?h|24 horas|(?:de )?día [oy] (?:de )?noche|a cualquier hora|a todas horas|siempre abiert[oa])(?![A-Za-zÀ-ɏ])/iu,
};

const wholeDayIn = ({text, locale}: Text): string | undefined => WHOLE_DAY[locale]?.exec(text)?.[0];

/** A line with times that leave others out, where the same line of the other language has the house always open. */
function besideTwin(here: Text, there: Text): Problem[] {
  if (partOfTimeIn(here) === undefined || closedIn(here).length > 0) return [];
  const [own, others] = [rowsOf(here), rowsOf(there)];
  return own.flatMap((row, at): Problem[] => {
    const twin = own.length === others.length ? others[at] : there;
    const typed = wholeDayIn(row) === undefined ? partOfTimeIn(row) : undefined;
    const said = typed && twin && !partOfTimeIn(twin) ? wholeDayIn(twin) : undefined;
    if (said === undefined) return [];
    const {file, field, line} = row;
    const found = `“${typed}”, and the house is always open (docs/business.yml)`;
    const remedy = `${there.file} has “${said}” there: say the same here, or give openingHours in docs/business.yml its hours.`;
    return [{file, field, line, found, remedy, rule: 'never-closed'}];
  });
}

/** `twins` are the originals of texts. */
const besideTwins = (twins: ReadonlyMap<Text, Text>): Problem[] =>
  [...twins].flatMap(([text, twin]) => [...besideTwin(text, twin), ...besideTwin(twin, text)]);

/** Names every place of the pages where a phrase of `alwaysOpen` (wording.yml) is no longer true, or a house that never closes is said to. */
export function checkOpeningHours(
  source: Source,
  texts: readonly Text[],
  twins: ReadonlyMap<Text, Text>,
): Problem[] {
  const hours = isFields(source.business) ? source.business.openingHours : undefined;
  if (hours === 'always') return [...texts.flatMap(closedIn), ...besideTwins(twins)];
  // Hours that cannot be read are told by themselves.
  if (!isFields(hours) || minutesOfDay(hours.from) === undefined) return [];
  if (minutesOfDay(hours.to) === undefined || hours.from === hours.to) return [];
  const open = `${String(hours.from)} to ${String(hours.to)}`;
  return source.locales.flatMap((locale) => {
    const {data} = wordingOf(source, locale);
    if (!data || data.alwaysOpen.length === 0) return [];
    const phrase = wholeWords(data.alwaysOpen.map((words) => formsOf(words, locale)));
    return texts
      .filter((text) => text.locale === locale && text.file.endsWith('.mdx'))
      .flatMap(({file, field, line, text}) =>
        [...folded(text).matchAll(phrase)].map(({0: found, index}): Problem => ({
          file,
          field,
          line,
          found: `“${text.slice(index, index + found.length)}”, and the house is open from ${open} (docs/business.yml)`,
          remedy:
            line !== undefined && !field
              ? 'Leave it out, or say when the house is open by <BusinessHours /> or, in a sentence, <BusinessFact name="openingHours" />: hours are not typed.'
              : 'Leave it out: hours are not typed, and the page says them elsewhere.',
        })),
      );
  });
}
