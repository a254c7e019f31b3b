import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {ListedProgram} from '@site/src/plugins/catalogue/data';
import PageLink from '@site/src/components/links/PageLink';
import {atRoot} from '@site/src/content/siteRoot';
import IntensityBadge from '../../badges/IntensityBadge';
import RecommendedBadge from '../../badges/RecommendedBadge';
import EntryBooking from './EntryBooking';
import EntryFeatures from './EntryFeatures';
import styles from './styles.module.css';

/** A program on the menu: its tile, what it is, what it includes, what it costs, and two ways on. */
export default function MenuEntry({program}: {program: ListedProgram}): ReactNode {
  const {id, documentId, name, subtitle, summary, intensity, recommended} = program;
  return (
    <article className={clsx('xamfra cutPanel', styles.entry)}>
      <div className={styles.ground}>
        <img
          className={styles.tile}
          src={atRoot(`/img/tile/${id}.svg`)}
          alt=""
          width="272"
          height="272"
          loading="lazy"
        />
      </div>
      <div className={styles.words}>
        <div className={styles.badges}>
          <IntensityBadge intensity={intensity} />
          {recommended && <RecommendedBadge />}
        </div>
        <h3>
          <PageLink page={documentId}>{name}</PageLink>
        </h3>
        <p className="subtitle">{subtitle}</p>
        <p className={styles.summary}>{summary}</p>
        <EntryFeatures program={program} />
      </div>
      <EntryBooking program={program} />
    </article>
  );
}
