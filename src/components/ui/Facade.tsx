import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Facade.module.css';

type Props = {
  readonly className?: string | undefined;
  /** Whether it stands at the top of its page, and is wanted at once. */
  readonly first?: boolean;
};

/** The drawn façade with its one lit window: the ground behind words on its left. */
export default function Facade({className, first = false}: Props): ReactNode {
  return (
    <div className={clsx(styles.ground, className)}>
      <img
        src="/img/scene/facade.svg"
        alt=""
        width="1600"
        height="860"
        loading={first ? undefined : 'lazy'}
      />
    </div>
  );
}
