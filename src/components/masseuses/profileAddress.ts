/** Query parameter of a profile: `?selected=noa`. */
export const SELECTED_PARAMETER = 'selected';

export function selectionOf(id: string): string {
  return `?${SELECTED_PARAMETER}=${id}`;
}

/** History state of the link from a profile back to the list, whose scroll position is restored. */
export const RETURN_STATE = {returns: true} as const;

export function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returns' in state;
}
