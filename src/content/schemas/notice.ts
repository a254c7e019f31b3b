/** A notice above the pages: its days; its words are the text below the fields. */
import * as z from 'zod';

import {dateError, unique} from './basics';

const day = (which: string, example: string) =>
  z.iso.date({
    error: dateError(`Write the ${which} day of the notice as year-month-day, such as ${example}.`),
  });

type Days = {readonly from: string; readonly until: string};

const DATE = z.iso.date();

/** Dates such as 2026-12-24 sort as texts. One that is no date has a message of its own. */
const endsBeforeItBegins = ({from, until}: Days): boolean =>
  [from, until].every((date) => DATE.safeParse(date).success) && until < from;

export const noticeFacts = z
  .strictObject({
    from: day('first', '2026-12-24').describe('First day, from its midnight at the house.'),
    until: day('last', '2026-12-26').describe('Last day, to its end at the house.'),
    pages: unique(z.string(), 1, 40)
      .optional()
      .describe('Ids of the pages that show it; without this field every page and the 404 page.'),
  })
  .superRefine((days, context) => {
    if (!endsBeforeItBegins(days)) return;
    const message = `Write ${days.from} or a later day in place of ${days.until}: a notice does not end before it begins.`;
    context.addIssue({code: 'custom', path: ['until'], message});
  });

/** All its words are in the text. */
export const noticeWords = z.strictObject({});
