import type {ReactNode} from 'react';

import {splitName} from './splitName';

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
