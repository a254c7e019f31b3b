import {translate} from '@docusaurus/Translate';
import masseuses from '@generated/catalogue/default/masseuses.json';
import type {ReactNode} from 'react';

import {EmblemCard} from '@site/src/components/masseuses/Emblem';
import styles from './OutcallMasseuses.module.css';

/** The masseuses who do outcall, in a row that scrolls on small screens. */
export default function OutcallMasseuses(): ReactNode {
  const label = translate({
    id: 'outcall.travellers',
    message: 'Masseuses who travel to hotels',
    description: 'Outcall page: name of the row of masseuses, for screen readers',
  });
  return (
    <div className={styles.shelf} role="group" aria-label={label} tabIndex={0}>
      <ul className={styles.row}>
        {masseuses
          .filter(({outcall}) => outcall)
          .map((masseuse) => (
            <li key={masseuse.id}>
              <EmblemCard
                masseuse={masseuse}
                sizes="(min-width: 96rem) 12rem, (min-width: 76rem) 12vw, 14rem"
              />
            </li>
          ))}
      </ul>
    </div>
  );
}
