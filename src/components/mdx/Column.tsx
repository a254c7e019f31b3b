import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Columns.module.css';

/** One of the columns: a heading and what belongs to it. */
export default function Column({
  children,
  heading = 'small',
}: {
  children: ReactNode;
  /** small: headings for lists of facts; large: as large as a section's own. */
  heading?: 'small' | 'large';
}): ReactNode {
  return <div className={clsx(styles.column, heading === 'small' && styles.small)}>{children}</div>;
}
