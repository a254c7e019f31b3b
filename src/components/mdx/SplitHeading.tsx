import type {ReactNode} from 'react';

import styles from './SplitHeading.module.css';

/** A heading with its paragraph at the right. Children: a Markdown heading and a paragraph. */
export default function SplitHeading({children}: {children: ReactNode}): ReactNode {
  return <div className={`split ${styles.heading}`}>{children}</div>;
}
