import type {ReactNode} from 'react';

import Static from '@site/src/components/ui/Static';
import styles from './SplitHeading.module.css';

/** A heading with its paragraph at the right. Children: a Markdown heading and a paragraph. */
export default function SplitHeading({children}: {children: ReactNode}): ReactNode {
  return (
    <Static as="div" className={`split ${styles.heading}`}>
      {children}
    </Static>
  );
}
