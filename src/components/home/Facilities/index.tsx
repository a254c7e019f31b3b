import clsx from 'clsx';
import type {ReactNode} from 'react';

import RoomPhoto from '../../rooms/RoomPhoto';
import styles from './styles.module.css';

/** The gallery photo under the heading on wide screens: the rain shower. */
const PHOTO = 8;

/**
 * What the house keeps ready: a heading over a photo on the left, a list on the right.
 * Children: a Markdown heading of the second level and a numbered list.
 */
export default function Facilities({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={clsx('wrap', styles.facilities)}>
      {children}
      <div className={clsx('wideScreensOnly', styles.photo)}>
        <RoomPhoto photo={PHOTO} sizes="(width >= 90rem) 30rem, 32vw" className={styles.shape} />
      </div>
    </section>
  );
}
