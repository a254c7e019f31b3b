import type {ReactNode} from 'react';

import styles from './Values.module.css';

/**
 * What the house holds to: a heading on the left, a numbered list on the right, on wide screens
 * in two columns. Children: a Markdown heading of the second level and a numbered list whose
 * entries begin with a bold word.
 */
export default function Values({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.values}>{children}</div>;
}
