import photos from '@generated/catalogue/default/photos.json';
import type {Photo} from '@site/src/content/types';

/** The photos of a profile, by their numbers. */
export function profilePhotos(ids: readonly number[]): Photo[] {
  return ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
}
