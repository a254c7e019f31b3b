import type {ReactNode} from 'react';

import styles from './SplitHeading.module.css';

/** A heading on the left, its paragraph at the lower right. Children: a Markdown heading and a paragraph. */
export default function SplitHeading({children}: {children: ReactNode}): ReactNode {
  return <div className={`split ${styles.heading}`}>{children}</div>;
}
