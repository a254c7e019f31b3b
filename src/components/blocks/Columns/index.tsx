import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** Two Column elements, or any two elements. */
  readonly children: ReactNode;
  /** Which of the two is wider. */
  readonly wide?: 'first' | 'second';
};

/** Two columns on wide screens, one below the other on small ones. */
export default function Columns({children, wide = 'first'}: Props): ReactNode {
  return <div className={clsx(styles.columns, wide === 'second' && styles.second)}>{children}</div>;
}

/** One of the columns: a heading and what belongs to it. */
export function Column({
  children,
  heading = 'small',
}: {
  children: ReactNode;
  /** small: headings for lists of facts; large: as large as a section's own. */
  heading?: 'small' | 'large';
}): ReactNode {
  return <div className={clsx(styles.column, heading === 'small' && styles.small)}>{children}</div>;
}
