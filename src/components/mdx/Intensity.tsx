import type {ReactNode} from 'react';

import {IntensityBadge} from '@site/src/components/programs/ProgramBadges';
import styles from './IntensityLegend.module.css';

type Props = {
  /** A word of the scale, in either language. */
  readonly word: string;
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
