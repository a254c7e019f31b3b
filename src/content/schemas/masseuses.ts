/** The page of the masseuses: the pictures of their emblems. */
import {altText, focal, listById, text} from './basics';
import {pageFacts, pageWords} from './page';

export const masseusesFacts = pageFacts.extend({
  emblems: listById({focal})
    .min(1)
    .describe(
      'Pictures of the emblems (docs/pictures/emblem/<id>.jpg), and the point of each that stays in view.',
    ),
});

export const masseusesWords = pageWords.extend({
  emblems: listById({
    name: text(40).describe('Name of the emblem with its article, such as "The orchid".'),
    alt: altText,
  })
    .min(1)
    .describe('The name of each emblem, and what its picture shows.'),
});
