import photos from '@generated/catalogue/default/photos.json';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {UNAVAILABLE_HASH} from '@site/src/components/notifications/Notifications';
import PhotoLink, {useLightbox} from '@site/src/components/gallery/PhotoLink';
import {photoAddress} from '@site/src/components/gallery/photos';
import StructuredData, {useAddresses} from '@site/src/components/metadata/StructuredData';
import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import type {Photo} from '@site/src/content/browser/types';
import {PHOTO_CATEGORIES} from '@site/src/content/browser/vocabularies';
import {useRoute} from '@site/src/plugins/catalogue/client';
import styles from './PhotoGallery.module.css';

type PhotoFilter = 'all' | Photo['category'];

const PHOTO_FILTERS: readonly PhotoFilter[] = ['all', ...PHOTO_CATEGORIES];

const isShown = (photo: Photo, filter: PhotoFilter): boolean =>
  filter === 'all' || photo.category === filter;

const countShown = (filter: PhotoFilter): number =>
  photos.filter((photo) => isShown(photo, filter)).length;

function filterLabels(): Record<PhotoFilter, string> {
  return {
    all: translate({
      id: 'gallery.all',
      message: 'All photos',
      description: 'Gallery: filter that shows every photo',
    }),
    suites: translate({
      id: 'gallery.suites',
      message: 'Private suites',
      description: 'Gallery: filter, photos of the suites',
    }),
    facilities: translate({
      id: 'gallery.facilities',
      message: 'Facilities',
      description: 'Gallery: filter, photos of showers and other facilities',
    }),
    common: translate({
      id: 'gallery.common',
      message: 'Common areas',
      description: 'Gallery: filter, photos of corridors and other shared rooms',
    }),
    reception: translate({
      id: 'gallery.reception',
      message: 'Reception',
      description: 'Gallery: filter, photos of the reception',
    }),
    exterior: translate({
      id: 'gallery.exterior',
      message: 'Location',
      description: 'Gallery: filter, photos of the street and the door',
    }),
  };
}

/** Structured data of the gallery, with the first photo of each category. */
function GalleryData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {label, url} = useAddresses().pageOf(useRoute('gallery'));
  const chosen = PHOTO_CATEGORIES.flatMap(
    (category) => photos.find((photo) => photo.category === category) ?? [],
  );
  const gallery = {
    '@type': 'ImageGallery',
    '@id': `${url}#gallery`,
    mainEntityOfPage: {'@id': `${url}#page`},
    name: label,
    url,
    image: chosen.map(({file, title, alt}) => ({
      '@type': 'ImageObject',
      contentUrl: siteConfig.url + photoAddress(file),
      name: title,
      caption: alt,
    })),
  };
  return <StructuredData nodes={[gallery]} />;
}

/** For one to four columns; a wide photo takes two. */
const SIZES = '(width >= 76rem) 20rem, (width >= 62rem) 30vw, (width >= 36rem) 46vw, 92vw';
const WIDE_SIZES = '(width >= 76rem) 41rem, (width >= 62rem) 61vw, (width >= 36rem) 46vw, 92vw';

/** All photos with filters. The viewer shows all photos, whatever the filter. */
export default function PhotoGallery(): ReactNode {
  // In the address: `?category=reception`.
  const {chosen: filter = 'all', choose} = useQueryChoice('category', PHOTO_FILTERS);
  const {open, opening, element} = useLightbox(photos);
  const labels = filterLabels();
  return (
    <>
      <GalleryData />
      <div
        className={`jsOnly tabLine ${styles.filters}`}
        role="group"
        aria-label={translate({
          id: 'gallery.filter',
          message: 'Filter pictures',
          description: 'Gallery: name of the row of filters, for screen readers',
        })}>
        {PHOTO_FILTERS.map((id) => (
          <button
            key={id}
            type="button"
            data-needs-script={UNAVAILABLE_HASH}
            aria-pressed={id === filter}
            onClick={() => choose(id === 'all' ? undefined : id)}>
            {`${labels[id]} `}
            <sup>{countShown(id)}</sup>{' '}
          </button>
        ))}
      </div>
      <p className="visuallyHidden" role="status">
        {/* The key replaces the element, whose text the browser may have translated. */}
        <span key={filter}>
          <Translate
            id="gallery.shown"
            description="Gallery: read aloud after the visitor has chosen a filter"
            values={{count: countShown(filter), total: photos.length}}>
            {'{count} of {total} pictures shown'}
          </Translate>
        </span>
      </p>
      <ul className={styles.grid}>
        {photos.map((photo, index) => (
          <li
            key={photo.file}
            hidden={!isShown(photo, filter)}
            className={clsx('offscreen', filter === 'all' && photo.span && styles[photo.span])}>
            <PhotoLink
              photo={photo}
              sizes={photo.span === 'wide' ? WIDE_SIZES : SIZES}
              className={styles.photo}
              onOpen={() => open(index)}
              isOpening={index === opening}>
              <span className={styles.caption}>
                <b>{photo.title}</b> <small>{photo.description}</small>
              </span>
            </PhotoLink>
          </li>
        ))}
      </ul>
      {element}
    </>
  );
}
