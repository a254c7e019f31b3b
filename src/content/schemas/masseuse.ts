/** A masseuse. */
import * as z from 'zod';

import {HIGHEST_MARK, MASSEUSE_AGE, OF_AGE, SPECIALTY_COUNT} from '../browser/limits';
import {DAYS, NATIONALITIES, SPECIALTIES, SPOKEN_LANGUAGES} from '../browser/vocabularies';
import {galleryPhoto, id, text, time, unique, whole} from './basics';

export const masseuseFacts = z.strictObject({
  name: text(24).describe('Her working name, which no other masseuse has.'),
  age: whole('years', {
    lowest: Math.max(OF_AGE, MASSEUSE_AGE.youngest),
    highest: MASSEUSE_AGE.oldest,
    note: ` (nobody under ${OF_AGE} can be published)`,
  }).describe(`In years. No one under ${OF_AGE} can be published.`),
  nationality: z
    .enum(NATIONALITIES)
    .describe(
      'In English; each language shows its own word. The list is in src/content/browser/vocabularies.ts.',
    ),
  languages: unique(z.enum(SPOKEN_LANGUAGES), 1, SPOKEN_LANGUAGES.length).describe(
    'Languages that she speaks, as two-letter codes.',
  ),
  emblem: id.describe(
    'The object shown instead of her portrait: an id of the emblems of docs/masseuses.mdx.',
  ),
  rating: whole('points', {lowest: 1, highest: HIGHEST_MARK}).describe(
    `The house’s own rating, 1 to ${HIGHEST_MARK}.`,
  ),
  experienceYears: whole('years', {lowest: 1, highest: 10}).describe(
    'Whole years; shown as "3+ years".',
  ),
  specialties: unique(z.enum(SPECIALTIES), SPECIALTY_COUNT, SPECIALTY_COUNT).describe(
    `Exactly ${SPECIALTY_COUNT}, by their ids; each language shows its own words. Her card names the first two.`,
  ),
  favoritePrograms: unique(id, 1, 4).describe('Ids of programs.'),
  outcall: z.boolean().describe('Whether she travels to hotels.'),
  availability: z
    .array(
      z.strictObject({
        days: unique(z.enum(DAYS), 1, DAYS.length).describe('Days of the week.'),
        from: time.describe('When she begins, such as "13:00", in quotation marks.'),
        to: time.describe('When she ends; after midnight, "01:00" belongs to the evening before.'),
      }),
    )
    .min(1)
    .describe('Days and hours, within `programHours` of docs/business.yml.'),
  gallery: unique(galleryPhoto, 4, 4).optional().describe('Four gallery photos, by file, or none.'),
  sample: z
    .boolean()
    .optional()
    .describe('true while the person is an invented example; a production build refuses it.'),
});

export const masseuseWords = z.strictObject({
  personality: text(60).describe('Two to four words.'),
  description: text(180, 40).describe('One or two sentences for the card.'),
});
