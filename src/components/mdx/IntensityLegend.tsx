import type {ReactNode} from 'react';

import styles from './IntensityLegend.module.css';

/** What the words of the intensity scale mean. Children: Intensity elements. */
export default function IntensityLegend({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.legend}>{children}</dl>;
}
