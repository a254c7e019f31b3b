import photos from '@generated/catalogue/default/photos.json';
import type {ReactNode} from 'react';

import PhotoLink from '@site/src/components/gallery/PhotoLink';
import {useLightbox} from '@site/src/components/gallery/useLightbox';
import type {Photo} from '@site/src/content/types';
import {profileHeadings} from './ProfilePart';
import styles from './ProfileGallery.module.css';

/** The photos of a profile, by their numbers. */
export function profilePhotos(ids: readonly number[]): Photo[] {
  return ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
}

const SIZES = '(min-width: 62rem) 22vw, 45vw';

/** Photos by their ids, as links to the whole pictures, which open the viewer. */
export default function ProfileGallery({ids}: {ids: readonly number[]}): ReactNode {
  const shown = profilePhotos(ids);
  const {open, preload, element} = useLightbox(shown);
  return (
    <section className={styles.gallery}>
      <h3>{profileHeadings().gallery}</h3>
      <ul className={styles.photos}>
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <PhotoLink
              photo={photo}
              sizes={SIZES}
              onOpen={() => open(index)}
              onApproach={preload}
            />
          </li>
        ))}
      </ul>
      {element}
    </section>
  );
}
