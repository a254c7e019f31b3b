import type {ReactNode} from 'react';

import Section from './Section';
import styles from './Reasons.module.css';

/** Why guests choose the house. Children: a Markdown heading and a list, each item a heading and a sentence. */
export default function Reasons({children}: {children: ReactNode}): ReactNode {
  return (
    <Section>
      <div className={styles.reasons}>{children}</div>
    </Section>
  );
}
