import masseuses from '@generated/catalogue/default/masseuses.json';
import type {ReactNode} from 'react';

import {specialtyLabels} from '@site/src/components/labels/masseuseLabels';
import EmblemCard from '@site/src/components/masseuses/EmblemCard';
import ProfilesPanel from '@site/src/components/masseuses/ProfilesPanel';
import lastPlace from './EmblemGridLastPlace.module.css';
import styles from './EmblemGrid.module.css';

/** How many of a masseuse's specialties a card names. */
const SPECIALTIES = 2;

/**
 * Every masseuse by her emblem, closed by a panel that leads to the profiles and takes what is
 * left of the last row. Children: the sentence on the panel.
 */
export default function EmblemGrid({children}: {children: ReactNode}): ReactNode {
  const labels = specialtyLabels();
  return (
    <ul className={styles.grid}>
      {masseuses.map((masseuse) => (
        <li key={masseuse.id}>
          <EmblemCard
            masseuse={masseuse}
            sizes="(width >= 90rem) 20rem, (width >= 68rem) 23vw, (width >= 48rem) 29vw, 44vw">
            <span className={styles.specialties}>
              {masseuse.specialties.slice(0, SPECIALTIES).map((specialty) => (
                <span key={specialty}>{labels[specialty]} </span>
              ))}
            </span>
          </EmblemCard>
        </li>
      ))}
      <li className={lastPlace.last}>
        <ProfilesPanel>{children}</ProfilesPanel>
      </li>
    </ul>
  );
}
