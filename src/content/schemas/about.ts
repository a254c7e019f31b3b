/** The page about the house: photos of the facilities. */
import {photoId, unique} from './basics';
import {pageFacts, pageWords} from './page';

export const aboutFacts = pageFacts.extend({
  facilities: unique(photoId, 4, 4).describe('Four photos of the facilities, by gallery number.'),
});
export const aboutWords = pageWords;
