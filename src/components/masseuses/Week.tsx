import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import type {Masseuse} from '@site/src/content/types';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {type Span, scaleOf, trackMinutes, weekOf} from './availability';
import styles from './Week.module.css';

const HEIGHT = 16;

/** Size of a bar's cut corners, in minutes across and in pixels down. */
const CUT = {across: 16, down: 6};

/** The bars' gradient, once for all tracks of a week; they name it by its id. */
function BarGradient({id}: {id: string}): ReactNode {
  return (
    <svg className={styles.gradient} aria-hidden="true">
      <linearGradient id={id}>
        <stop className={styles.dusk} />
        <stop className={styles.lamp} offset="1" />
      </linearGradient>
    </svg>
  );
}

const bar = ({start, end}: Span): string =>
  [
    `${start + CUT.across},0`,
    `${end},0`,
    `${end},${HEIGHT - CUT.down}`,
    `${end - CUT.across},${HEIGHT}`,
    `${start},${HEIGHT}`,
    `${start},${CUT.down}`,
  ].join(' ');

type Props = {
  readonly spans: readonly Span[];
  /** Its whole length. */
  readonly minutes: number;
  /** Id of the bars' gradient. */
  readonly gradient: string;
};

/** One day's hours to scale. Decorative: the hours stand beside it. */
function Track({spans, minutes, gradient}: Props): ReactNode {
  return (
    <svg
      className={styles.track}
      viewBox={`0 0 ${minutes} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true">
      {spans.map((span) => (
        <polygon key={span.start} points={bar(span)} fill={`url(#${gradient})`} />
      ))}
    </svg>
  );
}

/** The week she is in the house: a bar for each day on a track as long as programs are given, and the hours in words. */
export default function Week({availability}: Pick<Masseuse, 'availability'>): ReactNode {
  const gradient = useId();
  const {business, dayNames: names} = useCatalogue();
  const hours = business.programHours;
  return (
    <div className={styles.chart}>
      <BarGradient id={gradient} />
      <p className={styles.scale} aria-hidden="true">
        {scaleOf(hours).map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
      <ul className={styles.week}>
        {weekOf(availability, hours).map(({day, spans}) => (
          <li key={day} className={spans.length === 0 ? styles.off : undefined}>
            <span aria-hidden="true">{names[day].short}</span>
            <span className="visuallyHidden">{`${names[day].long}: `}</span>
            <Track spans={spans} minutes={trackMinutes(hours)} gradient={gradient} />
            <span className={styles.hours}>
              {spans.map(({from, to}) => `${from}–${to}`).join(', ') || (
                <Translate id="masseuse.resting" description="A day on which she does not work" />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
