import programs from '@generated/catalogue/default/programs.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {relatedPrograms} from '@site/src/content/derive';
import type {Program} from '@site/src/content/types';
import ProgramRows from './ProgramRows';
import styles from './RelatedPrograms.module.css';

/** How many related programs a program's page names. */
const COUNT = 3;

/** The programs nearest to this one, each with its tile, name and lowest price. */
export default function RelatedPrograms({program}: {program: Program}): ReactNode {
  return (
    <section className={styles.related}>
      <h2 className="subtitle">
        <Translate id="program.related" description="Heading of related programs" />
      </h2>
      <ProgramRows programs={relatedPrograms(program, programs, COUNT)} />
    </section>
  );
}
