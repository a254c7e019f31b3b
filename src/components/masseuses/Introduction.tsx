import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import CallLink from '@site/src/components/mdx/CallLink';
import BookMasseuse from './BookMasseuse';
import Rating from './Rating';
import ShareLink from './ShareLink';
import QuickFacts from './QuickFacts';
import styles from './Introduction.module.css';

type Props = {readonly masseuse: MasseuseSummary; readonly headingId: string};

/** Name, mark, first words, four facts, and how to book her or pass her page on. */
export default function Introduction({masseuse, headingId}: Props): ReactNode {
  const {name, rating, description} = masseuse;
  return (
    <div className={styles.introduction}>
      <h2 id={headingId} className={styles.name} translate="no" tabIndex={-1}>
        {name}
      </h2>
      <Rating value={rating} />
      <p className="lead">{description}</p>
      <QuickFacts masseuse={masseuse} />
      <div className="row">
        <BookMasseuse name={name} look="solid" />
        <CallLink />
      </div>
      <ShareLink masseuse={masseuse} />
    </div>
  );
}
