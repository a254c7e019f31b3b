import programs from '@generated/catalogue/default/programs.json';

import type {Program} from '../../plugins/catalogue/types';

/**
 * The program whose page has this document id, such as "programs/kaula-tantra".
 * Throws for an unknown id: a page without its program is a mistake in code.
 */
export function programOf(documentId: string): Program {
  const program = programs.find((entry) => entry.documentId === documentId);
  if (!program) throw new Error(`There is no program with the document id "${documentId}".`);
  return program;
}
