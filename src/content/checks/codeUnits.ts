/** Units in entries of `code.json`: one of something, or several behind a placeholder. */
import type {Problem} from '../problems';

/** Units of each language, one and several. */
const UNITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    año: 'años',
    mes: 'meses',
    semana: 'semanas',
    día: 'días',
    hora: 'horas',
    minuto: 'minutos',
    imagen: 'imágenes',
    foto: 'fotos',
  },
};

/** Placeholders of which one alone has an entry of its own, or that are never one. */
const SEVERAL = String.raw`\{(?:years|months|weeks|days|hours|minutes|total|longest|highest)\}`;

/** “1 años”, “{years} año”; undefined where the unit goes with its number. */
export function unitFault(
  text: string,
  locale: string,
): Omit<Problem, 'file' | 'field'> | undefined {
  for (const [one, several] of Object.entries(UNITS[locale] ?? {})) {
    const wrong: readonly (readonly [string, string, string])[] = [
      [String.raw`(?<![\d.,])1 `, several, one],
      [`${SEVERAL} `, one, several],
    ];
    for (const [before, typed, meant] of wrong) {
      const match = new RegExp(`${before}${typed}(?!\\p{L})`, 'iu').exec(text);
      if (match) return {found: `“${match[0]}”`, remedy: `Write ${meant}.`};
    }
  }
  return undefined;
}
