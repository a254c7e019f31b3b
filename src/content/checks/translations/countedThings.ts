/** What a text counts, held against its twin: “dos cosas” where the original has “three things”. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {rememberedByText} from '../../remember';
import type {Text} from '../../texts';
import {isElsewhere} from '../precedence';
import {otherLarge} from './largeNumbers';

/** Things that copy counts, as each language calls them. */
const THINGS = [
  {en: 'things', es: 'cosas'},
  {en: 'times', es: 'veces'},
  {en: 'steps', es: 'pasos'},
  {en: 'rules', es: 'normas|reglas'},
  {en: 'questions', es: 'preguntas'},
  {en: 'words', es: 'palabras'},
  {en: 'doors', es: 'puertas'},
  {en: 'floors', es: 'plantas|pisos'},
  {en: 'lamps', es: 'lámparas'},
  {en: 'candles', es: 'velas'},
  {en: 'towels', es: 'toallas'},
  {en: 'stones', es: 'piedras'},
  {en: 'hands', es: 'manos'},
  {en: 'guests|clients', es: 'clientes|huéspedes'},
  {en: 'masseuses', es: 'masajistas'},
  {en: 'suites', es: 'suites'},
  {en: 'hotels', es: 'hoteles'},
  {en: 'hours', es: 'horas'},
  {en: 'minutes', es: 'minutos'},
  {en: 'days', es: 'días'},
  {en: 'nights', es: 'noches'},
  {en: 'weeks', es: 'semanas'},
  {en: 'months', es: 'meses'},
  {en: 'years', es: 'años'},
  {en: 'programs', es: 'programas'},
  {en: 'sessions', es: 'sesiones'},
  {en: 'languages', es: 'idiomas|lenguas'},
  {en: 'photos|photographs|pictures', es: 'fotos|fotografías|imágenes'},
  {en: 'streets', es: 'calles'},
  {en: 'cups', es: 'tazas'},
  {en: 'glasses', es: 'copas|vasos'},
  {en: 'chairs', es: 'sillas'},
] as const;

type Count = {readonly typed: string; readonly value: number};

type Language = keyof (typeof THINGS)[number];

/** Each of those words, with the place of its thing. */
const placesOf = (locale: Language): ReadonlyMap<string, number> =>
  new Map(
    THINGS.flatMap((nouns, thing) =>
      nouns[locale].split('|').map((noun) => [noun, thing] as const),
    ),
  );

/** By the place of the thing in the lists; those that a text counts twice are left out. */
function countsIn(locale: Language): (text: string) => ReadonlyMap<number, Count> {
  const places = placesOf(locale);
  const counted = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${numberPattern(locale)}) ([a-záéíóúñ]+)(?![A-Za-zÀ-ɏ-])`,
    'giu',
  );
  return rememberedByText((text) => {
    const counts = new Map<number, Count>();
    const twice = new Set<number>();
    for (const [typed, number = '', noun = ''] of text.matchAll(counted)) {
      const thing = places.get(noun.toLowerCase());
      if (thing === undefined) continue;
      if (counts.has(thing)) twice.add(thing);
      counts.set(thing, {typed, value: valueOf(number, locale)});
    }
    for (const thing of twice) counts.delete(thing);
    return counts;
  });
}
const COUNTS = new Map<string, ReturnType<typeof countsIn>>([
  ['en', countsIn('en')],
  ['es', countsIn('es')],
]);

/** Names the first thing of a text that its original counts otherwise, unless something is told of either already. */
export function checkCountedThings(
  twins: ReadonlyMap<Text, Text>,
  known: readonly Problem[],
): Problem[] {
  const isUntold = isElsewhere(known);
  return [...twins].flatMap(([text, original]): Problem[] => {
    const [here, there] = [text, original].map(({text: words, locale}) =>
      COUNTS.get(locale)?.(words),
    );
    if (!here || !there) return [];
    const [thing, count] =
      [...here].find(([one, {value}]) => {
        const said = there.get(one)?.value;
        return said !== undefined && said !== value;
      }) ?? [];
    const other =
      count && thing !== undefined
        ? {typed: count.typed, meant: there.get(thing)?.typed}
        : otherLarge(text, original);
    if (!other || ![text, original].every(isUntold)) return [];
    const {file, field, line} = text;
    const found = `“${other.typed}”, and the original has “${other.meant}”`;
    return [{file, field, line, found, remedy: `Correct it here or in ${original.file}.`}];
  });
}
