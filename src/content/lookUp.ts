/**
 * The value of a name that somebody has typed; undefined for names such as `constructor`, which every object has by
 * inheritance.
 */
export const lookUp = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
