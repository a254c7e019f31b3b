import type {ReactNode} from 'react';

import ContactMethod from './ContactMethod';
import {useApplicationLetter} from '@site/src/components/labels/applicationLetter';

/** The large line of a ContactMethods that opens the e-mail of an application. */
export default function ApplyLine({children}: {children: ReactNode}): ReactNode {
  return (
    <ContactMethod name="casting" letter={useApplicationLetter()}>
      {children}
    </ContactMethod>
  );
}
