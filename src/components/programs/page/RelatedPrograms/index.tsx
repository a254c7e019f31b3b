import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {ProgramWithRelated} from '@site/src/plugins/catalogue/data';
import ProgramRows from '../../ProgramRows';
import styles from './styles.module.css';

/** The programs nearest to this one, each with its tile, name and lowest price. */
export default function RelatedPrograms({
  program: {related},
}: {
  program: ProgramWithRelated;
}): ReactNode {
  return (
    <section className={styles.related}>
      <h2 className="subtitle">
        <Translate id="program.related" description="Heading of related programs">
          You may also like
        </Translate>
      </h2>
      <ProgramRows programs={related} />
    </section>
  );
}
