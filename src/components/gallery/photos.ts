import photos from '@generated/catalogue/default/photos.json';

import type {Photo} from '@site/src/content/browser/types';
import {findPicture} from '@site/src/plugins/pictures/client';

export const photoOf = (file: string | undefined): Photo | undefined =>
  photos.find((photo) => photo.file === file);

export const photosOf = (files: readonly string[]): Photo[] =>
  files.flatMap((file) => photoOf(file) ?? []);

/** URL of the largest JPEG of a photo. */
export const photoAddress = (file: string): string =>
  findPicture(file).variants.jpeg.at(-1)?.url ?? '';
