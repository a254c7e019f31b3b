/** Words of components, and what a rule says of the entries that translate them. */
import type {Problem} from '../../../../../src/content/problems';
import type {ComponentWord} from '../../../../../src/content/read/componentWords';

/** English words in the code of a component. */
export const word = (message: string, id = 'menu.title', line = 1): ComponentWord => ({
  id,
  message,
  file: 'src/components/Menu.tsx',
  line,
});

/** What is wrong, and what to do. */
export const saidOf = (fault?: Pick<Problem, 'found' | 'remedy'>): string | undefined =>
  fault && `${fault.found} | ${fault.remedy}`;

/** An entry of code.json: its id, its original, its translation. */
export type Entry = readonly [id: string, original: string, message: unknown];

/** The translations by their ids, and the English words. */
export const entries = (
  all: readonly Entry[],
): {value: Record<string, unknown>; words: ComponentWord[]} => ({
  value: Object.fromEntries(all.map(([id, , message]) => [id, {message}])),
  words: all.map(([id, original]) => word(original, id)),
});
