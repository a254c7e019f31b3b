import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Columns.module.css';

type Props = {
  readonly children: ReactNode;
  /** Which of the two is wider. */
  readonly wide?: 'first' | 'second';
};

/** Two columns on wide screens, stacked on small ones. */
export default function Columns({children, wide = 'first'}: Props): ReactNode {
  return (
    <div className={clsx('split', styles.columns, wide === 'second' && styles.second)}>
      {children}
    </div>
  );
}
