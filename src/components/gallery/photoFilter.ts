/** Which photos a filter shows, and how many each would show. */
import {PHOTO_CATEGORIES} from '@site/src/content/vocabularies';
import type {Photo} from '@site/src/content/types';

/** `all` or a category of the gallery. */
export type PhotoFilter = 'all' | Photo['category'];

/** The filters in the order of their buttons. */
export const PHOTO_FILTERS: readonly PhotoFilter[] = ['all', ...PHOTO_CATEGORIES];

/** Name of the filter in the address: `?category=reception`. */
const PARAMETER = 'category';

/** The filter an address asks for; anything unknown means all photos. */
export function filterFromSearch(search: string): PhotoFilter {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return PHOTO_FILTERS.find((filter) => filter === asked) ?? 'all';
}

/** The query for a filter; empty for all photos. */
export function searchForFilter(filter: PhotoFilter): string {
  return filter === 'all' ? '' : `?${PARAMETER}=${filter}`;
}

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
