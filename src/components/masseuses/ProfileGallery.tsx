import type {ReactNode} from 'react';

import PhotoLink from '@site/src/components/gallery/PhotoLink';
import {photoOf} from '@site/src/components/gallery/photoOf';
import {useLightbox} from '@site/src/components/gallery/useLightbox';
import type {Photo} from '@site/src/content/types';
import {profileHeadings} from './ProfilePart';
import styles from './ProfileGallery.module.css';

/** The photos of a profile, by their files. */
export function profilePhotos(files: readonly string[]): Photo[] {
  return files.flatMap((file) => photoOf(file) ?? []);
}

const SIZES = '(min-width: 62rem) 22vw, 45vw';

/** Photos by their files, as links to the whole pictures, which open the viewer. */
export default function ProfileGallery({files}: {files: readonly string[]}): ReactNode {
  const shown = profilePhotos(files);
  const {open, preload, element} = useLightbox(shown);
  return (
    <section className={styles.gallery}>
      <h3>{profileHeadings().gallery}</h3>
      <ul className={styles.photos}>
        {shown.map((photo, index) => (
          <li key={photo.file}>
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
