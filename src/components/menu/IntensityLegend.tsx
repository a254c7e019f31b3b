import type {ReactNode} from 'react';

import styles from './IntensityLegend.module.css';

/** A list of Intensity elements. */
export default function IntensityLegend({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.legend}>{children}</dl>;
}
