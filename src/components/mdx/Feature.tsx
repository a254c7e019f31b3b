import type {ReactNode} from 'react';

import styles from './FeatureList.module.css';

/** Paths of the icons on a 72 by 72 grid. */
const DRAWINGS = {
  moon: 'M44 20a18 18 0 1 0 8 26a15 15 0 0 1-8-26zM50 26l1.5 4.5L56 32l-4.5 1.5L50 38l-1.5-4.5L44 32l4.5-1.5z',
  key: 'M36 18a9 9 0 0 0-5 16.5L26 54h20l-5-19.5A9 9 0 0 0 36 18zM36 22a5 5 0 0 0-2.5 9.3M32 50h8',
  lamp: 'M20 56V34a16 16 0 0 1 32 0v22M16 56h40M25 56V35a11 11 0 0 1 22 0v21M36 24v8M32 32h8l-1.5 6h-5z',
  bag: 'M17 30h38l-3 25H20zM28 30v-4a8 8 0 0 1 16 0v4M17.7 36h36.6M36 36v6M33 42h6v5h-6z',
  clock: 'M36 17a19 19 0 1 0 0 38a19 19 0 1 0 0-38zM36 25v11l8 5M36 17v3M36 52v3M17 36h3M52 36h3',
  hand: 'M24 52c-4-5-8-10-9-14c1.5-2.5 4-1.5 6 1l4 4.5V24a2.7 2.7 0 0 1 5.4 0v11V20a2.7 2.7 0 0 1 5.4 0v15V21a2.7 2.7 0 0 1 5.4 0v15V26a2.7 2.7 0 0 1 5.4 0v16c0 5-2 8-4 10M22 57h24',
} as const;

type Props = {
  readonly icon: keyof typeof DRAWINGS;
  readonly title: string;
  readonly children: ReactNode;
};

/** A feature with icon and heading. */
export default function Feature({icon, title, children}: Props): ReactNode {
  return (
    <li className={styles.feature}>
      <svg className={styles.drawing} viewBox="0 0 72 72" aria-hidden="true">
        <path d="M22 3h28l19 19v28L50 69H22L3 50V22z" strokeOpacity=".5" />
        <path d={DRAWINGS[icon]} />
      </svg>
      <div>
        <h3>{title}</h3>
        <div className={styles.words}>{children}</div>
      </div>
    </li>
  );
}
