/** The outcall page: example hotels. */
import * as z from 'zod';

import {HOTEL_CLASSES} from '../browser/vocabularies';
import {id, listById, text} from './basics';
import {pageFacts, pageWords} from './page';

export const outcallFacts = pageFacts.extend({
  hotels: listById({
    name: text(60).describe('The hotel’s name, the same in every language.'),
    area: id.describe('Id of one of the areas in docs/programs/outcall.mdx.'),
    class: z.enum(HOTEL_CLASSES).describe('The hotel’s class.'),
    sample: z
      .boolean()
      .optional()
      .describe('true while the hotel is an invented example; a production build refuses it.'),
  })
    .min(1)
    .describe('Hotels that masseuses visit.'),
});

export const outcallWords = pageWords.extend({
  hotels: listById({description: text(160).describe('One or two short sentences.')})
    .min(1)
    .describe('Words of the hotels, by id.'),
});
