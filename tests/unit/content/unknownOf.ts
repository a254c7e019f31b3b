/** Fields that a made-up schema does not know, and what is said of them. */
import * as z from 'zod';

import {fieldsAt, takesAt} from '../../../src/content/kinds';
import {unknownFields} from '../../../src/content/unknownFields';

/** What is said of fields by a schema, with what its facts take. */
export function unknownOf(shape: z.ZodRawShape, input: object) {
  const schema = z.strictObject(shape);
  return unknownFields('a.yml', input, schema.safeParse(input).error?.issues ?? [], {
    names: (path) => fieldsAt(schema, path),
    takes: (path, name, value) => takesAt(schema, path, name, value),
  });
}

/** Field, finding and remedy of each, a line each. */
export const saidOf = (...of: Parameters<typeof unknownOf>): string[] =>
  unknownOf(...of).problems.map(({field, found, remedy}) => `${field} | ${found}. ${remedy}`);
