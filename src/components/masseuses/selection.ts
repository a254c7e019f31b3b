/** The name of the query parameter that asks for a profile: `?selected=noa`. */
export const SELECTED = 'selected';

/** What follows the page's path in the address of a profile. */
export function selectionOf(id: string): string {
  return `?${SELECTED}=${id}`;
}

/** History state of the link from a profile back to the list, which is shown where it was left. */
export const RETURN = {returns: true} as const;

/** Whether a history state is `RETURN`. */
export function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returns' in state;
}
