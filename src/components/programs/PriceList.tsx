import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import PriceRow from './PriceRow';
import styles from './PriceList.module.css';

type Props = {
  readonly program: Pick<Program, 'name' | 'sessions'>;
  /** Small screens show the first session; the others are one tap away. */
  readonly foldOnSmallScreens?: boolean;
};

/** Lengths and prices of a program's sessions. Each row opens a chat that names program and length. */
export default function PriceList({program, foldOnSmallScreens = false}: Props): ReactNode {
  const rows = program.sessions.map((session) => (
    <PriceRow key={session.minutes} program={program.name} {...session} />
  ));
  const folds = foldOnSmallScreens && rows.length > 1;
  if (!folds) return <ul className={styles.prices}>{rows}</ul>;
  return (
    <>
      <ul className={clsx(styles.prices, 'wideScreensOnly')}>{rows}</ul>
      <div className="smallScreensOnly">
        <ul className={styles.prices}>{rows.slice(0, 1)}</ul>
        <details className={styles.more}>
          <summary>
            <Translate
              id="menu.moreSessions"
              description="Opens the program’s other lengths and prices"
            />
          </summary>
          <ul className={styles.prices}>{rows.slice(1)}</ul>
        </details>
      </div>
    </>
  );
}
