import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Badge.module.css';

type Props = {
  readonly children: ReactNode;
  /** Class of the tint in the style sheet; an unknown one gets the neutral colour. */
  readonly tint?: string | undefined;
  /** Solid gold, without the lozenge. */
  readonly solid?: boolean;
};

/** A label with a lozenge in its tint. Never a button. */
export default function Badge({children, tint = 'neutral', solid = false}: Props): ReactNode {
  const colour = styles[tint] ?? styles.neutral;
  return (
    <span className={clsx('chamfer chamferButton', styles.badge, solid ? styles.solid : colour)}>
      {!solid && <span className={styles.lozenge} aria-hidden="true" />}
      {children}
    </span>
  );
}
