import programs from '@generated/catalogue/default/programs.json';
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

/** An intensity and its meaning; nothing while no program has it. */
export default function Intensity({word, children}: Props): ReactNode {
  if (!programs.some(({intensity}) => intensity === word)) return null;
  return (
    <div className={styles.entry}>
      <dt>
        <IntensityBadge intensity={word} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
