import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Says that the house is open, beside a lozenge that breathes like a lamp. */
export default function OpenNow(): ReactNode {
  return (
    <p className={styles.open}>
      <Translate id="home.open" description="Beside the lit lozenge of the home page">
        Open now, and all night
      </Translate>
    </p>
  );
}
