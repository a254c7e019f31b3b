import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The first known value of a query parameter, or undefined. */
export function choiceFrom<Id extends string>(
  search: string,
  parameter: string,
  known: readonly Id[],
): Id | undefined {
  const values: readonly string[] = new URLSearchParams(search).getAll(parameter);
  return values.flatMap((value) => known.find((id) => id === value) ?? [])[0];
}

/** The query with a value chosen, or without the parameter; other parameters stay as they are. */
export function searchWith(search: string, parameter: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  if (value === undefined) query.delete(parameter);
  else query.set(parameter, value);
  const text = query.toString();
  return text && `?${text}`;
}

/** A choice among the known ones, kept in a query parameter of the address. */
export function useQueryChoice<Id extends string>(parameter: string, known: readonly Id[]) {
  const ready = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  return {
    /** False while prerendering and until hydration: there is no query. */
    ready,
    chosen: ready ? choiceFrom(search, parameter, known) : undefined,
    /** Replaces the current history entry. */
    choose: (id: Id | undefined): void => {
      const {location} = history;
      history.replace({...location, search: searchWith(location.search, parameter, id)});
    },
  };
}
