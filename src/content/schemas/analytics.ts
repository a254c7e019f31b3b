/** Schema of docs/analytics.yml. */
import * as z from 'zod';

import {dateError, text, whole} from './basics';

const SINCE = 'Write a real date as year-month-day, such as 2027-01-15, or "" for no provider.';
const SCRIPT = 'Write an address that begins with https://, or "" for no analytics.';

/** Messages for fields that are required once the script or the provider is given. */
const WITH_A_PROVIDER = {
  script: 'Write the address of its script as well, or leave provider empty while there is none.',
  since:
    'Write the first day after you publish this change, such as 2027-01-15: visitors who agreed earlier are asked again.',
  provider: 'Write the name of the company that receives what is counted.',
  months: 'Write for how many months the provider keeps what it counts, 24 at most.',
} as const;

/** Whether the origin can stand in the policy of every host: rules of hosts are not quoted. */
const hasPlainOrigin = (address: string): boolean =>
  URL.canParse(address) && /^https:\/\/[\w.:-]+$/.test(new URL(address).origin);

/** Empty, or such as `https://stats.example.com/script.js`. */
const SCRIPT_ADDRESS = /^(https:\/\/[^\s/]+\.[^\s]+)?$/;

const fields = z.strictObject({
  script: z
    .string(SCRIPT)
    .regex(SCRIPT_ADDRESS, SCRIPT)
    .refine((address) => address === '' || hasPlainOrigin(address), SCRIPT)
    .describe('Address of an analytics script, loaded only after consent; empty for none.'),
  since: z
    .union([z.literal(''), z.iso.date({error: dateError(SINCE)})], SINCE)
    .default('')
    .describe(
      'The first day on which a consent counts for this provider; visitors who agreed earlier are asked again.',
    ),
  provider: z.string().trim().default('').describe('The company that receives what is counted.'),
  purpose: z
    .record(z.string().length(2), text(120))
    .default({})
    .describe('What it is for, in each language, as the end of "What for: ".'),
  months: whole('months', {lowest: 1, highest: 24})
    .optional()
    .describe('How long the provider keeps what it counts, in months.'),
});

/** Zod skips the rule while a field has the wrong type. */
export const analyticsSchema = fields.check(({value, issues}) => {
  if (!value.script && !value.provider) return;
  for (const [field, message] of Object.entries(WITH_A_PROVIDER)) {
    if (value[field as keyof typeof WITH_A_PROVIDER]) continue;
    issues.push({code: 'custom', path: [field], input: value, message});
  }
});
