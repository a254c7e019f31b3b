/** Paths of fields: lists by position, entries by name. */

/** Writes a path the way a person reads it: `sessions[0].priceEur`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');
}

/** What stands at a path; undefined when there is nothing. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      current !== null && typeof current === 'object'
        ? (current as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );
}

/** `sessions[0].priceEur` as the steps of a path. */
export function stepsOf(field: string): (string | number)[] {
  return field
    .split(/[.[\]]/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
