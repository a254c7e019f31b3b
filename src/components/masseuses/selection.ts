/** The name of the query parameter that asks for a profile: `?selected=noa`. */
const PARAMETER = 'selected';

/**
 * The profile that an address asks for: the first `selected` in its query that is a known id.
 * Anything else (an unknown id, markup, nothing) asks for no profile.
 */
export function selectedFrom(search: string, ids: readonly string[]): string | undefined {
  return new URLSearchParams(search).getAll(PARAMETER).find((value) => ids.includes(value));
}

/** What follows the page's path in the address of a profile. */
export function selectionOf(id: string): string {
  return `?${PARAMETER}=${id}`;
}
