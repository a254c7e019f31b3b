import clsx from 'clsx';
import {type ReactNode, memo} from 'react';

import type {ListedProgram} from '@site/src/plugins/catalogue/data';
import PageLink from '@site/src/components/links/PageLink';
import ProgramName from '../../ProgramName';
import ProgramTile from '../../ProgramTile';
import ProgramBadges from '../../badges/ProgramBadges';
import EntryBooking from './EntryBooking';
import EntryFeatures from './EntryFeatures';
import styles from './styles.module.css';

/** A program on the menu: its tile, what it is, what it includes, what it costs, and two ways on. */
function MenuEntry({program}: {program: ListedProgram}): ReactNode {
  const {id, documentId, name, subtitle, summary} = program;
  return (
    <article className={clsx('xamfra cutPanel', styles.entry)}>
      <ProgramTile id={id} />
      <div className={styles.words}>
        <ProgramBadges program={program} />
        <h3>
          <PageLink page={documentId}>
            <ProgramName name={name} />
          </PageLink>
        </h3>
        <p className="subtitle">{subtitle}</p>
        <p className={styles.summary}>{summary}</p>
        <EntryFeatures program={program} />
      </div>
      <EntryBooking program={program} />
    </article>
  );
}

/** Not rendered anew when another tab is chosen, or when the page learns that there is a browser. */
export default memo(MenuEntry);
