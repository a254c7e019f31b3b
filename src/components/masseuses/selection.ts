/** The name of the query parameter that asks for a profile: `?selected=noa`. */
export const SELECTED = 'selected';

/** What follows the page's path in the address of a profile. */
export function selectionOf(id: string): string {
  return `?${SELECTED}=${id}`;
}

/** Id of the element with the rest of a masseuse's profile, for readers without script; with script there is none. */
export function plainProfileId(id: string): string {
  return `${id}-profile`;
}
