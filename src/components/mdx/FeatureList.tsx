import type {ReactNode} from 'react';

import TitledSection, {type Titled} from '@site/src/components/ui/TitledSection';
import styles from './FeatureList.module.css';

/**
 * Three features between rules: Feature elements, best three of them. With a title it is a section of
 * its own, as wide as the page's text.
 */
export default function FeatureList({children, title}: Titled): ReactNode {
  return (
    <TitledSection title={title}>
      <ul className={styles.triptych}>{children}</ul>
    </TitledSection>
  );
}
