import type {ReactNode} from 'react';

import IntensityBadge from '../../badges/IntensityBadge';
import styles from './styles.module.css';

/** What the words of the intensity scale mean. Children: Intensity elements. */
export default function IntensityLegend({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.legend}>{children}</dl>;
}

type Props = {
  /** A word of the scale, in either language. */
  readonly word: string;
  /** What it means, in a sentence. */
  readonly children: ReactNode;
};

/** One word of the scale and its meaning. */
export function Intensity({word, children}: Props): ReactNode {
  return (
    <div className={styles.entry}>
      <dt>
        <IntensityBadge intensity={word} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
