import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';
import Biography from './Biography';
import styles from './MasseuseCard.module.css';

/** Her biography inside the card, which opens without script as well. */
export default function Story({id}: {id: string}): ReactNode {
  return (
    <details className={styles.story}>
      <summary className={styles.openStory}>
        <Translate id="masseuse.story" description="Opens the biography inside a card" />
        <Icon name="down" />
      </summary>
      <Biography id={id} className={styles.paragraphs} />
    </details>
  );
}
