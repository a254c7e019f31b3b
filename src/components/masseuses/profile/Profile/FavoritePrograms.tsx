import programs from '@generated/catalogue/default/programSummaries.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {lowestPriceEur} from '@site/src/content/derive';
import PageLink from '@site/src/components/links/PageLink';
import Price from '@site/src/components/facts/Price';
import {atRoot} from '@site/src/content/siteRoot';
import styles from './styles.module.css';

/** Programs by their ids, in her order, with the lowest price of each. */
export default function FavoritePrograms({ids}: {ids: readonly string[]}): ReactNode {
  const favorites = ids.flatMap((id) => programs.find((program) => program.id === id) ?? []);
  return (
    <section className={styles.part}>
      <h3>
        <Translate id="masseuse.favorites" description="Heading above the programs she likes best">
          Her favourite programs
        </Translate>
      </h3>
      <ul className="ledger">
        {favorites.map((program) => {
          const euros = lowestPriceEur(program);
          return (
            <li key={program.id}>
              <PageLink page={program.documentId} className={styles.program}>
                <img src={atRoot(`/img/tile/${program.id}.svg`)} alt="" width="52" height="52" />
                <span>{program.name}</span>
                {euros !== undefined && <Price euros={euros} from={program.sessions.length > 1} />}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
