import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import {minutesAfter, minutesOfDay} from '@site/src/content/hours';
import type {Business, Masseuse} from '@site/src/content/types';
import {DAYS} from '@site/src/content/vocabularies';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import styles from './Week.module.css';

type Availability = Masseuse['availability'];
type Hours = Business['programHours'];

const HOUR = 60;
const DAY = 24 * HOUR;

/** The content check has refused what is no time. */
const minutes = (time: string): number => minutesOfDay(time) ?? 0;

/** Length in minutes of the track, which is as long as programs are given: 960 from "10:00" to "02:00". */
export const trackMinutes = ({from, to}: Hours): number => minutesAfter(minutes(from), minutes(to));

/** The times at the ends and quarters of the track, such as "14:00". */
export function scaleOf(hours: Hours): string[] {
  return [0, 1, 2, 3, 4].map((quarter) => {
    const after = Math.round((trackMinutes(hours) * quarter) / 4);
    const time = (minutes(hours.from) + after) % DAY;
    const digits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
    return `${digits(time / HOUR)}:${digits(time % HOUR)}`;
  });
}

/**
 * The seven days with their stretches of work in order, in minutes after the programs begin and as written; a day
 * off has none. Hours after midnight belong to the day that began before it; no stretch leaves the track.
 */
export function weekOf(availability: Availability, hours: Hours) {
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

/** Height of a day's track in px. */
const HEIGHT = 16;

/** Size of a bar's cut corners, in minutes across and in px down. */
const CUT = {across: 16, down: 6};

const barPoints = (start: number, end: number): string =>
  [
    `${start + CUT.across},0`,
    `${end},0`,
    `${end},${HEIGHT - CUT.down}`,
    `${end - CUT.across},${HEIGHT}`,
    `${start},${HEIGHT}`,
    `${start},${CUT.down}`,
  ].join(' ');

/** A masseuse's week: a bar to scale for each stretch of work, and the hours in words. */
export default function Week({availability}: Pick<Masseuse, 'availability'>): ReactNode {
  // One gradient for the bars of all days.
  const gradient = useId();
  const {business, dayNames} = useCatalogue();
  const hours = business.programHours;
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
          <span key={time}>{time}</span>
        ))}
      </p>
      <ul className={styles.week}>
        {weekOf(availability, hours).map(({day, spans}) => (
          <li key={day} className={spans.length === 0 ? styles.off : undefined}>
            <span aria-hidden="true">{dayNames[day].short}</span>
            <span className="visuallyHidden">{`${dayNames[day].long}: `}</span>
            <svg
              className={styles.track}
              viewBox={`0 0 ${trackMinutes(hours)} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true">
              {spans.map(({start, end}) => (
                <polygon key={start} points={barPoints(start, end)} fill={`url(#${gradient})`} />
              ))}
            </svg>
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
