import type {ReactNode} from 'react';

import Section from '../mdx/Section';
import styles from './Mission.module.css';

type Props = {
  /** Heading for screen readers. */
  readonly title: string;
  readonly children: ReactNode;
};

/** A large paragraph below the hero. */
export default function Mission({title, children}: Props): ReactNode {
  return (
    <Section space="none" title={title}>
      <div className={styles.mission}>{children}</div>
    </Section>
  );
}
