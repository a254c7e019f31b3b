import type {Page, Photo} from '@site/src/content/types';
import {usePageFields} from '@site/src/plugins/catalogue/client';

/** The photo of the page being shown: of its hero, or of its last call where that has one of its own. */
export function usePagePhoto(
  place: 'hero' | 'closing' = 'hero',
): Pick<Photo, 'file' | 'focal'> | undefined {
  const {hero, closingPhoto} = usePageFields<Page>();
  return (place === 'closing' && closingPhoto) || hero;
}
