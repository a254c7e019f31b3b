import type {ReactNode} from 'react';

import {specialtyLabels} from '@site/src/components/labels/masseuseLabels';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import PageLink from '@site/src/components/mdx/PageLink';
import BookMasseuse from './BookMasseuse';
import {selectionOf} from './selection';
import EmblemPicture from './EmblemPicture';
import CardFacts from './CardFacts';
import OpenProfile from './OpenProfile';
import PlainProfile from './PlainProfile';
import Story from './Story';
import styles from './MasseuseCard.module.css';

/** How many specialties stand below the name. */
const FIRST_SPECIALTIES = 2;
const SIZES = '(min-width: 90rem) 27rem, (min-width: 62rem) 30vw, (min-width: 40rem) 46vw, 6.25rem';

/** A masseuse in the list: emblem, facts, description, how to book her, her story. */
export default function MasseuseCard({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {id, name, specialties, description} = masseuse;
  const labels = specialtyLabels();
  return (
    <article id={id} className={styles.card} aria-labelledby={`${id}-name`}>
      <EmblemPicture
        masseuse={masseuse}
        sizes={SIZES}
        alt={masseuse.emblem.alt}
        className={styles.emblem}
      />
      {/* For pointers only: the button below says the same to everybody. */}
      <PageLink
        page="masseuses"
        suffix={selectionOf(id)}
        className={`scriptOnly ${styles.cover}`}
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className={styles.caption}>
        <h2 id={`${id}-name`} translate="no">
          {name}
        </h2>
        <p>
          {specialties
            .slice(0, FIRST_SPECIALTIES)
            .map((specialty) => labels[specialty])
            .join('\u00a0· ')}
        </p>
      </div>
      <CardFacts masseuse={masseuse} />
      <p className={styles.description}>{description}</p>
      <div className={styles.actions}>
        <OpenProfile id={id} name={name} />
        <BookMasseuse name={name} look="quiet" size="small" />
      </div>
      <Story id={id} />
      <PlainProfile masseuse={masseuse} />
    </article>
  );
}
