import type {ReactNode} from 'react';

import Section from './Section';
import styles from './FeatureList.module.css';

type Props = {
  readonly children: ReactNode;
  /** Makes it a section with this heading for screen readers. */
  readonly title?: string;
};

/** A list of three Feature elements. */
export default function FeatureList({children, title}: Props): ReactNode {
  const list = <ul className={styles.triptych}>{children}</ul>;
  if (!title) return list;
  return (
    <Section space="none" title={title}>
      {list}
    </Section>
  );
}
