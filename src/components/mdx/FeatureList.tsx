import type {ReactNode} from 'react';

import Section from './Section';
import styles from './FeatureList.module.css';

type Props = {
  readonly children: ReactNode;
  /** Heading for screen readers. Leave it out where the section around has a heading of its own. */
  readonly title?: string;
};

/** Three features between rules: Feature elements. With a title it is a section of its own. */
export default function FeatureList({children, title}: Props): ReactNode {
  const list = <ul className={styles.triptych}>{children}</ul>;
  if (!title) return list;
  return (
    <Section space="none" title={title}>
      {list}
    </Section>
  );
}
