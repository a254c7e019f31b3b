/** The home page: the rooms and the programs on show. */
import {galleryPhoto, id, listById, text, unique} from './basics';
import {pageFacts, pageWords} from './page';

export const homeFacts = pageFacts.omit({unlisted: true}).extend({
  rooms: listById({photo: galleryPhoto})
    .length(6)
    .describe('The six rooms of the mosaic; `photo` is the file of a gallery photo.'),
  programs: unique(id, 1, 6).describe('Up to six programs on show, by id.'),
});

export const homeWords = pageWords.extend({
  rooms: listById({
    name: text(40).describe('Name of the room.'),
    line: text(80).describe('One short line under the name.'),
    // No length: the comparison with the original names the missing room.
  }).describe('Words of the six rooms, by id.'),
});
