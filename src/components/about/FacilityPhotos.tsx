import type {ReactNode} from 'react';

import {photosOf} from '@site/src/components/gallery/photos';
import type {Page} from '@site/src/content/browser/types';
import {usePageFields} from '@site/src/plugins/catalogue/client';
import {isUpright} from '@site/src/plugins/pictures/client';
import RoomFigure from '@site/src/components/gallery/RoomFigure';
import styles from './FacilityPhotos.module.css';

/** A wide photo needs more pixels, because it is cropped to an upright frame. */
const UPRIGHT = '(width >= 62rem) 22vw, (width >= 36rem) 45vw, 90vw';
const WIDE = '(width >= 62rem) 34vw, (width >= 36rem) 68vw, 94vw';

/** The photos of the facilities (front matter) with titles and descriptions. */
export default function FacilityPhotos(): ReactNode {
  const {facilities = []} = usePageFields<Page>();
  return (
    <ul className={styles.photos}>
      {photosOf(facilities).map((photo) => (
        <li key={photo.file}>
          <RoomFigure
            photo={photo}
            sizes={isUpright(photo.file) ? UPRIGHT : WIDE}
            name={photo.title}
            line={photo.description}
          />
        </li>
      ))}
    </ul>
  );
}
