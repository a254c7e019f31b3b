import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import {usePageFields} from '@site/src/plugins/catalogue/client';
import ServiceData from '@site/src/components/layout/ServiceData';
import Availability from './Availability';
import BookingPanel from './BookingPanel';
import PhaseTimeline from './PhaseTimeline';
import Inclusions from './Inclusions';
import ProgramDetails from './ProgramDetails';
import ProgramHero from './ProgramHero';
import RecommendedFor from './RecommendedFor';
import RelatedPrograms from './RelatedPrograms';
import ProgramClosing from './ProgramClosing';
import prose from './ProgramPageProse.module.css';
import styles from './ProgramPage.module.css';

/** A program's page: its facts around the story that the page's MDX tells. */
export default function ProgramPage({children}: {children: ReactNode}): ReactNode {
  const program = usePageFields<Program>();
  const {areas, phases} = program;
  return (
    <article>
      <ServiceData program={program} />
      <ProgramHero program={program} />
      <div className={`wrap ${styles.detail}`}>
        <div className={styles.side}>
          <BookingPanel program={program} />
          {areas && <Availability />}
          <ProgramDetails program={program} />
        </div>
        <div className={styles.story}>
          <div className={prose.prose}>{children}</div>
          {/* Outcall lists what it includes in its own text. */}
          {!areas && <Inclusions program={program} />}
          <RecommendedFor program={program} />
          <RelatedPrograms program={program} />
        </div>
      </div>
      {phases && <PhaseTimeline phases={phases} />}
      <ProgramClosing program={program} />
    </article>
  );
}
