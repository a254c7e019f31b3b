import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import {sequence} from '@site/src/components/labels/sequence';
import {minutesAfter, minutesOfDay, timeOfMinutes} from '@site/src/content/browser/timesOfDay';
import {type Hours, widestHours} from '@site/src/content/browser/week';
import type {Masseuse} from '@site/src/content/browser/types';
import {DAYS} from '@site/src/content/browser/vocabularies';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import styles from './Week.module.css';

type Availability = Masseuse['availability'];

/** The content check guarantees valid times. */
const minutes = (time: string): number => minutesOfDay(time) ?? 0;

/** Length of the track in minutes: 960 for programs from "10:00" to "02:00". */
export const trackMinutes = ({from, to}: Hours): number => minutesAfter(minutes(from), minutes(to));

/** Times at the ends and quarters of the track. */
export function scaleOf(hours: Hours): string[] {
  return [0, 1, 2, 3, 4].map((quarter) => {
    const after = Math.round((trackMinutes(hours) * quarter) / 4);
    return timeOfMinutes(minutes(hours.from) + after);
  });
}

/**
 * The seven days with their working hours in order: as written, and in minutes from the start of the track. Hours
 * after midnight belong to the day before; the track limits them.
 */
export function spansByDay(availability: Availability, hours: Hours) {
  const place = (to: string): number =>
    Math.min(trackMinutes({from: hours.from, to}), trackMinutes(hours));
  return DAYS.map((day) => ({
    day,
    spans: availability
      .filter(({days}) => days.includes(day))
      .map(({from, to}) => ({start: place(from), end: place(to), from, to}))
      .sort((a, b) => a.start - b.start),
  }));
}

/** Height of a track in px. */
const TRACK_HEIGHT_PX = 16;

/** Size of the cut corners, in minutes horizontally and px vertically. */
const CUT = {across: 16, down: 6};

const barPoints = (start: number, end: number): string =>
  [
    `${start + CUT.across},0`,
    `${end},0`,
    `${end},${TRACK_HEIGHT_PX - CUT.down}`,
    `${end - CUT.across},${TRACK_HEIGHT_PX}`,
    `${start},${TRACK_HEIGHT_PX}`,
    `${start},${CUT.down}`,
  ].join(' ');

/** A masseuse's week as bars to scale, with the hours as text. */
export default function Week({availability}: Pick<Masseuse, 'availability'>): ReactNode {
  const gradient = useId();
  const {business, dayNames} = useCatalogue();
  const hours = widestHours(business.programHours);
  return (
    <div className={styles.chart}>
      <svg className={styles.gradient} aria-hidden="true">
        <linearGradient id={gradient}>
          <stop className={styles.dusk} />
          <stop className={styles.lamp} offset="1" />
        </linearGradient>
      </svg>
      <p className={styles.scale} aria-hidden="true">
        {scaleOf(hours).map((time) => (
          <span key={time}>{`${time} `}</span>
        ))}
      </p>
      <ul className={styles.week}>
        {spansByDay(availability, hours).map(({day, spans}) => (
          <li key={day} className={spans.length === 0 ? styles.off : undefined}>
            <span aria-hidden="true">{dayNames[day].short}</span>{' '}
            <span className="visuallyHidden">{`${dayNames[day].long}: `}</span>
            <svg
              className={styles.track}
              viewBox={`0 0 ${trackMinutes(hours)} ${TRACK_HEIGHT_PX}`}
              preserveAspectRatio="none"
              aria-hidden="true">
              {spans.map(({start, end}) => (
                <polygon key={start} points={barPoints(start, end)} fill={`url(#${gradient})`} />
              ))}
            </svg>
            <span className={styles.hours}>
              {spans.length > 0 ? (
                sequence(spans.map(({from, to}) => `${from}–${to}`))
              ) : (
                <Translate
                  id="masseuse.resting"
                  description="Masseuse’s profile, working week: a day on which she does not work">
                  Resting
                </Translate>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
