import type {ReactNode} from 'react';

import Section from '@site/src/components/blocks/Section';
import styles from './styles.module.css';

/** Why guests choose the house. Children: a Markdown heading and a list, each item a heading and a sentence. */
export default function Reasons({children}: {children: ReactNode}): ReactNode {
  return (
    <Section>
      <div className={styles.reasons}>{children}</div>
    </Section>
  );
}
