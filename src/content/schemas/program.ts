/** A program of the menu. */
import * as z from 'zod';

import {CATEGORIES, EXPERIENCES, INTENSITIES, PLACES, ZONES} from '../vocabularies';
import {altText, euros, focal, id, minutes, photoId, pictureFile, text, unique} from './basics';
import {pageWords} from './page';

export const programFacts = z.strictObject({
  kind: z.literal('program'),
  category: z.enum(CATEGORIES).describe('The collection the program belongs to.'),
  intensity: z.enum(INTENSITIES),
  recommended: z.boolean(),
  experience: z.enum(EXPERIENCES),
  places: unique(z.enum(PLACES), 1, PLACES.length),
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
  photo: photoId.optional().describe('Number of the gallery photo behind the hero.'),
  hero: z
    .strictObject({file: pictureFile, focal})
    .optional()
    .describe(
      'Picture of its own behind the hero, outside the gallery, by file name; instead of `photo`. At least 1600 pixels wide.',
    ),
  phases: z
    .array(z.strictObject({id, minutes}))
    .min(2)
    .optional()
    .describe('Phases of the timeline, in minutes; together they last as long as a session.'),
  areas: z
    .array(z.strictObject({id, zone: z.enum(ZONES)}))
    .min(1)
    .optional()
    .describe('Parts of town that outcall travels to, and the fee zone of each.'),
});

const MARKED = 'Write a text with at most one part between *asterisks* that touch it.';
/** Text with at most one part between two asterisks that touch it. */
const emphasised = text(44, 8).regex(/^[^*]*(\*[^\s*]([^*]*[^\s*])?\*[^*]*)?$/, MARKED);

/** The last call of a page: a heading and a paragraph, words of that page alone. */
const closing = z.strictObject({
  title: emphasised.describe(
    'One part may be set in gold italics, between asterisks: "First visit? *Say so*".',
  ),
  text: text(160, 30).describe('One or two sentences that lead to the buttons below them.'),
});

const features = (least: number) => unique(text(90), least, 40);

export const programWords = pageWords.extend({
  name: text(28),
  subtitle: text(48),
  lead: text(260).describe('Two sentences under the name on the program’s page.'),
  summary: text(180).describe('One or two sentences on cards.'),
  features: features(3).describe('What is included, stated flat.'),
  finish: text(90).optional().describe('The last line of the list, marked by a filled lozenge.'),
  tiers: z
    .array(
      z.strictObject({
        minutes: minutes.describe('Which session the list belongs to: its length in minutes.'),
        features: features(1),
        finish: text(90)
          .optional()
          .describe('The last line of the list, marked by a filled lozenge.'),
      }),
    )
    .min(1)
    .optional()
    .describe('A list for each session, where they differ.'),
  recommendedFor: unique(text(90), 2, 20),
  phases: z.array(z.strictObject({id, name: text(40), text: text(240)})).optional(),
  areas: z.array(z.strictObject({id, name: text(60)})).optional(),
  heroAlt: altText.optional().describe('What the picture named in `hero` shows.'),
  closing,
});
