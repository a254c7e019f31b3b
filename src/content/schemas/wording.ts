/** wording.yml: words the house does not use, and words it uses seldom, each with its reason. */
import * as z from 'zod';

import {text, whole} from './basics';

const word = text(60).describe('A word or a phrase; its other forms are found too.');
const reason = text(300).describe('Why, for whoever has written it.');
const except = z
  .array(text(60))
  .default([])
  .describe('Innocent forms of the word, and phrases that hold one, exactly as they are written.');
const atMost = whole(0, 1000, 'times').describe('How often it may stand on all pages together.');

export const wordingSchema = z.strictObject({
  words: z
    .array(z.strictObject({word, except, reason}))
    .min(1)
    .describe('Words that the house does not use in this language.'),
  sparingly: z
    .array(z.strictObject({word, atMost, reason}))
    .default([])
    .describe(
      'Words that wear out: how often each may stand on all pages of the language together.',
    ),
  alwaysOpen: z
    .array(word)
    .default([])
    .describe(
      'Ways of saying that the house is always open; refused where docs/business.yml gives it hours.',
    ),
  known: z
    .array(text(60))
    .default([])
    .describe('Words that are right and that the dictionary of the language does not have.'),
  alike: z
    .array(text(60))
    .default([])
    .describe('Words that read the same in this language and in the original’s.'),
});
