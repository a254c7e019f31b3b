import clsx from 'clsx';
import type {ReactNode} from 'react';

import tints from '@site/src/css/tints.module.css';
import styles from './Badge.module.css';

type Props = {
  readonly children: ReactNode;
  /** A class of tints.module.css; neutral without one. */
  readonly tint?: string | undefined;
  /** Solid gold, without the lozenge. */
  readonly solid?: boolean;
};

/** A label with a lozenge in its tint. Never a button. */
export default function Badge({children, tint = '', solid = false}: Props): ReactNode {
  return (
    <span
      className={clsx('chamfer chamferButton', styles.badge, solid ? styles.solid : tints[tint])}>
      {!solid && <span className={styles.lozenge} aria-hidden="true" />}
      {children}
    </span>
  );
}
