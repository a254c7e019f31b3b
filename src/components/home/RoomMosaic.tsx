import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {photoOf} from '@site/src/components/gallery/photos';
import type {Page} from '@site/src/content/browser/types';
import {usePageFields} from '@site/src/plugins/catalogue/client';
import ButtonLink from '../links/ButtonLink';
import {isUpright} from '@site/src/plugins/pictures/client';
import RoomFigure from '@site/src/components/gallery/RoomFigure';
import styles from './RoomMosaic.module.css';

/** `sizes` of the row on small screens, for wide photos that are cropped and for upright ones. */
const SHELF = '(width >= 40rem) 52vw, 96vw';
const UPRIGHT_SHELF = '(width >= 40rem) 42vw, 74vw';
/** `sizes` of the six places of the mosaic. */
const WIDE = '(width >= 90rem) 48rem, (width >= 62rem) 54vw';
const HIGH = '(width >= 90rem) 27rem, (width >= 62rem) 30vw';
const CROPPED = '(width >= 90rem) 36rem, (width >= 62rem) 38vw';
const SIZES = [WIDE, HIGH, CROPPED, WIDE, WIDE, CROPPED];

/** The rooms in the home page's front matter: a mosaic, or on small screens a row that scrolls. */
export default function RoomMosaic(): ReactNode {
  const {rooms = []} = usePageFields<Page>();
  const shown = rooms.flatMap((room) => {
    const photo = photoOf(room.photo);
    return photo ? [{...room, photo}] : [];
  });
  const label = translate({
    id: 'rooms.shelf',
    message: 'Pictures of the rooms',
    description: 'Home page: name of the row of photos of rooms, for screen readers',
  });
  return (
    <div className="stack">
      {/* Focusable for scrolling by keyboard, which not every browser enables by itself. */}
      <ul className={styles.mosaic} tabIndex={0} aria-label={label}>
        {shown.map(({id, photo, name, line}, index) => (
          <li key={id}>
            <RoomFigure
              photo={photo}
              sizes={`${SIZES[index % SIZES.length] ?? WIDE}, ${isUpright(photo.file) ? UPRIGHT_SHELF : SHELF}`}
              name={name}
              line={line}
            />
          </li>
        ))}
      </ul>
      <ButtonLink page="gallery">
        <Translate
          id="rooms.gallery"
          description="Home page, below the photos of rooms: button to the gallery">
          View Full Gallery
        </Translate>
      </ButtonLink>
    </div>
  );
}
