import photos from '@generated/catalogue/default/photos.json';

import type {Photo} from '@site/src/content/types';
import {findPicture} from '@site/src/plugins/pictures/client';

/** A photo of the gallery by its file. */
export const photoOf = (file: string | undefined): Photo | undefined =>
  photos.find((photo) => photo.file === file);

/** Photos of the gallery by their files, in that order. */
export const photosOf = (files: readonly string[]): Photo[] =>
  files.flatMap((file) => photoOf(file) ?? []);

/** Address of the whole picture, as large as there is, in the format that every browser reads. */
export const photoAddress = (file: string): string =>
  findPicture(file).variants.jpeg.at(-1)?.url ?? '';
