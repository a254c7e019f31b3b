import type {ReactNode} from 'react';

import ReachLine from '@site/src/components/contact/ContactMethod';
import {useApplicationLetter} from '../useApplicationLetter';

/** The large line of a ReachList that opens the e-mail of an application. */
export default function ApplyLine({children}: {children: ReactNode}): ReactNode {
  return (
    <ReachLine name="casting" letter={useApplicationLetter()}>
      {children}
    </ReachLine>
  );
}
