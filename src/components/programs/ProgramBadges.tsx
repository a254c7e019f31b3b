import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {intensityLabels} from '@site/src/components/labels/vocabularies';
import Badge from '@site/src/components/ui/Badge';
import type {Program} from '@site/src/content/browser/types';
import styles from './ProgramBadges.module.css';

export function IntensityBadge({intensity}: Pick<Program, 'intensity'>): ReactNode {
  return <Badge tint={intensity.toLowerCase()}>{intensityLabels()[intensity]}</Badge>;
}

export function RecommendedBadge(): ReactNode {
  return (
    <Badge solid>
      <Translate
        id="program.recommended"
        description="Badge of a program that the house recommends">
        Recommended
      </Translate>
    </Badge>
  );
}

type Props = {
  readonly program: Pick<Program, 'intensity' | 'recommended'>;
  readonly className?: string | undefined;
};

/** Badges of a program's card: intensity and recommendation. */
export default function ProgramBadges({program, className}: Props): ReactNode {
  return (
    <div className={clsx(styles.badges, className)}>
      <IntensityBadge intensity={program.intensity} /> {program.recommended && <RecommendedBadge />}
    </div>
  );
}
