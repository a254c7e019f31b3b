/** What `npm run new` would make of the site’s real content, with a few files edited: nothing is written. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {createCatalogue} from '../../../src/content/catalogue';
import type {Problem} from '../../../src/content/problems';
import type {Desk, Outcome} from '../../../src/desk/new/types';
import {type Edit, sourceWith} from '../content/mistakes/memory';

const ROOT = path.join(import.meta.dirname, '../../..');

type Changes = Parameters<typeof sourceWith>[1];

/** The text of a file of the project as it stands. */
export function textAt(file: string): string | undefined {
  const at = path.join(ROOT, file);
  return existsSync(at) && statSync(at).isFile() ? readFileSync(at, 'utf8') : undefined;
}

export async function deskWith(edits: readonly Edit[] = [], changes: Changes = {}): Promise<Desk> {
  const texts = new Map(edits.map(({file, to}) => [file, to]));
  const read = (file: string): string | undefined => {
    const edited = texts.get(file);
    return texts.has(file) ? (edited === undefined ? edited : String(edited)) : textAt(file);
  };
  return {source: await sourceWith(edits, changes), read};
}

/** The files of something new; throws where it is refused. */
export function filesOf(outcome: Outcome): Readonly<Record<string, string>> {
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome.files;
}

/** Files as edits, so that the next thing finds them there. */
export const editsOf = (files: Readonly<Record<string, string>>): Edit[] =>
  Object.entries(files).map(([file, to]) => ({file, to}));

/** The site’s mistakes with some files edited. */
export const mistakesOf = async (edits: readonly Edit[], changes: Changes = {}) =>
  createCatalogue(await sourceWith(edits, changes)).problems satisfies readonly Problem[];
