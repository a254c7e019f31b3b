import type {ReactNode} from 'react';

import ContactMethod from '@site/src/components/contact/ContactMethod';
import {useApplicationLetter} from '../useApplicationLetter';

/** The large line of a ContactMethods that opens the e-mail of an application. */
export default function ApplyLine({children}: {children: ReactNode}): ReactNode {
  return (
    <ContactMethod name="casting" letter={useApplicationLetter()}>
      {children}
    </ContactMethod>
  );
}
