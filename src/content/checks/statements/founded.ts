/** The year since which the house is there: in sentences that <FoundedYear /> completes, and in its list of years. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {type Text, textsOf} from '../../texts';
import {type RawDocument, isFields} from '../raw';
import {outOfList} from './yearsList';
import {yearsHeading} from './yearsHeading';

/**
 * What is said of the house's beginning, by language, before its year. A street, a bath and a laundry have years
 * of their own: the house, or “we”, has to be, to stand or to open.
 */
const SINCE: Readonly<Record<string, RegExp>> = {
  en: /(?:(?<![A-Za-zÀ-ɏ])(?:we|(?:[A-Za-zÀ-ɏ]+ )?house)(?:[’']ve| have| has| are| is)?(?: been)? (?:here|open|awake|up|there|at it|in [^.;,]*)(?: [^.;,]*?)? since|(?<=^|[.;:,] (?:and )?)(?:open|awake) since|(?<![A-Za-zÀ-ɏ])(?:we|(?:the|our) house) (?:opened (?:(?:its|our) doors )?|was founded |began )in|(?:founded|opened its doors) in)\s(\d{4})(?!\d)/giu,
  es: /(?:(?<![A-Za-zÀ-ɏ])(?:estamos|seguimos|llevamos|velamos|abrimos|atendemos|vivimos)(?: (?:aquí|abiert[oa]s|despiert[oa]s|en (?!la misma|el mismo|la lista)[^.;,]*))? desde|(?<=^|[.;:,] (?:y )?)(?:abiert[oa]s?|en vela|despiert[oa]s?|sin pegar ojo) desde|(?<![A-Za-zÀ-ɏ])casa(?: (?:de masajes|privada|está|abierta|en)(?! (?:cortad|vací|cerrad))[^.;,]*)? desde|abrimos(?: (?:sus|nuestras|las) puertas)? en|la casa (?:se )?(?:abrió(?: sus puertas)?|empezó) en|fundad[ao] en|empezamos en)\s(\d{4})(?!\d)/giu,
};
/** A year this far from the house's own is that of something else: a street, a composer. */
export const FAR = 15;
/** Stories, lives and laws have years of their own. */
const OTHERS: ReadonlySet<RawDocument['kind']> = new Set(['program', 'masseuse', 'legal']);

/** For how long the house has been there, as each language says it. */
const FOR_YEARS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(?:(?:we opened|the house opened|opened our doors) (${numberPattern('en')}) years ago|for (?:more than |over )?(?<other>${numberPattern('en')}) years,? (?:now,? )?(?:we|the house|our house) ha(?:ve|s))(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
  es: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(?:llevamos (?:más de |ya )?(${numberPattern('es')}) años (?:abiert[oa]s|en Barcelona|aquí)|llevamos (?:más de |ya )?(?<other>${numberPattern('es')}) años en (?:el|la)|(?:abrimos|la casa abrió) hace (${numberPattern('es')}) años|hace (${numberPattern('es')}) años que abrimos)(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
};

/** Where a text says for how long, and since when, the house has been there. */
const saidIn = remembered(({locale, text}: Text) => ({
  ages: [...text.matchAll(FOR_YEARS[locale] ?? /(?!)/gu)],
  years: [...text.matchAll(SINCE[locale] ?? /(?!)/gu)],
}));

/** Years that the house has not been there for: it is as old as the years since its first one, or one less. */
function agesIn(text: Text, age: number): Problem[] {
  const {file, field, line, locale} = text;
  return saidIn(text)
    .ages.filter((match) => {
      const years = valueOf(match.slice(1).find(Boolean) ?? '', locale);
      // Something else may have lasted for a shorter time.
      return years > age || (years < age - 1 && !match.groups?.other);
    })
    .map(([typed]): Problem => {
      const found = `“${typed}”, and by founded and copyrightYear (docs/business.yml) the house is ${age} years old`;
      const remedy =
        'Leave the number out, which changes every year, or say since when with <FoundedYear />.';
      return {file, field, line, found, remedy};
    });
}

/** Names typed years of the house's beginning, right or wrong: docs/business.yml has the year. */
export function checkFounded({business}: Source, documents: readonly RawDocument[]): Problem[] {
  const founded = isFields(business) ? business.founded : undefined;
  if (typeof founded !== 'number') return [];
  const texts = documents.filter(({kind}) => !OTHERS.has(kind)).flatMap(textsOf);
  const {copyrightYear: today} = business as {copyrightYear?: unknown};
  const isKnown = typeof today === 'number' && today >= founded;
  const age = isKnown ? today - founded : 0;
  return [
    ...(isKnown ? documents.flatMap((document) => yearsHeading(document, founded, today)) : []),
    // A year later than today’s is told as that.
    ...(isKnown ? outOfList(founded, documents) : []),
    ...(isKnown ? texts.flatMap((text) => agesIn(text, age)) : []),
    ...texts.flatMap((text) => {
      const {file, field, line} = text;
      return saidIn(text)
        .years.filter(([, year]) => Math.abs(Number(year) - founded) <= FAR)
        .map(([typed, year]): Problem => {
          const because = Number(year) === founded ? 'typed by hand' : `and founded is ${founded}`;
          const remedy =
            line !== undefined && !field
              ? 'Write <FoundedYear /> for the year: it stands in docs/business.yml.'
              : 'Leave the year out: it stands in docs/business.yml.';
          return {file, field, line, found: `“${typed}”, ${because}`, remedy};
        });
    }),
  ];
}
