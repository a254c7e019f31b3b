import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Phase} from '@site/src/content/browser/types';
import Static from '@site/src/components/ui/Static';
import styles from './PhaseTimeline.module.css';

type PhaseTone = 'rise' | 'peak' | 'fall';

/** Brightness of each phase: rising before the first longest one, falling after it. */
export function phaseTones(phases: readonly Pick<Phase, 'minutes'>[]): PhaseTone[] {
  const longest = Math.max(...phases.map(({minutes}) => minutes));
  const peak = phases.findIndex(({minutes}) => minutes === longest);
  return phases.map((_phase, index) => {
    if (index === peak) return 'peak';
    return index < peak ? 'rise' : 'fall';
  });
}

/**
 * The phases of a program on a time scale. The content security policy allows no style attributes, so the lines are
 * SVGs sized by minutes: on wide screens far too wide, to shrink in proportion, on small ones by their aspect ratio.
 */
export default function PhaseTimeline({phases}: {phases: readonly Phase[]}): ReactNode {
  const tones = phaseTones(phases);
  const total = phases.reduce((sum, {minutes}) => sum + minutes, 0);
  return (
    <Static as="section" className={clsx('band late', styles.band)}>
      <div className="wrap">
        <h2>
          <Translate
            id="timeline.title"
            description="Program’s page: heading of the timeline; {candle} is “by candle”, in italics"
            values={{
              minutes: <span>{total}</span>,
              candle: (
                <em>
                  <Translate
                    id="timeline.byCandle"
                    description="Program’s page: end of the timeline’s heading, after the minutes and a comma">
                    by candle
                  </Translate>
                </em>
              ),
            }}>
            {'{minutes} minutes, {candle}'}
          </Translate>
        </h2>
        <ol className={styles.timeline}>
          {phases.map(({id, minutes, name, text}, index) => (
            <li key={id} className={clsx(styles.phase, styles[tones[index] ?? 'rise'])}>
              <svg className={styles.across} width={minutes * 1000} height="1" aria-hidden="true" />
              <svg className={styles.down} viewBox={`0 0 1 ${minutes}`} aria-hidden="true" />
              <div className={styles.words}>
                <p className={styles.minutes}>
                  {`${minutes} `}
                  <small>
                    <Translate
                      id="units.min"
                      description="Timeline of a program: below the number of minutes of a phase">
                      min
                    </Translate>
                  </small>
                </p>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Static>
  );
}
