import programs from '@generated/catalogue/default/programSummaries.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {lowestPriceEur, relatedPrograms} from '@site/src/content/derive';
import type {Program} from '@site/src/content/types';
import PageLink from '@site/src/components/links/PageLink';
import Price from '@site/src/components/facts/Price';
import {atRoot} from '@site/src/content/siteRoot';
import styles from './styles.module.css';

/** The programs nearest to this one, each with its tile, name and lowest price. */
export default function RelatedPrograms({program}: {program: Program}): ReactNode {
  return (
    <section className={styles.related}>
      <h2>
        <Translate id="program.related" description="Heading of related programs">
          You may also like
        </Translate>
      </h2>
      <ul className="ledger">
        {relatedPrograms(program, programs).map((other) => {
          const price = lowestPriceEur(other);
          return (
            <li key={other.id}>
              <PageLink page={other.documentId} className={styles.link}>
                <img
                  src={atRoot(`/img/tile/${other.id}.svg`)}
                  alt=""
                  width="52"
                  height="52"
                  loading="lazy"
                />
                <span>{other.name}</span>
                {price !== undefined && <Price euros={price} from={other.sessions.length > 1} />}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
