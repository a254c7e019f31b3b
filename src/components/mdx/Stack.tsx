import type {ReactNode} from 'react';

import styles from './Stack.module.css';

/** Blocks below one another at an even distance; a heading stands nearer to what it names. */
export default function Stack({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.stack}>{children}</div>;
}
