import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Columns.module.css';

/** One of the columns. */
export default function Column({
  children,
  heading = 'small',
}: {
  children: ReactNode;
  /** large: as in a Section. */
  heading?: 'small' | 'large';
}): ReactNode {
  return (
    <div className={clsx('prose', styles.column, heading === 'small' && styles.small)}>
      {children}
    </div>
  );
}
