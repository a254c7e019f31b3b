/** Fields of an entry, by name. */
export function pick<Entry extends object, Key extends keyof Entry>(
  entry: Entry,
  keys: readonly Key[],
): Pick<Entry, Key> {
  return Object.fromEntries(
    keys.filter((key) => entry[key] !== undefined).map((key) => [key, entry[key]]),
  ) as Pick<Entry, Key>;
}
