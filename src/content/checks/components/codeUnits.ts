/** Units in entries of `code.json`: one of something, or several behind a placeholder. */
import type {Problem} from '../../problems';

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

type Rule = {readonly pattern: RegExp; readonly meant: string};

const rule = (before: string, typed: string, meant: string): Rule => ({
  pattern: new RegExp(`${before} ${typed}(?![A-Za-zÀ-ɏ])`, 'iu'),
  meant,
});

const RULES: Readonly<Record<string, readonly Rule[]>> = Object.fromEntries(
  Object.entries(UNITS).map(([locale, units]) => [
    locale,
    Object.entries(units).flatMap(([one, several]) => [
      rule(String.raw`(?<![\d.,])1`, several, one),
      rule(SEVERAL, one, several),
    ]),
  ]),
);

/** “1 años”, “{years} año”; undefined where the unit goes with its number. */
export function unitFault(
  text: string,
  locale: string,
): Omit<Problem, 'file' | 'field'> | undefined {
  for (const {pattern, meant} of RULES[locale] ?? []) {
    const match = pattern.exec(text);
    if (match) return {found: `“${match[0]}”`, remedy: `Write ${meant}.`};
  }
  return undefined;
}
