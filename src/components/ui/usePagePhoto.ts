import photos from '@generated/catalogue/default/photos.json';

import {heroOf} from '@site/src/content/derive';
import type {Page, Photo} from '@site/src/content/types';
import {usePageFields} from '@site/src/plugins/catalogue/client';

/** A photo of the gallery by its number. */
export const photoOf = (id: number | undefined): Photo | undefined =>
  photos.find((photo) => photo.id === id);

/** The photo of the page being shown: of its hero, or of its last call where that has one of its own. */
export function usePagePhoto(
  place: 'hero' | 'closing' = 'hero',
): Pick<Photo, 'file' | 'focal'> | undefined {
  const page = usePageFields<Page>();
  const closing = place === 'closing' ? photoOf(page.closingPhoto) : undefined;
  return closing ?? heroOf(page, photos);
}
