/** The gallery: facts and words of every photo of the site. */
import * as z from 'zod';

import {PHOTO_CATEGORIES, PHOTO_SPANS} from '../browser/vocabularies';
import {altText, eachOnce, focal, pictureFile, text} from './basics';
import {pageFacts, pageWords} from './page';

/** Photos are matched across languages by their files. */
const listByFile = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .array(z.strictObject({file: pictureFile, ...fields}))
    .check(eachOnce((photo) => (photo as {file: unknown}).file, ['file']));

/** Words of photos: the caption and the alternative text. */
const photoWords = listByFile({
  title: text(40).describe('Name of the photo.'),
  description: text(80).describe('One short line under the title.'),
  alt: altText,
});

const photoFacts = listByFile({
  category: z.enum(PHOTO_CATEGORIES).describe('Filter of the gallery that shows it.'),
  focal,
  span: z
    .enum(PHOTO_SPANS)
    .optional()
    .describe('Takes two rows or two columns of the gallery on wide screens.'),
});

export const galleryFacts = pageFacts.extend({
  photos: photoFacts.min(1).describe('Every photo of the site, in the gallery’s order.'),
});
export const galleryWords = pageWords.extend({
  photos: photoWords.min(1).describe('Words of every photo, by file.'),
});
