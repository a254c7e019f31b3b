import clsx from 'clsx';
import type {ReactNode} from 'react';

import emblem from './EmblemFigure.module.css';
import styles from './Profile.module.css';

/** The outline of a profile, in the place where its emblem will be. */
export default function Placeholder(): ReactNode {
  return (
    <div className={`wrap ${styles.profile}`}>
      <div className={styles.back} />
      <div className={styles.columns}>
        <div className={clsx('chamfer chamferBorder', emblem.emblem, emblem.outline)} />
      </div>
    </div>
  );
}
