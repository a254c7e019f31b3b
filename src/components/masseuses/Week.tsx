import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import type {Masseuse} from '@site/src/content/types';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {scaleOf, trackMinutes, weekOf} from './availability';
import styles from './Week.module.css';
import Track, {BarGradient} from './Track';

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
