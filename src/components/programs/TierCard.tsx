import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import CheckList from '@site/src/components/ui/CheckList';
import type {FeatureList} from './featureLists';
import styles from './Inclusions.module.css';

/** What one of a program's sessions includes. */
export default function TierCard({minutes, features, finish}: FeatureList): ReactNode {
  return (
    <div className={clsx('xamfra cutPanel', styles.tier)}>
      <h3>
        <Translate
          id="program.tier"
          description="Heading of what a session includes"
          values={{minutes: <span className={styles.minutes}>{minutes}</span>}}
        />
      </h3>
      <CheckList items={features} finish={finish} />
    </div>
  );
}
