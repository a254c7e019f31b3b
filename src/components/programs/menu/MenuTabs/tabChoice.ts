/** The menu's tabs and how an address chooses one. */
import type {Program} from '@site/src/content/types';

/** The tab that shows every program. */
export const ALL = 'all';

/** The name of the query parameter that chooses a tab: `?tab=premium`. */
const PARAMETER = 'tab';

/** The tab an address asks for; every program for an unknown tab, or for none. */
export function tabOf(search: string, tabs: readonly string[]): string {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return tabs.find((tab) => tab === wanted) ?? ALL;
}

/** The query of an address with a tab chosen; other parameters stay as they are. */
export function searchOf(tab: string, search: string): string {
  const query = new URLSearchParams(search);
  if (tab === ALL) query.delete(PARAMETER);
  else query.set(PARAMETER, tab);
  const text = query.toString();
  return text && `?${text}`;
}

/** How many programs a tab shows. */
export function countOf(tab: string, programs: readonly Pick<Program, 'category'>[]): number {
  return tab === ALL ? programs.length : programs.filter(({category}) => category === tab).length;
}

/** Where a key moves to among `length` tabs in a ring, from the tab at `index`; undefined for other keys. */
export function tabForKey(key: string, index: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % length;
    case 'ArrowLeft':
      return (index - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
