/** A program of the menu. */
import * as z from 'zod';

import {CATEGORIES, EXPERIENCES, INTENSITIES, PLACES, ZONES} from '../browser/vocabularies';
import {euros, listById, minutes, text, unique} from './basics';
import {heroPicture, pageWords} from './page';
import {priceFacts} from './prices';

export const programFacts = z.strictObject({
  category: z.enum(CATEGORIES).describe('The collection the program belongs to.'),
  intensity: z.enum(INTENSITIES).describe('Always the English word; each language shows its own.'),
  recommended: z.boolean().describe('true sets the badge "Recommended". Keep it rare.'),
  experience: z.enum(EXPERIENCES).describe('How much a guest should know before choosing it.'),
  places: unique(z.enum(PLACES), 1, PLACES.length).describe('Where it can be given.'),
  sessions: z
    .array(z.strictObject({minutes, priceEur: euros}))
    .describe(
      'Length in minutes and price in whole euros, IVA included. Empty only where the price follows another program.',
    ),
  pricing: z
    .enum(['double', 'travel'])
    .optional()
    .describe(
      'How the price follows the other programs, where the program has no sessions of its own.',
    ),
  hero: heroPicture,
  prices: priceFacts,
  // More would not fit beside one another.
  phases: listById({minutes})
    .min(2)
    .max(8)
    .optional()
    .describe('Phases of the timeline, in minutes; together they last as long as a session.'),
  areas: listById({zone: z.enum(ZONES).describe('Zone of travelFeesEur in docs/business.yml.')})
    .min(1)
    .optional()
    .describe('Parts of town that outcall travels to, and the fee zone of each.'),
  sample: z
    .boolean()
    .optional()
    .describe('true while prices and lengths are invented; a production build refuses it.'),
});

const MARKED = 'Write a text with at most one part between *asterisks* that touch it.';
/** Text with at most one part between two asterisks that touch it, such as `Ninety *slow* minutes`. */
const ONE_EMPHASIS = /^[^*]*(\*[^\s*]([^*]*[^\s*])?\*[^*]*)?$/;
const emphasised = text(44, 8).regex(ONE_EMPHASIS, MARKED);

/** The closing call to action of a page: a heading and a paragraph. */
const closing = z.strictObject({
  title: emphasised.describe(
    'One part may be set in gold italics, between asterisks: "First visit? *Say so*".',
  ),
  text: text(160, 30).describe('One or two sentences that lead to the buttons below them.'),
});

/** What is included; the last line has the filled lozenge. */
const lines = unique(text(90), 2, 40);
const INCLUDED =
  'Write a list, or a list for each length in minutes, such as "60: [A bath, Two hands]".';

export const programWords = pageWords.omit({label: true}).extend({
  title: pageWords.shape.title
    .optional()
    .describe('Only where "<name>, massage in <city>", which the site writes, does not fit.'),
  name: text(28).describe('Name of the program.'),
  subtitle: text(48).describe('A line under the name: an image, not an explanation.'),
  lead: text(260).describe('Two sentences under the name on the program’s page.'),
  summary: text(180).describe('One or two sentences on cards.'),
  included: z
    .union([lines, z.record(z.string(), lines)], INCLUDED)
    .describe('What is included: a list, or one for each session by its minutes.'),
  recommendedFor: unique(text(90), 2, 20).describe('Kinds of guests that it suits.'),
  phases: listById({
    name: text(40).describe('Name of the phase.'),
    text: text(240).describe('What happens, in a sentence.'),
  })
    .optional()
    .describe('Words of the phases, by id.'),
  areas: listById({name: text(60).describe('Name of the part of town.')})
    .optional()
    .describe('Names of the parts of town, by id.'),
  closing: closing.describe('The call to action at the end of the page.'),
});
