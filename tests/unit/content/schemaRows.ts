/** Tests of what schemas accept and reject. */
import {describe, expect, test} from 'vitest';
import type * as z from 'zod';

type Row = {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly accepted: readonly unknown[];
  readonly rejected: readonly unknown[];
};

/** One test for each value of each row. */
export function testSchemas(rows: readonly Row[]): void {
  describe.each(rows)('$name', ({schema, accepted, rejected}) => {
    test.each(accepted.map((value) => [value]))('accepts %j', (value) =>
      expect(schema.safeParse(value).error?.issues).toBeUndefined(),
    );
    test.each(rejected.map((value) => [value]))('rejects %j', (value) =>
      expect(schema.safeParse(value).success).toBe(false),
    );
  });
}
