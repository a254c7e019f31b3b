import {photoOf} from '@site/src/components/gallery/photoOf';
import type {Photo} from '@site/src/content/types';

/** The photos of a profile, by their files. */
export function profilePhotos(files: readonly string[]): Photo[] {
  return files.flatMap((file) => photoOf(file) ?? []);
}
