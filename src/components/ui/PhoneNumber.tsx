import type {ReactNode} from 'react';

import Verbatim from './Verbatim';
import styles from './PhoneNumber.module.css';

/**
 * A telephone number in a sentence or after a label: on one line, unless the page's text is enlarged.
 */
export default function PhoneNumber({children}: {readonly children: string}): ReactNode {
  return <Verbatim className={styles.number}>{children}</Verbatim>;
}
