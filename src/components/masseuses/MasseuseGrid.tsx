import masseuses from '@generated/catalogue/default/masseuses.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import MasseuseCard from '@site/src/components/masseuses/MasseuseCard';
import styles from './MasseuseGrid.module.css';

/** Cards of all masseuses, and a panel with the children. */
export default function MasseuseGrid({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={`wrap ${styles.grid}`}>
      {masseuses.map((masseuse) => (
        <MasseuseCard key={masseuse.id} masseuse={masseuse} />
      ))}
      <div className={clsx('stack chamfer chamferPanel', styles.panel)}>
        <img src="/img/tile/panot.svg" alt="" width="136" height="136" loading="lazy" />
        {children}
      </div>
    </div>
  );
}
