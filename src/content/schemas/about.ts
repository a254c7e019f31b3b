/** The page about the house: photos of the facilities. */
import {galleryPhoto, unique} from './basics';
import {pageFacts} from './page';

export const aboutFacts = pageFacts.extend({
  facilities: unique(galleryPhoto, 4, 4).describe('Four photos of the gallery, by file.'),
});
