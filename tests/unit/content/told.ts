/** What a schema says of a value, in a writer’s terms. */
import type {z} from 'zod';

import {problemsFromIssues} from '../../../src/content/issues';
import type {Problem} from '../../../src/content/problems';
import type {KnownFields} from '../../../src/content/unknownFields';

/** The problems that a schema finds in a value of a made-up file. */
export const problemsOf = (
  schema: z.ZodType,
  input: unknown,
  known: Partial<KnownFields> = {},
): Problem[] =>
  problemsFromIssues('docs/a.yml', input, schema.safeParse(input).error?.issues ?? [], {
    names: () => [],
    ...known,
  });

/** The same, a line each: field, what stands there, what to do. */
export const toldBy = (
  schema: z.ZodType,
  input: unknown,
  known: Partial<KnownFields> = {},
): string[] =>
  problemsOf(schema, input, known).map(
    ({field, found, remedy}) => `${field} | ${found} | ${remedy}`,
  );
