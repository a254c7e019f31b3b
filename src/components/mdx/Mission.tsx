import type {ReactNode} from 'react';

import TitledSection from '@site/src/components/ui/TitledSection';
import styles from './Mission.module.css';

type Props = {
  /** Heading for those who hear the page. */
  readonly title: string;
  /** One paragraph. */
  readonly children: ReactNode;
};

/** What the house is for, as one large paragraph below the hero. */
export default function Mission({title, children}: Props): ReactNode {
  return (
    <TitledSection title={title} className={styles.mission}>
      {children}
    </TitledSection>
  );
}
