/** The gallery, by one photo of each of its categories. */
import type {ImageGalleryLeaf} from 'schema-dts';

import {PHOTO_CATEGORIES} from '../../../content/vocabularies';
import {type PageContext, ids, urlOf} from './context';
import {imageNode} from './images';

/** Five photos stand for the gallery: the first of each category. */
export function galleryNode(context: PageContext, name: string): ImageGalleryLeaf {
  const photos = context.content.pages.flatMap(({photos: list = []}) => list);
  const chosen = PHOTO_CATEGORIES.flatMap(
    (category) => photos.find((photo) => photo.category === category) ?? [],
  );
  return {
    '@type': 'ImageGallery',
    '@id': ids.gallery(context),
    name,
    url: urlOf(context),
    inLanguage: context.language.htmlLang,
    image: chosen.flatMap((photo) => imageNode(context, photo) ?? []),
  };
}
