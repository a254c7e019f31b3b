import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {
  experienceLabel,
  nationalityLabels,
  specialtyLabels,
} from '@site/src/components/labels/masseuseLabels';
import Rating from './Rating';
import styles from './CardFacts.module.css';

/** The house's mark and the facts of a card, in three quiet lines. */
export default function CardFacts({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {age, experienceYears, languages, nationality, rating, specialties} = masseuse;
  const labels = specialtyLabels();
  return (
    <div className={styles.facts}>
      <Rating value={rating} />
      <p>
        {`${nationalityLabels()[nationality]}, ${age}\u00a0· ${experienceLabel(experienceYears)}`}
        <span className="visuallyHidden">
          {' '}
          <Translate id="masseuse.experience" description="Read aloud after '3+ years'" />
        </span>
      </p>
      <p>
        <Translate
          id="masseuse.speaks"
          description="Languages of a masseuse"
          values={{languages: languages.list}}
        />
      </p>
      <p>
        <span className="visuallyHidden">
          <Translate
            id="masseuse.specialties"
            description="Read aloud before her specialties"
          />{' '}
        </span>
        {specialties.map((specialty) => labels[specialty]).join('\u00a0· ')}
      </p>
    </div>
  );
}
