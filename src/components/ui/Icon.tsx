import clsx from 'clsx';
import type {ReactNode} from 'react';

import {PATHS} from './iconPaths';
import styles from './Icon.module.css';

export type IconName = keyof typeof PATHS;

/** A line-drawn icon, 1.25 em, in the colour of the text. Decorative: words stand beside it. */
export default function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name]}
    </svg>
  );
}
