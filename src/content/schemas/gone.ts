/** docs/gone.yml: addresses that were given up on purpose. */
import * as z from 'zod';

const PATH =
  'Write an address from the root of the site, such as /programs/old or /es/programas/viejo; /es/* means all below it.';

export const goneSchema = z.strictObject({
  gone: z
    .array(z.string(PATH).regex(/^\/([a-z0-9]+([-/][a-z0-9]+)*)?(\/\*)?$/, PATH))
    .describe('Addresses that lead nowhere any more, on purpose.'),
});
