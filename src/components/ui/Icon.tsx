import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Icon.module.css';

/** The receiver inside the speech bubble of WhatsApp, which is filled. */
const RECEIVER =
  'M9 8.2c-.6 1.9 2.9 6 6 6.3.8 0 1.6-.6 1.5-1.4-.1-.6-1.3-1-1.8-1-.4 0-.7.8-1.1.7-1-.3-2.2-1.5-2.5-2.3-.1-.5.6-.7.6-1.2 0-.4-.5-1.7-1-1.8-.7-.1-1.5.3-1.7.7z';

/** Drawings of the icons on a 24 by 24 grid; strokes take the colour of the text. */
const PATHS = {
  whatsapp: 'M4 20l1.2-3.9A8.2 8.2 0 1 1 8.2 19L4 20z',
  phone:
    'M6.5 3.5h3l1.4 4-1.9 1.6a12 12 0 0 0 5.9 5.9l1.6-1.9 4 1.4v3a1.8 1.8 0 0 1-2 1.8A16 16 0 0 1 4.7 5.5a1.8 1.8 0 0 1 1.8-2z',
  mail: 'M5 5.5h14l2 2v9l-2 2H5l-2-2v-9zM4 7.5l8 6 8-6',
  pin: 'M12 21s6.5-6.2 6.5-11.5a6.5 6.5 0 0 0-13 0C5.5 14.8 12 21 12 21zM12 7l2.5 2.5L12 12 9.5 9.5z',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  back: 'M15 4l-8 8 8 8',
  forward: 'M9 4l8 8-8 8',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M9 9h10l1.5 1.5V20H9zM15 9V4H4v11h5',
  share: 'M12 3v12M8 6.5L12 3l4 3.5M6 11H4.5v9h15v-9H18',
  check: 'M4 12.5l5 5L20 6.5',
  moon: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.4 6.4 0 0 0 10 10z',
  lozenge: 'M12 4.5l7.5 7.5-7.5 7.5L4.5 12z',
} as const;

export type IconName = keyof typeof PATHS;

/** They point to what is before or after: mirrored where lines run from right to left. */
const SIDED: readonly IconName[] = ['back', 'forward'];

/** A decorative line icon, 1.25 em high, in the colour of the text. */
export default function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, SIDED.includes(name) && 'sided', className)}
      viewBox="0 0 24 24"
      aria-hidden="true">
      <path d={PATHS[name]} />
      {name === 'whatsapp' && <path d={RECEIVER} fill="currentColor" stroke="none" />}
    </svg>
  );
}
