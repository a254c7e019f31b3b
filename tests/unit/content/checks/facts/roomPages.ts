/** Rooms of the home page, and their photos in the gallery. */
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage} from '../rawPages';

/** Id, name and photo of a room. */
type Room = readonly [id: string, name: unknown, photo: number];
/** Number, title and file of a photo. */
type Photo = readonly [id: number, title: unknown, file?: string];

/** The home page and the gallery of a language; the photos of rooms are facts of the original. */
export function roomPages(
  rooms: readonly Room[],
  photos: readonly Photo[],
  locale = 'en',
): RawDocument[] {
  const isOriginal = locale === 'en';
  return [
    rawPage('', {
      id: 'home',
      locale,
      fields: {rooms: rooms.map(([id, name, photo]) => ({id, name, ...(isOriginal && {photo})}))},
    }),
    rawPage('', {
      id: 'gallery',
      locale,
      fields: {
        photos: photos.map(([id, title, file = 'x.jpg']) => ({
          ...{id, title},
          ...(isOriginal && {file}),
        })),
      },
    }),
  ];
}
