/** Names of languages in `code.json`, which the code of each tells: “Ingles” is a word of Spanish, and no language. */
import type {ComponentWord} from '../../read/componentWords';
import {folded} from '../../language/inflections';
import {type Problem, quote} from '../../problems';
import {languageNamesOf} from '../statements/languageNames';

const LANGUAGE = /^spoken\.([a-z]{2,3})$/;

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
  if (name && typed !== name.toLowerCase() && languageNamesOf(locale).has(typed)) {
    return {found: `${quote(message)}, which is another language`, remedy: `Write “${name}”.`};
  }
  // With another accent it may be a word of another language, and is told as that.
  const isBare = typed === folded(typed);
  if (!name || !isBare || typed === name.toLowerCase() || typed !== folded(name)) return undefined;
  const remedy = `Did you mean “${name}”? The original reads ${quote(original)}.`;
  return {found: `${quote(message)} without its accent`, remedy};
}
