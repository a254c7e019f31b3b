/** Where the house is, in sentences that docs/business.yml contradicts: another part of town, another city. */
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {type Text, isUnseen, textsOf} from '../../texts';
import {type RawDocument, isFields} from '../raw';
import {CITIES, PARTS_OF_TOWN} from './places';

const PLACE = `(?<place>${[...PARTS_OF_TOWN, ...CITIES].join('|')})(?![A-Za-zÀ-ɏ])`;
const CITY = `(?<place>${CITIES.join('|')})(?![A-Za-zÀ-ɏ])`;
/** Between what is there and the name: “in the heart of the”. A street may be called after a part of town. */
const IN = '(?:in|at) (?:(?:the )?(?:very )?(?:heart|centre|middle|left half) of )?(?:the |el )?';
const EN =
  '(?:en|de|del) (?:(?:el|pleno|la) ?(?:corazón|centro|mitad izquierda)? ?(?:del?)? ?)?(?:el |la |l’)?';

/** That the house is somewhere. Its guests, its florist and its linen may be from anywhere. */
const FORMS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    `(?<!of )(?<![A-Za-zÀ-ɏ])(?:[Aa]n?|[Oo]ur|[Tt]he) (?:[A-Za-zÀ-ɏ]+ )?(?:massage )?house (?:for (?:[A-Za-zÀ-ɏ]+ )?massage )?(?:is )?${IN}${PLACE}`,
    `(?<![A-Za-zÀ-ɏ])(?:suites?|[Mm]assage house) (?:is |are )?${IN}${PLACE}`,
    `(?<![A-Za-zÀ-ɏ])[Ww]e (?:are|live|have lived|opened|stay up|receive you) (?:here )?${IN}${PLACE}(?! (?:once|twice|every|on|for|when|at)(?![A-Za-zÀ-ɏ]))`,
    `(?<![A-Za-zÀ-ɏ])(?:cut corner|mezzanine|(?:left|right) half|flight above the pavement|[Aa]ddress),? (?:of|in) (?:the )?${PLACE}`,
    `(?<![A-Za-zÀ-ɏ])(?:your|a|our) hotel (?:room )?in ${CITY}`,
    `(?<![A-Za-zÀ-ɏ])(?:your|a|our) ${CITY} (?:hotel|suite)`,
    `(?<![A-Za-zÀ-ɏ])[Hh]otels in ${CITY}`,
  ].map((pattern) => new RegExp(pattern, 'u')),
  es: [
    `(?<![A-Za-zÀ-ɏ])(?:[Uu]na|[Nn]uestra|[Ll]a) casa (?:privada )?(?:de masajes? (?:sensual(?:es)? )?)?(?:privada )?(?:está )?${EN}${PLACE}`,
    `(?<![A-Za-zÀ-ɏ])(?:suites?|[Cc]asa de masajes) (?:está |están )?${EN}${PLACE}`,
    `(?<![A-Za-zÀ-ɏ])(?:[Vv]ivimos|[Ee]stamos|[Aa]brimos|[Tt]e (?:esperamos|recibimos)) ${EN}${PLACE}(?! (?:una vez|dos veces|cada|los|para|cuando)(?![A-Za-zÀ-ɏ]))`,
    `(?<![A-Za-zÀ-ɏ])(?:chaflán|entresuelo|Esquerra|Dreta|[Dd]irección),? ${EN}${PLACE}`,
    `(?<![A-Za-zÀ-ɏ])(?:tu|un|el) hotel (?:de|en) ${CITY}`,
    `(?<![A-Za-zÀ-ɏ])[Hh]oteles (?:de|en) ${CITY}`,
  ].map((pattern) => new RegExp(pattern, 'u')),
};

type Place = {readonly typed: string; readonly place: string};

const ANY = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:${[...PARTS_OF_TOWN, ...CITIES].join('|')})(?![A-Za-zÀ-ɏ])`,
  'u',
);

/** Where a text says that the house is. */
const saidIn = remembered(({text, locale}: Text): Place[] =>
  (ANY.test(text) ? (FORMS[locale] ?? []) : []).flatMap((form) => {
    const match = form.exec(text);
    return match ? [{typed: match[0], place: match.groups?.place ?? ''}] : [];
  }),
);

/** What search results show of a page, and the words of its hero. */
const SHOWN = /^(?:title|description|lead|summary|subtitle|closing\.text)$/;
const ALL = new RegExp(ANY.source, 'gu');

/** Another city behind the part of town: “in the Eixample of Seville”. */
function behindDistrict({text}: Text, district: string, city: string): Place | undefined {
  const [, behind] = text.split(district);
  const [typed, place] = /^,? (?:of |de |in |en )?(\p{Lu}\p{L}+)/u.exec(behind ?? '') ?? [];
  if (typed === undefined || place === undefined || place === city || !isCity(place))
    return undefined;
  return {typed: `${district}${typed}`, place};
}

/** So many sentences have to say where the house is before one is wrong. */
const LEAST = 2;

const isCity = (place: string): boolean => CITIES.some((city) => city === place);

/** A place that is not the house's, in a field of which every other language names the place of the house. */
function inField(text: Text, twins: readonly Text[], own: readonly string[]): Place | undefined {
  if (!SHOWN.test(text.field) || text.line !== undefined) return undefined;
  const holdsOwn = ({text: words}: Text): boolean => own.some((place) => words.includes(place));
  const others = twins.filter(({field}) => field === text.field);
  if (holdsOwn(text) || others.length === 0 || !others.every(holdsOwn)) return undefined;
  const [place] = [...text.text.replace(/(?:Passeig|Paseo) de Gràcia/gu, '').matchAll(ALL)].map(
    ([one]) => one,
  );
  // What another language names as well is told about the place.
  if (place === undefined || others.some(({text: words}) => words.includes(place)))
    return undefined;
  return {typed: place, place};
}

/** Names places that sentences take for those of the house. */
export function checkWhereabouts({business}: Source, documents: readonly RawDocument[]): Problem[] {
  const address = isFields(business) && isFields(business.address) ? business.address : {};
  const [district, city] = [address.district, address.city].map((name) =>
    typeof name === 'string' ? name.trim() : '',
  );
  if (!district || !city) return [];
  const pages = documents.filter(({kind}) => kind !== 'legal' && kind !== 'masseuse');
  const all = pages.flatMap((document) => textsOf(document).filter(({field}) => !isUnseen(field)));
  // Who has moved changes many sentences, and is told of the old place by a warning.
  const saidOf = (name: string): number =>
    all.filter((text) => saidIn(text).some(({place}) => place === name)).length;
  const known = [district, city].filter((name) => saidOf(name) >= LEAST);
  return pages.flatMap((document) => {
    const twins = pages.filter(({id}) => id === document.id).filter((one) => one !== document);
    const theirs = twins.flatMap(textsOf);
    return textsOf(document).flatMap((text): Problem[] => {
      if (isUnseen(text.field) || text.field.startsWith('areas')) return [];
      const isRight = ({place}: Place): boolean =>
        place === district || place === city || !known.includes(isCity(place) ? city : district);
      const wrong =
        saidIn(text).find((said) => !isRight(said)) ??
        (known.includes(city) ? behindDistrict(text, district, city) : undefined) ??
        (known.length > 1 ? inField(text, theirs, [district, city]) : undefined);
      if (!wrong) return [];
      const {file, field, line} = text;
      const [name, own] = isCity(wrong.place) ? ['city', city] : ['district', district];
      const found = `“${wrong.typed}”, and the ${name} of the house is ${own} (docs/business.yml)`;
      return [{file, field, line, found, remedy: `Write ${own}, or leave it out.`}];
    });
  });
}
