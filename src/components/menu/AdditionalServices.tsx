import type {ReactNode} from 'react';

import styles from './AdditionalServices.module.css';

/** What can be added to any program (Service elements). */
export default function AdditionalServices({children}: {children: ReactNode}): ReactNode {
  return <div className={`split ${styles.services}`}>{children}</div>;
}
