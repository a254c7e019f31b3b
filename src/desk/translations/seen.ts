/** Which texts somebody means who says that they are still right. */
import {didYouMean} from '../../content/closest';
import {placeOf} from './report';
import type {State, Status} from './status';

/** Ways of naming a text: as the overview prints it, its file, its original's file, its id. */
const namesOf = (status: Status, english: string): readonly string[] => [
  placeOf(status),
  status.id,
  ...(status.file.endsWith('.mdx') ? [status.file, `${english}/${status.id}.mdx`] : []),
];

const WHY_NOT: Partial<Readonly<Record<State, string>>> = {
  current: 'is up to date: there is nothing to record.',
  missing: 'is not translated yet.',
  marked: 'still holds words to be written.',
  orphaned: 'has no original of its name: delete it, or rename it as its original.',
};

/** The texts that are meant, or a sentence for the first name that means none. `english`: folder of the originals. */
export function meantBy(
  names: readonly string[],
  statuses: readonly Status[],
  english: string,
): readonly Status[] | string {
  const meant: Status[] = [];
  for (const given of names) {
    const name = given.replace(/^\.\//, '').replaceAll('\\', '/');
    const found = statuses.filter((status) => namesOf(status, english).includes(name));
    const [first] = found;
    if (!first) {
      const all = statuses.flatMap((status) => namesOf(status, english));
      return `There is no text "${name}". ${didYouMean(name, [...new Set(all)])}`.trim();
    }
    const open = found.filter(({state}) => state === 'stale' || state === 'unknown');
    if (open.length > 1) {
      return `"${name}" is stale in several languages. Say which: ${open.map((status) => `"${placeOf(status)}"`).join(', ')}.`;
    }
    const [one] = open;
    if (!one) return `${placeOf(first)} ${WHY_NOT[first.state] ?? ''}`.trim();
    meant.push(one);
  }
  return meant;
}
