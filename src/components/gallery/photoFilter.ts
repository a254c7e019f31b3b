/** Which photos a filter shows, and how many each would show. */
import {PHOTO_CATEGORIES} from '@site/src/content/vocabularies';
import type {Photo} from '@site/src/content/types';

/** `all` or a category of the gallery. */
export type PhotoFilter = 'all' | Photo['category'];

/** The filters in the order of their buttons. */
export const PHOTO_FILTERS: readonly PhotoFilter[] = ['all', ...PHOTO_CATEGORIES];

/** Whether a filter shows a photo. */
export function isShown(photo: Pick<Photo, 'category'>, filter: PhotoFilter): boolean {
  return filter === 'all' || photo.category === filter;
}

/** How many photos a filter shows. */
export function countShown(
  photos: readonly Pick<Photo, 'category'>[],
  filter: PhotoFilter,
): number {
  return photos.filter((photo) => isShown(photo, filter)).length;
}
