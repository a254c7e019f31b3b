import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {ImageGalleryLeaf} from 'schema-dts';

import {PHOTO_CATEGORIES} from '@site/src/content/vocabularies';
import type {Photo} from '@site/src/content/types';
import {useRoute} from '@site/src/plugins/catalogue/client';
import {findPicture} from '@site/src/plugins/pictures/client';
import StructuredData from './StructuredData';
import {useAddresses} from './useAddresses';

type Props = {readonly photos: readonly Photo[]};

/** The gallery, described by the first photo of each of its categories. */
export default function GalleryData({photos}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {label, url} = useAddresses().pageOf(useRoute('gallery'));
  const chosen = PHOTO_CATEGORIES.flatMap(
    (category) => photos.find((photo) => photo.category === category) ?? [],
  );
  const gallery: ImageGalleryLeaf = {
    '@type': 'ImageGallery',
    '@id': `${url}#gallery`,
    mainEntityOfPage: {'@id': `${url}#page`},
    name: label,
    url,
    image: chosen.map(({file, title, alt}) => ({
      '@type': 'ImageObject',
      contentUrl: siteConfig.url + (findPicture(file).variants.jpeg.at(-1)?.url ?? ''),
      name: title,
      caption: alt,
    })),
  };
  return <StructuredData nodes={[gallery]} />;
}
