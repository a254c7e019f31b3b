/** Names of languages in `code.json`, which the code of each tells: “Ingles” is a word of Spanish, and no language; and nationalities. */
import type {ComponentWord} from '../../read/componentWords';
import {folded} from '../../language/inflections';
import {type Problem, quote} from '../../problems';

const LANGUAGE = /^spoken\.([a-z]{2,3})$/;

/** Nationalities are those of masseuses: what ends as a man’s does in a language is none of them. */
const OF_A_MAN: Readonly<Record<string, readonly (readonly [end: RegExp, meant: string])[]>> = {
  es: [
    [/o$/u, 'a'],
    [/ol$/u, 'ola'],
    [/és$/u, 'esa'],
    [/án$/u, 'ana'],
  ],
};

/** The nationality of a man, or undefined. */
export function nationalityFault(
  entry: unknown,
  {id}: ComponentWord,
  locale: string,
): Omit<Problem, 'file' | 'field'> | undefined {
  const message = (entry as {message?: unknown} | null)?.message;
  if (!id.startsWith('nationality.') || typeof message !== 'string') return undefined;
  const typed = message.trim();
  const [end, meant] = (OF_A_MAN[locale] ?? []).find(([ending]) => ending.test(typed)) ?? [];
  if (!end || meant === undefined) return undefined;
  const remedy = `Write “${typed.replace(end, meant)}”: it stands on the cards of masseuses.`;
  return {found: `${quote(message)}, said of a man`, remedy};
}

/** The name of a language without its accents or with a capital that its language does not give it, or undefined. */
export function languageFault(
  entry: unknown,
  {id, message: original}: ComponentWord,
  locale: string,
): Omit<Problem, 'file' | 'field'> | undefined {
  const [, code] = LANGUAGE.exec(id) ?? [];
  const message = (entry as {message?: unknown} | null)?.message;
  if (code === undefined || typeof message !== 'string') return undefined;
  const name = new Intl.DisplayNames([locale], {type: 'language', fallback: 'none'}).of(code);
  const typed = message.trim().toLowerCase();
  if (name && message.trim() !== name && typed === name) {
    return {found: `${quote(message)} with a capital`, remedy: `Write “${name}”.`};
  }
  // With another accent it may be a word of another language, and is told as that.
  const isBare = typed === folded(typed);
  if (!name || !isBare || typed === name.toLowerCase() || typed !== folded(name)) return undefined;
  const remedy = `Did you mean “${name}”? The original reads ${quote(original)}.`;
  return {found: `${quote(message)} without its accent`, remedy};
}
