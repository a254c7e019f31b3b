/** The gallery: every photo of the site, its facts and its words. */
import * as z from 'zod';

import {PHOTO_CATEGORIES, PHOTO_SPANS} from '../vocabularies';
import {photoId, text} from './basics';
import {pageFacts, pageWords} from './page';

const FILE = 'Write the name of a file in docs/pictures, such as orchid.jpg.';
const percent = z
  .number('Write a number from 0 to 100 (percent).')
  .min(0, 'Write a number from 0 to 100 (percent).')
  .max(100, 'Write a number from 0 to 100 (percent).');

/** A photo's words: shown over it, under it, or read aloud in its place. */
const photoWords = z.strictObject({
  id: photoId,
  title: text(40),
  description: text(80).describe('One short line under the title.'),
  alt: text(240, 20).describe('What is seen, for those who cannot see it.'),
});

const photoFacts = z.strictObject({
  id: photoId,
  file: z.string(FILE).regex(/^[a-z0-9-]+\.(jpg|jpeg|png|webp|avif)$/, FILE),
  category: z.enum(PHOTO_CATEGORIES),
  focal: z
    .tuple([percent, percent], 'Write two numbers in square brackets, such as [50, 40].')
    .describe(
      'The point that must stay in view when the picture is cropped: percent from left, percent from top.',
    ),
  span: z
    .enum(PHOTO_SPANS)
    .optional()
    .describe('Takes two rows or two columns of the gallery on wide screens.'),
});

export const galleryFacts = pageFacts.extend({photos: z.array(photoFacts).min(1)});
export const galleryWords = pageWords.extend({photos: z.array(photoWords).min(1)});
