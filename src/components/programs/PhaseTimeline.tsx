import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Phase} from '@site/src/content/types';
import styles from './PhaseTimeline.module.css';

/** rise: before the longest phase; peak: the longest; fall: after it. */
type PhaseTone = 'rise' | 'peak' | 'fall';

/** How bright the candle burns in each phase: it grows up to the (first) longest one, then falls. */
export function phaseTones(phases: readonly Pick<Phase, 'minutes'>[]): PhaseTone[] {
  const longest = Math.max(...phases.map(({minutes}) => minutes));
  const peak = phases.findIndex(({minutes}) => minutes === longest);
  return phases.map((_phase, index) => (index < peak ? 'rise' : index > peak ? 'fall' : 'peak'));
}

type Props = {readonly phases: readonly Phase[]};

/**
 * Phases along a burning candle, each as long as it lasts. The scale is drawn without style
 * attributes: lines are SVGs whose own size follows the minutes. On wide screens they are far
 * wider than the page and shrink in proportion; on small ones the ratio of their box gives the height.
 */
export default function PhaseTimeline({phases}: Props): ReactNode {
  const tones = phaseTones(phases);
  const total = phases.reduce((sum, {minutes}) => sum + minutes, 0);
  return (
    <section className={clsx('band', styles.band)}>
      <div className="wrap">
        <h2>
          <Translate
            id="candle.title"
            description="Heading of a program's timeline"
            values={{
              minutes: total,
              candle: (
                <em>
                  <Translate id="candle.title.candle" description="End of the timeline's heading" />
                </em>
              ),
            }}
          />
        </h2>
        <ol className={styles.candle}>
          {phases.map(({id, minutes, name, text}, index) => (
            <li key={id} className={clsx(styles.phase, styles[tones[index] ?? 'rise'])}>
              <svg className={styles.across} width={minutes * 1000} height="1" aria-hidden="true" />
              <svg className={styles.down} viewBox={`0 0 1 ${minutes}`} aria-hidden="true" />
              <div className={styles.words}>
                <p className={styles.minutes}>
                  {minutes} <small>min</small>
                </p>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
