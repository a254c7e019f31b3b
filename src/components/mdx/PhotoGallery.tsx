import photos from '@generated/catalogue/default/photos.json';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import GalleryData from '@site/src/components/layout/GalleryData';
import FilterButtons from '@site/src/components/gallery/FilterButtons';
import PhotoShot from '@site/src/components/gallery/PhotoShot';
import {PHOTO_FILTERS, countShown, isShown} from '@site/src/components/gallery/photoFilter';
import {useLightbox} from '@site/src/components/gallery/useLightbox';
import styles from './PhotoGallery.module.css';

/** Widths of one, two, three and four columns; a wide photo takes two. */
const SIZES = '(width >= 76rem) 20rem, (width >= 62rem) 30vw, (width >= 36rem) 46vw, 92vw';
const WIDE_SIZES = '(width >= 76rem) 41rem, (width >= 62rem) 61vw, (width >= 36rem) 46vw, 92vw';

/** All photos with their filters. The viewer runs through the whole set, whatever the filter. */
export default function PhotoGallery(): ReactNode {
  // In the address: `?category=reception`.
  const {chosen: filter = 'all', choose} = useQueryChoice('category', PHOTO_FILTERS);
  const {open, preload, element} = useLightbox(photos);
  return (
    <>
      <GalleryData photos={photos} />
      <FilterButtons
        photos={photos}
        filter={filter}
        onChange={(next) => choose(next === 'all' ? undefined : next)}
      />
      <p className="visuallyHidden" role="status">
        {/* An element of its own each time: a browser's translator may have taken the text of the last. */}
        <span key={filter}>
          <Translate
            id="gallery.shown"
            description="Read aloud after filtering"
            values={{count: countShown(photos, filter), total: photos.length}}
          />
        </span>
      </p>
      <ul className={styles.grid}>
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            hidden={!isShown(photo, filter)}
            className={clsx(filter === 'all' && photo.span && styles[photo.span])}>
            <PhotoShot
              photo={photo}
              spans={filter === 'all' && Boolean(photo.span)}
              sizes={photo.span === 'wide' ? WIDE_SIZES : SIZES}
              onOpen={() => open(index)}
              onApproach={preload}
            />
          </li>
        ))}
      </ul>
      {element}
    </>
  );
}
