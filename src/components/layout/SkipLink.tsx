import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the navigation, to the page's content. */
export default function SkipLink(): ReactNode {
  return (
    <a className={styles.skip} href="#main">
      <Translate id="frame.skip" description="Skip link, first on every page" />
    </a>
  );
}
