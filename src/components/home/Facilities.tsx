import clsx from 'clsx';
import type {ReactNode} from 'react';

import {photoOf} from '@site/src/components/gallery/photos';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {RoomPhoto} from '@site/src/components/gallery/RoomFigure';
import styles from './Facilities.module.css';

/** The facilities with a photo. Children: a Markdown heading (level 2) and a numbered list. */
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
