/** The name of the query parameter that asks for a profile: `?selected=noa`. */
export const SELECTED = 'selected';

/** What follows the page's path in the address of a profile. */
export function selectionOf(id: string): string {
  return `?${SELECTED}=${id}`;
}
