/** Id of the element with the rest of a masseuse's profile, for readers without script. */
export function plainProfileId(id: string): string {
  return `${id}-profile`;
}
