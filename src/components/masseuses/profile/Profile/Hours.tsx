import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Masseuse} from '@site/src/content/types';
import Week from '../../week/Week';
import styles from './styles.module.css';

/** Her working week under its heading. */
export default function Hours({availability}: Pick<Masseuse, 'availability'>): ReactNode {
  return (
    <section className={styles.hours}>
      <h3>
        <Translate id="masseuse.hours" description="Heading above a masseuse's working week">
          When she is here
        </Translate>
      </h3>
      <Week availability={availability} />
    </section>
  );
}
