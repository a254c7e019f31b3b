/** Reads the order of pages and programs from `sidebars.ts`. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = SidebarsConfig[string] | undefined;

/** Document ids of one sidebar. */
const idsIn = (items: Items): string[] =>
  Array.isArray(items) ? items.filter((item): item is string => typeof item === 'string') : [];

/** Document ids of all sidebars, in their order. */
export const orderOf = (sidebars: SidebarsConfig): string[] =>
  Object.values(sidebars).flatMap(idsIn);

/** Document ids of the pages that stand in the footer alone: the sidebar `more`. */
export const footerOnlyOf = ({more}: SidebarsConfig): string[] => idsIn(more);
