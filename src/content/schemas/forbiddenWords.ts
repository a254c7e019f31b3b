/** forbidden-words.yml: words that the house does not use, each with its reason. */
import * as z from 'zod';

import {text} from './basics';

const word = text(60).describe('A word or a phrase; its plural in -s or -es is found too.');
const reason = text(300).describe('Why, for the author of the sentence.');
const except = z
  .array(text(60))
  .default([])
  .describe(
    'Innocent forms of the word, and phrases that contain one, exactly as they are written.',
  );
export const forbiddenWordsSchema = z.strictObject({
  words: z
    .array(z.strictObject({word, except, reason}))
    .min(1)
    .describe('Words that the house does not use in this language.'),
  alwaysOpen: z
    .array(word)
    .default([])
    .describe(
      'Ways of saying that the house is always open; refused where docs/business.yml gives it hours.',
    ),
  everyDay: z
    .array(word)
    .default([])
    .describe(
      'Ways of saying that programs are given at the same hours every day; refused where docs/business.yml has hours by days.',
    ),
});

export type ForbiddenWords = z.output<typeof forbiddenWordsSchema>;
