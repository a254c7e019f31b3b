import {findPicture} from '@site/src/plugins/pictures/client';

/** Address of the whole picture, as large as there is, in the format that every browser reads. */
export function photoAddress(file: string): string {
  return findPicture(file).variants.jpeg.at(-1)?.url ?? '';
}
