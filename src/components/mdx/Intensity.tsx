import type {ReactNode} from 'react';

import {IntensityBadge} from '@site/src/components/programs/ProgramBadges';
import type {Program} from '@site/src/content/types';
import styles from './IntensityLegend.module.css';

type Props = {
  /** The English word, in every language; each page shows its own. */
  readonly word: Program['intensity'];
  /** What it means, in a sentence. */
  readonly children: ReactNode;
};

/** One word of the scale and its meaning. */
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
