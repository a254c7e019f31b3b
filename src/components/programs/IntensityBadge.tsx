import type {ReactNode} from 'react';

import Badge from '@site/src/components/ui/Badge';
import {intensityKey} from './intensityKey';
import {intensityLabels} from '@site/src/components/labels/programLabels';

/** How strong a program is, in the colour of its word; an unknown word is shown in the neutral colour. */
export default function IntensityBadge({intensity}: {intensity: string}): ReactNode {
  const labels: Readonly<Record<string, string>> = intensityLabels();
  const key = intensityKey(intensity, labels);
  return <Badge tint={key}>{labels[key] ?? intensity}</Badge>;
}
