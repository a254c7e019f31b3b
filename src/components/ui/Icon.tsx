import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Icon.module.css';

/** Drawings of the icons on a 24 by 24 grid; strokes take the colour of the text. */
const PATHS = {
  whatsapp: (
    <>
      <path d="M4 20l1.2-3.9A8.2 8.2 0 1 1 8.2 19L4 20z" />
      <path
        d="M9 8.2c-.6 1.9 2.9 6 6 6.3.8 0 1.6-.6 1.5-1.4-.1-.6-1.3-1-1.8-1-.4 0-.7.8-1.1.7-1-.3-2.2-1.5-2.5-2.3-.1-.5.6-.7.6-1.2 0-.4-.5-1.7-1-1.8-.7-.1-1.5.3-1.7.7z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  phone: (
    <path d="M6.5 3.5h3l1.4 4-1.9 1.6a12 12 0 0 0 5.9 5.9l1.6-1.9 4 1.4v3a1.8 1.8 0 0 1-2 1.8A16 16 0 0 1 4.7 5.5a1.8 1.8 0 0 1 1.8-2z" />
  ),
  mail: <path d="M5 5.5h14l2 2v9l-2 2H5l-2-2v-9zM4 7.5l8 6 8-6" />,
  pin: (
    <>
      <path d="M12 21s6.5-6.2 6.5-11.5a6.5 6.5 0 0 0-13 0C5.5 14.8 12 21 12 21z" />
      <path d="M12 7l2.5 2.5L12 12 9.5 9.5z" />
    </>
  ),
  down: <path d="M5 9l7 7 7-7" />,
  up: <path d="M5 15l7-7 7 7" />,
  left: <path d="M15 4l-8 8 8 8" />,
  right: <path d="M9 4l8 8-8 8" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  copy: <path d="M9 9h10l1.5 1.5V20H9zM15 9V4H4v11h5" />,
  share: <path d="M12 3v12M8 6.5L12 3l4 3.5M6 11H4.5v9h15v-9H18" />,
  check: <path d="M4 12.5l5 5L20 6.5" />,
  moon: <path d="M19.5 14.5A8 8 0 1 1 9.5 4.5a6.4 6.4 0 0 0 10 10z" />,
  lozenge: <path d="M12 4.5l7.5 7.5-7.5 7.5L4.5 12z" />,
} as const;

export type IconName = keyof typeof PATHS;

/** A line-drawn icon, 1.25 em, in the colour of the text. Decorative: words stand beside it. */
export default function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name]}
    </svg>
  );
}
