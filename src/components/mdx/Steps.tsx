import type {ReactNode} from 'react';

import styles from './Steps.module.css';

/** Steps with large italic numerals. Children: a numbered Markdown list, each entry opening in bold. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
