import clsx from 'clsx';
import type {ReactNode} from 'react';

import {photoOf} from '@site/src/components/gallery/photos';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {RoomPhoto} from '@site/src/components/gallery/RoomFigure';
import styles from './Facilities.module.css';

/**
 * What the house keeps ready: a heading over the first photo of the facilities, a list on the right.
 * Children: a Markdown heading of the second level and a numbered list.
 */
export default function Facilities({children}: {children: ReactNode}): ReactNode {
  const photo = photoOf(useCatalogue().homePhotos.facility);
  return (
    <section className={clsx('wrap split numbered ledger', styles.facilities)}>
      {children}
      <div className={clsx('wideScreensOnly', styles.photo)}>
        {photo && <RoomPhoto photo={photo} sizes="(width >= 90rem) 27rem, 30vw" />}
      </div>
    </section>
  );
}
