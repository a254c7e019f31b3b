/** wording.yml: words the house does not use, each with its reason. */
import * as z from 'zod';

import {text} from './basics';

export const wordingSchema = z.strictObject({
  words: z.array(z.strictObject({word: text(60), reason: text(300)})).min(1),
});
