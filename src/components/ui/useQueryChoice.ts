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

type QueryChoice<Id extends string> = {
  /** The value in the address; undefined on the server and until hydration. */
  readonly chosen: Id | undefined;
  /** False on the server and until hydration. */
  readonly ready: boolean;
  /** Puts a choice into the address, or takes it out, without a reload or a new entry in the history. */
  readonly choose: (id: Id | undefined) => void;
};

/** A choice that stands in a query parameter of the address, among the known ones. */
export function useQueryChoice<Id extends string>(
  parameter: string,
  known: readonly Id[],
): QueryChoice<Id> {
  // The server knows no query.
  const ready = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  return {
    ready,
    chosen: ready ? choiceFrom(search, parameter, known) : undefined,
    choose: (id) => {
      const {location} = history;
      history.replace({...location, search: searchWith(location.search, parameter, id)});
    },
  };
}
