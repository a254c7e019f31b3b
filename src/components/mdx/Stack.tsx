import type {ReactNode} from 'react';

import styles from './Stack.module.css';

/** Stacks blocks with equal gaps. */
export default function Stack({children}: {children: ReactNode}): ReactNode {
  return <div className={`prose ${styles.stack}`}>{children}</div>;
}
