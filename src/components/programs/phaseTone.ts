import type {Phase} from '@site/src/content/types';

/** rise: before the longest phase; peak: the longest; fall: after it. */
type PhaseTone = 'rise' | 'peak' | 'fall';

/** How bright the candle burns in each phase: it grows up to the (first) longest one, then falls. */
export function phaseTones(phases: readonly Pick<Phase, 'minutes'>[]): PhaseTone[] {
  const longest = Math.max(...phases.map(({minutes}) => minutes));
  const peak = phases.findIndex(({minutes}) => minutes === longest);
  return phases.map((_phase, index) => (index < peak ? 'rise' : index > peak ? 'fall' : 'peak'));
}
