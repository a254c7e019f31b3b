import type {ReactNode} from 'react';

type SplitName = {
  readonly first: string;
  /** The word set in gold italics; undefined in a name of a single word. */
  readonly last: string | undefined;
};

/** A program's name, parted before its last word: "Tao de Jade" is "Tao de" and "Jade". */
export function splitName(name: string): SplitName {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return {first: words.join(' '), last};
}

type Props = {
  readonly name: string;
  /** Sets the last of several words apart, in the gold italics of headings. */
  readonly isParted?: boolean;
};

/** A program's name, wherever it stands alone: a browser's translator leaves it as it is. */
export default function ProgramName({name, isParted = false}: Props): ReactNode {
  const {first, last} = isParted ? splitName(name) : {first: name};
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
