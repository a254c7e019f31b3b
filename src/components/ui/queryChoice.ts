/** A choice among a few that stands in the query of an address: a tab, a filter, a profile. */

/** The first known value of a parameter; undefined where the address asks for none, or for another. */
export function choiceFrom<Id extends string>(
  search: string,
  parameter: string,
  known: readonly Id[],
): Id | undefined {
  const asked: readonly string[] = new URLSearchParams(search).getAll(parameter);
  return asked.flatMap((value) => known.find((id) => id === value) ?? [])[0];
}

/** The query with a value chosen, or without the parameter; other parameters stay as they are. */
export function searchWith(search: string, parameter: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  if (value === undefined) query.delete(parameter);
  else query.set(parameter, value);
  const text = query.toString();
  return text && `?${text}`;
}
