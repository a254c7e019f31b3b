/** A legal text. */
import * as z from 'zod';

import {isoDate} from './basics';
import {priceFacts} from './prices';

export const legalFacts = z.strictObject({
  updated: isoDate.describe('Date of the last change, shown under the title.'),
  indexed: z.boolean().describe('Whether search engines may list the page.'),
  prices: priceFacts,
});
