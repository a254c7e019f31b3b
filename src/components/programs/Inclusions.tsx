import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import TextItems from '@site/src/components/ui/TextItems';
import type {Program} from '@site/src/content/types';
import {type FeatureList, featureLists} from './featureLists';
import styles from './Inclusions.module.css';

/** What one of a program's sessions includes. */
function TierCard({minutes, features, finish}: FeatureList): ReactNode {
  return (
    <div className={clsx('chamfer chamferPanel', styles.tier)}>
      <h3>
        <Translate
          id="program.tier"
          description="Heading of what a session includes"
          values={{minutes: <span className={styles.minutes}>{minutes}</span>}}
        />
      </h3>
      <TextItems items={features} finish={finish} />
    </div>
  );
}

/** Longer lists take two columns where there is room. */
const ONE_COLUMN = 7;

/** What a program includes: one checklist, or a card for each session where they differ. */
export default function Inclusions({program}: {program: Program}): ReactNode {
  const lists = featureLists(program);
  const [only] = lists;
  return (
    <section className={styles.included}>
      <h2>
        <Translate id="program.included" description="Heading of a program's checklist" />
      </h2>
      {lists.length > 1 ? (
        <div className={styles.tiers}>
          {lists.map((list) => (
            <TierCard key={list.minutes} {...list} />
          ))}
        </div>
      ) : (
        only && (
          <div className={clsx(only.features.length > ONE_COLUMN && styles.columns)}>
            <TextItems items={only.features} finish={only.finish} />
          </div>
        )
      )}
    </section>
  );
}
