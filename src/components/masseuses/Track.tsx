import type {ReactNode} from 'react';

import type {Span} from './availability';
import styles from './Track.module.css';

const HEIGHT = 16;
/** Size of a bar's cut corners, in minutes across and in pixels down. */
const CUT = {across: 16, down: 6};

/** The bars' gradient, once for all tracks of a week; they name it by its id. */
export function BarGradient({id}: {id: string}): ReactNode {
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
export default function Track({spans, minutes, gradient}: Props): ReactNode {
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
