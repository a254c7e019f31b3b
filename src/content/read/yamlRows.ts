/** What a row of YAML shows by itself. */

/** An empty row, or a note. */
export const isSilent = (row: string): boolean => /^\s*(?:#.*)?$/.test(row);
/** How many blanks it begins with. */
export const depthOf = (row: string): number => /^ */.exec(row)?.[0].length ?? 0;
export const isEntry = (row: string): boolean => /^ *- /.test(row);
/** Where the name of a field begins, or the value of an entry. */
export const columnOf = (row: string): number => depthOf(row) + (isEntry(row) ? 2 : 0);
