/** wording.yml: words the house does not use, and words it uses seldom, each with its reason. */
import * as z from 'zod';

import {text, whole} from './basics';

export const wordingSchema = z.strictObject({
  words: z.array(z.strictObject({word: text(60), reason: text(300)})).min(1),
  sparingly: z
    .array(z.strictObject({word: text(60), atMost: whole(0, 1000, 'times'), reason: text(300)}))
    .default([])
    .describe(
      'Words that wear out: how often each may stand on all pages of the language together.',
    ),
});
