/** Schema of docs/analytics.yml. */
import * as z from 'zod';

import {dateError, text, whole} from './basics';

const NAME =
  'Write a name in lower case that begins with data-, such as data-website-id; data-analytics is the site’s own.';
const VALUE = 'Write the value in quotation marks.';
const CONNECT =
  'Write https:// and a host, without a path, such as "https://events.your-domain.com".';
const GLOBAL = 'Write the name of a variable, such as _paq.';
const CALL = 'Write the name of a function of the script, such as goatcounter.count.';
const FIRST_CALL = 'Write a call that begins without a dot first: this one needs its result.';
const FIRST_PAGE =
  'Write first: true for the call before this one too: on the first page this one needs its result.';

/**
 * Characters that the addresses of a provider may take in the content security policy: Cloudflare reads 2,000 of a
 * line of `_headers`, and the rest of the policy has up to 1,650.
 */
export const MOST_IN_POLICY = 320;
const TOO_LONG = `Write fewer or shorter addresses: together, script counted twice, they may have ${MOST_IN_POLICY} characters.`;

const NO_PROVIDER = ', or "" for no provider';
const SINCE = `Write a day as year-month-day, such as 2027-01-15${NO_PROVIDER}.`;
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

/** Such as `_paq`. */
const VARIABLE = /^[A-Za-z_$][\w$]*$/;
/** Such as `data-website-id`. The site finds the script by `data-analytics`. */
const ATTRIBUTE = /^data-(?!analytics$)[a-z\d][a-z\d.-]*$/;
/** Such as `_paq.push`, or `.record` on the result of the call before it. */
const FUNCTION = /^\.?[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;

const connect = z
  .string(CONNECT)
  .refine((address) => hasPlainOrigin(address) && new URL(address).origin === address, CONNECT);

const pageCall = z.strictObject({
  call: z.string(CALL).regex(FUNCTION, CALL).describe('A function of the script.'),
  with: z
    .array(z.json())
    .default([])
    .describe('Its arguments; {url}, {path} and {title} stand for those of the page.'),
  first: z.boolean().default(false).describe('Whether it is called for the first page too.'),
});

const fields = z.strictObject({
  script: z
    .string(SCRIPT)
    .regex(SCRIPT_ADDRESS, SCRIPT)
    .refine((address) => address === '' || hasPlainOrigin(address), SCRIPT)
    .describe('Address of an analytics script, loaded only after consent; empty for none.'),
  since: z
    .union(
      [
        z.literal(''),
        z.iso.date({error: dateError({example: '2027-01-15', otherwise: NO_PROVIDER})}),
      ],
      SINCE,
    )
    .default('')
    .describe(
      'The first day on which a consent counts for this provider; visitors who agreed earlier are asked again.',
    ),
  provider: z.string().trim().default('').describe('The company that receives what is counted.'),
  purpose: z
    .record(z.string(), text(120))
    .default({})
    .describe('What it is for, in each language, as the end of "What for: ".'),
  months: whole('months', {lowest: 1, highest: 24})
    .optional()
    .describe('How long the provider keeps what it counts, in months.'),
  attributes: z
    .record(z.string().regex(ATTRIBUTE), z.string(VALUE), {
      error: ({code}) => (code === 'invalid_key' ? NAME : undefined),
    })
    .default({})
    .describe('Attributes of the script, such as data-website-id.'),
  connect: z
    .array(connect)
    .default([])
    .describe('Further addresses that the script sends to, each without a path.'),
  settings: z
    .record(z.string().regex(VARIABLE), z.json(), {
      error: ({code}) => (code === 'invalid_key' ? GLOBAL : undefined),
    })
    .default({})
    .describe('Variables that the script reads, set before it is loaded.'),
  pageCalls: z
    .array(pageCall)
    .refine(([first]) => !first?.call.startsWith('.'), {path: [0, 'call'], error: FIRST_CALL})
    .check(({value: calls, issues}) => {
      for (const [index, {call, first}] of calls.entries()) {
        if (!first || !call.startsWith('.') || index === 0 || calls[index - 1]?.first) continue;
        issues.push({code: 'custom', path: [index, 'first'], input: first, message: FIRST_PAGE});
      }
    })
    .default([])
    .describe('What the site calls when another page is shown.'),
});

/** Zod skips the rule while a field has the wrong type. */
export const analyticsSchema = fields.check(({value, issues}) => {
  if (!value.script && !value.provider) return;
  const addresses = [value.script, value.script, ...value.connect].filter(hasPlainOrigin);
  const length = addresses.map((address) => ` ${new URL(address).origin}`).join('').length;
  if (length > MOST_IN_POLICY) {
    const path = [value.connect.length > 0 ? 'connect' : 'script'];
    issues.push({code: 'custom', path, input: value, message: TOO_LONG});
  }
  for (const [field, message] of Object.entries(WITH_A_PROVIDER)) {
    if (value[field as keyof typeof WITH_A_PROVIDER]) continue;
    issues.push({code: 'custom', path: [field], input: value, message});
  }
});
