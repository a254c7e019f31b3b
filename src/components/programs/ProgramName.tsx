import type {ReactNode} from 'react';

/** A program's name before its last word, and that word: "Tao de Jade" is "Tao de" and "Jade". */
export function splitName(name: string): readonly [first: string, last?: string] {
  const space = name.lastIndexOf(' ');
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

type Props = {
  readonly name: string;
  /** Sets the last of several words apart, in the gold italics of headings. */
  readonly isSplit?: boolean;
};

/** A program's name, wherever it stands alone: a browser's translator leaves it as it is. */
export default function ProgramName({name, isSplit = false}: Props): ReactNode {
  const [first, last] = isSplit ? splitName(name) : [name];
  return (
    <span translate="no">
      {first}
      {last && (
        <>
          {' '}
          <em>{last}</em>
        </>
      )}
    </span>
  );
}
