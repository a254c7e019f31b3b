import type {ReactNode} from 'react';

import styles from './PhoneNumber.module.css';

/**
 * A telephone number in a sentence or after a label: on one line, unless the page's text is enlarged, and from left to
 * right in every language.
 */
export default function PhoneNumber({children}: {readonly children: string}): ReactNode {
  return (
    <span translate="no" dir="ltr" className={styles.number}>
      {children}
    </span>
  );
}
