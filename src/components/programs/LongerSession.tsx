import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import InlineFeatures from './InlineFeatures';
import type {FeatureList} from './featureLists';
import styles from './EntryFeatures.module.css';

/** What a longer session of a program adds, named by its length; on wide screens. */
export default function LongerSession({minutes, features, finish}: FeatureList): ReactNode {
  return (
    <div className={`wideScreensOnly ${styles.longer}`}>
      <p>
        <Translate
          id="menu.longer"
          description="Before what a longer session includes; a list follows"
          values={{minutes}}
        />
      </p>
      <InlineFeatures items={features} finish={finish} />
    </div>
  );
}
