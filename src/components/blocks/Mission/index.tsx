import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** Heading for those who hear the page. */
  readonly title: string;
  /** One paragraph. */
  readonly children: ReactNode;
};

/** What the house is for, as one large paragraph below the hero. */
export default function Mission({title, children}: Props): ReactNode {
  return (
    <section className={clsx('wrap', styles.mission)}>
      <h2 className="visuallyHidden">{title}</h2>
      {children}
    </section>
  );
}
