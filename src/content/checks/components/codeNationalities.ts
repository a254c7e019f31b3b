/** Nationalities in `code.json`, which stand on the cards of masseuses. */
import type {ComponentWord} from '../../read/componentWords';
import {type Problem, quote} from '../../problems';

/** By language, how that of a man ends, and what it is of a woman. */
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
