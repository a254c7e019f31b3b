/** A notice above the pages: its days; its words are the text below the fields. */
import * as z from 'zod';

import {dayOf, unique} from './basics';

const day = (which: string, example: string) =>
  dayOf({what: `the ${which} day of the notice`, example});

export const noticeFacts = z
  .strictObject({
    from: day('first', '2026-12-24').describe('First day, from its midnight at the house.'),
    until: day('last', '2026-12-26').describe('Last day, to its end at the house.'),
    pages: unique(z.string(), 1, 40)
      .optional()
      .describe('Ids of the pages that show it; without this field every page and the 404 page.'),
  })
  .superRefine(({from, until}, context) => {
    // Dates such as 2026-12-24 sort as texts.
    if (until >= from) return;
    const message = `Write ${from} or a later day in place of ${until}: a notice does not end before it begins.`;
    context.addIssue({code: 'custom', path: ['until'], message});
  });

/** All its words are in the text. */
export const noticeWords = z.strictObject({});
