import type {ReactNode} from 'react';

import TitledSection from '@site/src/components/ui/TitledSection';
import styles from './styles.module.css';

export {default as Feature} from './Feature';

type Props = {
  /** Feature elements, best three of them. */
  readonly children: ReactNode;
  /** Heading for those who hear the page. Leave it out where the section around has a heading of its own. */
  readonly title?: string;
};

/** Three benefits between rules. With a title it is a section of its own, as wide as the page's text. */
export default function FeatureList({children, title}: Props): ReactNode {
  return (
    <TitledSection title={title}>
      <ul className={styles.triptych}>{children}</ul>
    </TitledSection>
  );
}
