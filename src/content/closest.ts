/** Suggestions for misspelt names: only when they are really close. */
import leven from 'leven';

import {plainLetters} from './plainName';

/** How many letters may differ: few in a short word, where almost everything is near everything. */
function tolerance({length}: string): number {
  if (length < 4) return 1;
  return length < 8 ? 2 : 3;
}

/** Words of other languages for what fields call in English: nobody has to know that they are English. */
const TRANSLATED: Readonly<Record<string, string>> = {
  lun: 'mon',
  mar: 'tue',
  mie: 'wed',
  jue: 'thu',
  vie: 'fri',
  sab: 'sat',
  dom: 'sun',
  lunes: 'mon',
  martes: 'tue',
  miercoles: 'wed',
  jueves: 'thu',
  viernes: 'fri',
  sabado: 'sat',
  domingo: 'sun',
  monday: 'mon',
  tuesday: 'tue',
  wednesday: 'wed',
  thursday: 'thu',
  friday: 'fri',
  saturday: 'sat',
  sunday: 'sun',
  titulo: 'title',
  descripcion: 'description',
  'palabras clave': 'keywords',
  palabrasclave: 'keywords',
  etiqueta: 'label',
  direccion: 'slug',
  nombre: 'name',
  subtitulo: 'subtitle',
  resumen: 'summary',
  especialidades: 'specialties',
  personalidad: 'personality',
};

/** Two names without the folder or group that both begin with: what is alike there makes nothing near. */
function ownParts(word: string, candidate: string): readonly [string, string] {
  const group = word.slice(0, Math.max(word.lastIndexOf('/'), word.lastIndexOf('.')) + 1);
  const rest = candidate.slice(group.length);
  return candidate.startsWith(group) && !/[/.]/.test(rest)
    ? [word.slice(group.length), rest]
    : [word, candidate];
}

/** The known word closest to a misspelt one, or undefined when none is close. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const wanted = plainLetters(word);
  const translated = TRANSLATED[wanted];
  if (translated && known.includes(translated)) return translated;
  const near = known
    .map((candidate) => {
      const [own, other] = ownParts(wanted, plainLetters(candidate));
      return {candidate, own, other, distance: leven(own, other)};
    })
    .filter(
      ({own, other, distance}) =>
        // More than half of a short word must be right.
        distance <= tolerance(own) && distance * 2 < Math.max(own.length, other.length),
    )
    .sort((a, b) => a.distance - b.distance)[0]?.candidate;
  // "price" for "priceEur": the beginning of one name only.
  const begun =
    wanted.length >= 4
      ? known.filter((candidate) => plainLetters(candidate).startsWith(wanted))
      : [];
  return near ?? (begun.length === 1 ? begun[0] : undefined);
}

/** "Did you mean x? " when there is a close one, otherwise nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = closest(word, known);
  return near ? `Did you mean ${near}? ` : '';
}
