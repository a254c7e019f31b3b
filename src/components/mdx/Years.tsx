import type {ReactNode} from 'react';

import styles from './Years.module.css';

/**
 * The years of the house between hairlines. Children: a Markdown list whose entries are a year
 * in italics, a title in bold and a sentence of plain text.
 */
export default function Years({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.years}>{children}</div>;
}
