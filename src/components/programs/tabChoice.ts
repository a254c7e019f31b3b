/** The menu's tabs: what each shows, and where the keys of a tab list lead. */
import type {Program} from '@site/src/content/types';

/** The tab that shows every program. */
export const ALL = 'all';

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
