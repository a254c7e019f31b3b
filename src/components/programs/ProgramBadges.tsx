import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import IntensityBadge from './IntensityBadge';
import RecommendedBadge from './RecommendedBadge';
import styles from './ProgramBadges.module.css';

type Props = {
  readonly program: Pick<Program, 'intensity' | 'recommended'>;
  readonly className?: string | undefined;
};

/** The badges of a program on its card: how strong it is, and whether the house recommends it. */
export default function ProgramBadges({program, className}: Props): ReactNode {
  return (
    <div className={clsx(styles.badges, className)}>
      <IntensityBadge intensity={program.intensity} />
      {program.recommended && <RecommendedBadge />}
    </div>
  );
}
