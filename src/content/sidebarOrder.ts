/** Reads the order of pages and programs from `sidebars.ts`. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Document ids of all sidebars, in their order. */
export function orderOf(sidebars: SidebarsConfig): string[] {
  return Object.values(sidebars).flatMap((items) =>
    Array.isArray(items) ? items.filter((item): item is string => typeof item === 'string') : [],
  );
}
