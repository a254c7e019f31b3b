import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {HIGHEST_MARK} from '@site/src/content/vocabularies';
import styles from './Rating.module.css';

/** The house's own mark, 1 to 5, as lozenges and in words: it does not come from guests. */
export default function Rating({value}: {value: number}): ReactNode {
  return (
    <p className={styles.rating}>
      <svg viewBox={`0 0 ${HIGHEST_MARK * 12} 12`} className={styles.lozenges} aria-hidden="true">
        {Array.from({length: HIGHEST_MARK}, (_, index) => (
          <path
            key={index}
            d={`M${index * 12 + 6} 1.5l4.5 4.5-4.5 4.5-4.5-4.5z`}
            className={index < value ? styles.full : undefined}
          />
        ))}
      </svg>
      {translate(
        {id: 'masseuse.rating', description: 'Rating of a masseuse, given by the house itself'},
        {value, highest: HIGHEST_MARK},
      )}
    </p>
  );
}
