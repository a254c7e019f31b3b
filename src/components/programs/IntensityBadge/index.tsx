import type {ReactNode} from 'react';

import Badge from '../../ui/Badge';
import {intensityLabels} from '../scaleLabels';

/** The tint class of an intensity word in English or in the page's language, in any case. */
export function intensityKey(intensity: string, labels: Record<string, string>): string {
  const wanted = intensity.trim().toLowerCase();
  const known = Object.entries(labels).find(
    ([key, label]) => key === wanted || label.toLowerCase() === wanted,
  );
  return known?.[0] ?? 'neutral';
}

/** How strong a program is, in the colour of its word; an unknown word is shown in the neutral colour. */
export default function IntensityBadge({intensity}: {intensity: string}): ReactNode {
  const labels = intensityLabels();
  const key = intensityKey(intensity, labels);
  return <Badge tint={key}>{labels[key] ?? intensity}</Badge>;
}
