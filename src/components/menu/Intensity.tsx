import type {ReactNode} from 'react';

import {IntensityBadge} from '@site/src/components/programs/ProgramBadges';
import type {Program} from '@site/src/content/browser/types';
import styles from './IntensityLegend.module.css';

type Props = {
  /** In English in every language; the page shows the translation. */
  readonly word: Program['intensity'];
  /** Its meaning. */
  readonly children: ReactNode;
};

/** An intensity and its meaning. */
export default function Intensity({word, children}: Props): ReactNode {
  return (
    <div className={styles.entry}>
      <dt>
        <IntensityBadge intensity={word} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
