/** Which schemas belong to which kind of file. */
import type {z} from 'zod';

import {
  legalFacts,
  legalWords,
  masseuseFacts,
  masseuseWords,
  pageFacts,
  pageWordsSchema,
  programFacts,
  programWords,
} from './schemas';

export type Kind = 'page' | 'program' | 'legal' | 'masseuse';

type KindSchemas = {readonly facts: z.ZodObject; readonly words: z.ZodObject};

export const KINDS: Readonly<Record<Kind, KindSchemas>> = {
  page: {facts: pageFacts, words: pageWordsSchema},
  program: {facts: programFacts, words: programWords},
  legal: {facts: legalFacts, words: legalWords},
  masseuse: {facts: masseuseFacts, words: masseuseWords},
};

/** The kind that a file's folder asks for: `programs/…`, `legal/…`, `masseuses/…`, otherwise a page. */
export function kindOf(id: string): Kind {
  if (id.startsWith('programs/')) return 'program';
  if (id.startsWith('legal/')) return 'legal';
  if (id.startsWith('masseuses/')) return 'masseuse';
  return 'page';
}

/** Names of the fields of one entry of a list, or undefined when the field is not a list of entries. */
export function entryFields(schema: z.ZodObject, field: string): readonly string[] | undefined {
  let type: unknown = schema.shape[field];
  while (type && typeof type === 'object' && 'unwrap' in type && !('element' in type)) {
    type = (type as {unwrap: () => unknown}).unwrap();
  }
  const element = (type as {element?: {shape?: object}} | undefined)?.element;
  return element?.shape ? Object.keys(element.shape) : undefined;
}
