import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import {minutesAfter, minutesOfDay} from '@site/src/content/hours';
import type {Business, Masseuse} from '@site/src/content/types';
import {DAYS} from '@site/src/content/vocabularies';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import styles from './Week.module.css';

type Availability = Masseuse['availability'];
type Hours = Business['programHours'];
type Day = (typeof DAYS)[number];

/** One stretch of work. `start` and `end` are minutes after opening, `from` and `to` the times as written. */
type Span = {
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
};
type DayOfWeek = {readonly day: Day; readonly spans: readonly Span[]};

const HOUR = 60;
const DAY = 24 * HOUR;
/** The scale above the week names its ends and its quarters. */
const QUARTERS = [0, 1, 2, 3, 4];

/** Minutes after midnight; the content check has refused what is no time. */
const minutes = (time: string): number => minutesOfDay(time) ?? 0;

/** Minutes from one time to the next moment with the other: from "10:00" to "02:00" are 960. */
const minutesBetween = (from: string, to: string): number =>
  minutesAfter(minutes(from), minutes(to));

/** Length of the track in minutes. */
export const trackMinutes = ({from, to}: Hours): number => minutesBetween(from, to);

/** The times that the scale above the track names, in even steps, such as "14:00". */
export function scaleOf(hours: Hours): string[] {
  const last = QUARTERS.length - 1;
  return QUARTERS.map((quarter) => {
    const after = Math.round((trackMinutes(hours) * quarter) / last);
    const time = (minutes(hours.from) + after) % DAY;
    const digits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
    return `${digits(time / HOUR)}:${digits(time % HOUR)}`;
  });
}

/**
 * The seven days with their stretches of work in order; a day off has none. Hours after midnight
 * belong to the day that began before it; no stretch leaves the track.
 */
export function weekOf(availability: Availability, hours: Hours): DayOfWeek[] {
  const place = (time: string): number =>
    Math.min(minutesBetween(hours.from, time), trackMinutes(hours));
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
