/** Whether schemas take values: a row for each field and each end of what it takes. */
import type * as z from 'zod';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that a schema refuses of a valid entry with some of them changed. */
export const refusedOf =
  (schema: z.ZodType, valid: Fields) =>
  (changes: Fields): string[] => [
    ...new Set(
      (schema.safeParse({...valid, ...changes}).error?.issues ?? []).map(({path}) =>
        path.join('.'),
      ),
    ),
  ];

/** A text of so many letters. */
export const letters = (count: number): string => 'a'.repeat(count);

/** So many texts, none like another. */
export const texts = (count: number): string[] =>
  Array.from({length: count}, (_, at) => `Text ${at}`);

/** Words that every page has. */
export const PAGE_WORDS = {
  slug: '/about',
  title: 'The house',
  description: letters(70),
  keywords: ['a', 'b', 'c'],
  label: 'House',
};
