import type {ReactNode} from 'react';

/** Splits off the last word: "Tao de", "Jade". */
export function splitName(name: string): readonly [first: string, last?: string] {
  const space = name.lastIndexOf(' ');
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

type Props = {
  readonly name: string;
  /** Emphasizes the last of several words. */
  readonly isSplit?: boolean;
};

/** The name of a program, which the browser does not translate. */
export default function ProgramName({name, isSplit = false}: Props): ReactNode {
  const [first, last] = isSplit ? splitName(name) : [name];
  return (
    <span translate="no">
      {last ? `${first} ` : first}
      {last && <em>{last}</em>}
    </span>
  );
}
