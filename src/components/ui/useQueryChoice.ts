import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

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

type QueryChoice<Id extends string> = {
  /** What the address asks for; nothing on the server and in the first render after it. */
  readonly chosen: Id | undefined;
  /** False while the address may not be read yet. */
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
