import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './Unavailable.module.css';

/**
 * The address, on every page, of the sentence that something cannot be had: for `data-needs-script`
 * of a button that leads nowhere else without script.
 */
export const SENTENCE = '#unavailable';

/** Name of what loads the whole page again. */
export function reloadLabel(): string {
  return translate({id: 'error.reload', description: 'Loads the whole page again'});
}

/**
 * One sentence, and a way to load the page again, where script has not come. It stands in every page,
 * unseen until the boot script leads to it.
 */
export default function Unavailable(): ReactNode {
  return (
    <p id={SENTENCE.slice(1)} className={styles.unavailable} role="status">
      {translate({
        id: 'notifications.unavailable',
        description: 'When what a visitor pressed cannot be loaded; one calm sentence',
      })}{' '}
      <a href="">{reloadLabel()}</a>
    </p>
  );
}
