/** On which floor the house is, in sentences that the address (docs/business.yml) and all others contradict. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {type Text, textsOf} from '../../texts';
import {type RawDocument, isFields} from '../raw';

/** Floors by what the address calls them, and what each language does. */
const FLOORS: readonly {readonly street: RegExp; readonly en: string; readonly es: string}[] = [
  {street: /^entresuelo|, entresuelo|entlo/iu, en: 'mezzanine', es: 'entresuelo'},
  {street: /principal|pral/iu, en: 'main floor|piano nobile', es: 'principal'},
  {street: /bajos|planta baja/iu, en: 'ground floor|street level', es: 'planta baja|bajos'},
  {street: /sótano/iu, en: 'basement', es: 'sótano'},
  {
    street: /(?:,|\b)\s*1(?:\.?[ºª°]|er)/iu,
    en: 'first floor',
    es: '(?:primer piso|primera planta)',
  },
  {street: /(?:,|\b)\s*2\.?[ºª°]/iu, en: 'second floor', es: '(?:segundo piso|segunda planta)'},
  {street: /(?:,|\b)\s*3\.?[ºª°]/iu, en: 'third floor', es: '(?:tercer piso|tercera planta)'},
  {street: /(?:,|\b)\s*4\.?[ºª°]/iu, en: 'fourth floor', es: '(?:cuarto piso|cuarta planta)'},
  {street: /(?:,|\b)\s*5\.?[ºª°]/iu, en: 'fifth floor', es: '(?:quinto piso|quinta planta)'},
  {street: /ático/iu, en: 'top floor|attic|penthouse', es: 'ático|último piso'},
];
const anyOf = (locale: 'en' | 'es'): string => FLOORS.map((floor) => floor[locale]).join('|');

/** That the house is on a floor; a notary may be on another one. */
const FORMS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    `(?<![A-Za-zÀ-ɏ])(?:we|the house|our house|suites?) (?:live|are|is|lies|stays?|opens?|opened|stands)(?![A-Za-zÀ-ɏ])[^.:;!?]{0,40}?(?:on|in) (?:an?|the) (?<floor>${anyOf('en')})(?![A-Za-zÀ-ɏ])`,
    `(?<=^|[.!?…] )(?:on|in) (?:an?|the) (?<floor>${anyOf('en')}) (?:of|in|above) the (?:Eixample|street)(?![A-Za-zÀ-ɏ])`,
  ].map((pattern) => new RegExp(pattern, 'iu')),
  es: [
    `(?<![A-Za-zÀ-ɏ])(?:vivimos|estamos|(?:la|nuestra) casa (?:está|queda|vive)|abre la primera suite)(?![A-Za-zÀ-ɏ])[^.:;!?]{0,40}?en (?:una?|el|la) (?<floor>${anyOf('es')})(?![A-Za-zÀ-ɏ])`,
    `(?<=^|[.!?…] )en (?:una?|el|la) (?<floor>${anyOf('es')}) del Eixample(?![A-Za-zÀ-ɏ])`,
  ].map((pattern) => new RegExp(pattern, 'iu')),
};
/** How many flights of stairs lead to it. */
const FLIGHTS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(${numberPattern('en')}) flights? (?:up|above the (?:pavement|street)|of stairs)(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
  es: new RegExp(`(${numberPattern('es')}) tramos? de escaleras?(?![A-Za-zÀ-ɏ])`, 'iu'),
};
/** What speaks of other stairs. */
const OTHERS = /hotel|neighbour|vecin/iu;

const floorOf = (words: string, locale: string): number =>
  locale === 'en' || locale === 'es'
    ? FLOORS.findIndex((floor) => new RegExp(`^(?:${floor[locale]})$`, 'iu').test(words))
    : -1;

/** A floor in a text, by its place in the list. */
const floorIn = remembered(({text, locale}: Text) => {
  if (OTHERS.test(text)) return undefined;
  const match = (FORMS[locale] ?? [])
    .map((form) => form.exec(text))
    .find((found) => found !== null);
  const words = match?.groups?.floor;
  return match && words ? {typed: match[0], floor: floorOf(words, locale)} : undefined;
});

const flightsIn = remembered(({text, locale}: Text) => {
  const [typed, number = ''] = (!OTHERS.test(text) && FLIGHTS[locale]?.exec(text)) || [];
  return typed === undefined ? undefined : {typed, number: valueOf(number, locale)};
});

/** Pages that speak of the way up. */
const PAGES: ReadonlySet<RawDocument['kind']> = new Set([
  'home',
  'about',
  'contact',
  'gallery',
  'page',
]);

/** So many other texts have to count the stairs alike. */
const LEAST = 2;

/** Names floors that the address does not have, and stairs that all other texts count otherwise. */
export function checkFloors({business}: Source, documents: readonly RawDocument[]): Problem[] {
  const address = isFields(business) && isFields(business.address) ? business.address : {};
  const street = String(address.street ?? '');
  const own = FLOORS.findIndex((floor) => floor.street.test(street));
  const texts = documents.filter(({kind}) => PAGES.has(kind)).flatMap(textsOf);
  const flights = texts.flatMap((text) => flightsIn(text)?.number ?? []);
  const isUsual = (number: number): boolean =>
    flights.filter((one) => one === number).length > LEAST;
  return texts.flatMap((text): Problem[] => {
    const {file, field, line} = text;
    const floor = own < 0 ? undefined : floorIn(text);
    if (floor && floor.floor !== own) {
      const found = `“${floor.typed}”, and address.street in docs/business.yml is ${street}`;
      return [{file, field, line, found, remedy: 'Correct the floor, or leave it out.'}];
    }
    const stairs = flightsIn(text);
    const usual = flights.find(isUsual);
    if (!stairs || usual === undefined || isUsual(stairs.number)) return [];
    const found = `“${stairs.typed}”, and ${flights.filter(isUsual).length} other places count ${usual}`;
    return [{file, field, line, found, remedy: 'Correct the number, here or in every place.'}];
  });
}
