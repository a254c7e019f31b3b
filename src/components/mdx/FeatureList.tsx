import type {ReactNode} from 'react';

import Section from './Section';
import Static from '@site/src/components/ui/Static';
import styles from './FeatureList.module.css';

type Props = {
  readonly children: ReactNode;
  /** Makes it a section with this heading for screen readers. */
  readonly title?: string;
};

/** A list of three Feature elements. */
export default function FeatureList({children, title}: Props): ReactNode {
  const list = (
    <Static as="ul" className={styles.triptych}>
      {children}
    </Static>
  );
  if (!title) return list;
  return (
    <Section space="none" title={title}>
      {list}
    </Section>
  );
}
