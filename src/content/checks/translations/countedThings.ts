/** What a text counts, held against its twin: “dos cosas” where the original has “three things”. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {rememberedByText} from '../../remember';
import type {Text} from '../../texts';

/** Things that copy counts, by language; each stands in the place of the same thing in the other one. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'things',
    'times',
    'steps',
    'rules',
    'questions',
    'words',
    'doors',
    'floors',
    'lamps',
    'candles',
    'towels',
    'stones',
    'hands',
    'guests|clients',
    'masseuses',
    'suites',
    'hotels',
    'hours',
    'minutes',
    'days',
    'nights',
    'weeks',
    'months',
    'years',
    'programs',
    'sessions',
    'languages',
    'photos|photographs|pictures',
    'streets',
    'cups',
    'glasses',
    'chairs',
  ],
  es: [
    'cosas',
    'veces',
    'pasos',
    'normas|reglas',
    'preguntas',
    'palabras',
    'puertas',
    'plantas|pisos',
    'lámparas',
    'velas',
    'toallas',
    'piedras',
    'manos',
    'clientes|huéspedes',
    'masajistas',
    'suites',
    'hoteles',
    'horas',
    'minutos',
    'días',
    'noches',
    'semanas',
    'meses',
    'años',
    'programas',
    'sesiones',
    'idiomas|lenguas',
    'fotos|fotografías|imágenes',
    'calles',
    'tazas',
    'copas|vasos',
    'sillas',
  ],
};

type Count = {readonly typed: string; readonly value: number};

/** Each of those words, with its place in the lists. */
const placesOf = (locale: string): ReadonlyMap<string, number> =>
  new Map(
    (THINGS[locale] ?? []).flatMap((nouns, thing) =>
      nouns.split('|').map((noun) => [noun, thing] as const),
    ),
  );

/** By the place of the thing in the lists; those that a text counts twice are left out. */
function countsIn(locale: string): (text: string) => ReadonlyMap<number, Count> {
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
const COUNTS = new Map(Object.keys(THINGS).map((locale) => [locale, countsIn(locale)]));

/** Names the first thing of a text that its original counts otherwise, unless something is told of either already. */
export function checkCountedThings(
  twins: ReadonlyMap<Text, Text>,
  known: readonly Problem[],
): Problem[] {
  const isTold = ({file, line, field}: Text): boolean =>
    known.some((one) => one.file === file && one.line === line && one.field === field);
  return [...twins].flatMap(([text, original]): Problem[] => {
    const [here, there] = [text, original].map(({text: words, locale}) =>
      COUNTS.get(locale)?.(words),
    );
    if (!here || !there || here.size === 0) return [];
    const other = [...here].find(([thing, {value}]) => {
      const said = there.get(thing)?.value;
      return said !== undefined && said !== value;
    });
    if (!other || isTold(text) || isTold(original)) return [];
    const [thing, {typed}] = other;
    const {file, field, line} = text;
    const found = `“${typed}”, and the original has “${there.get(thing)?.typed}”`;
    return [{file, field, line, found, remedy: `Correct it here or in ${original.file}.`}];
  });
}
