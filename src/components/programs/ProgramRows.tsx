import type {ReactNode} from 'react';

import {lowestPriceEur} from '@site/src/content/browser/derive';
import type {Program} from '@site/src/content/browser/types';
import Amount from '@site/src/components/labels/Amount';
import PageLink from '@site/src/components/links/PageLink';
import ProgramName from './ProgramName';
import styles from './ProgramRows.module.css';

type Props = {
  readonly programs: readonly Pick<Program, 'id' | 'documentId' | 'name' | 'sessions'>[];
};

/** Programs as links with tile, name and lowest price. */
export default function ProgramRows({programs}: Props): ReactNode {
  return (
    <ul className="ledger">
      {programs.map((program) => {
        const {id, documentId, name, sessions} = program;
        const euros = lowestPriceEur(program);
        return (
          <li key={id}>
            <PageLink page={documentId} className={styles.row}>
              <img src={`/img/tile/${id}.svg`} alt="" width="52" height="52" loading="lazy" />
              <ProgramName name={name} />{' '}
              {euros !== undefined && <Amount euros={euros} from={sessions.length > 1} />}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
