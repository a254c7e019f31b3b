/** The two photos of a page: behind its head, and behind its last call. */
import type {Problem} from '../../problems';
import {type RawDocument, isWhole} from '../raw';

/** Names pages that begin and end with the same photo. */
export function sameHeadAndEnd(documents: readonly RawDocument[]): Problem[] {
  return documents.flatMap(({file, isOriginal, facts: {photo, closingPhoto}}) =>
    isOriginal && isWhole(photo) && photo === closingPhoto
      ? [
          {
            file,
            field: 'closingPhoto',
            found: `${photo}, which is the photo of its head as well`,
            remedy: 'Write the number of another photo of docs/gallery.mdx.',
          },
        ]
      : [],
  );
}
