import type {ReactNode} from 'react';

import {SENTENCE} from '@site/src/components/pieces/signals';
import {reloadLabel, unavailableText} from '../unavailable';
import styles from './styles.module.css';

/**
 * One sentence, and a way to load the page anew, where no notification can be shown because script
 * has not come. It stands in every page, unseen until the boot script leads to it.
 */
export default function Unavailable(): ReactNode {
  return (
    <p id={SENTENCE.slice(1)} className={styles.unavailable} role="status">
      {unavailableText()} <a href="">{reloadLabel()}</a>
    </p>
  );
}
