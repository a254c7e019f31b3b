/** Lists of facts and words under names that nothing reads: another extension, a second one, a copy. */
import type {Listing} from './files';
import type {Problem} from '../problems';
import {ORIGINALS} from '../source';

/** What editors and systems do to the name of a list. */
const LIST =
  /^(wording|business|gone)(?:[ _-]*\(\d+\)|[ _-]+(?:copy|copia)(?: ?\(?\d+\)?)?)?(\.ya?ml)?(\.(?:txt|ya?ml|orig))?$/i;

/** The list that a file in a folder was meant to be, by its name there. */
export function listMeantBy(folder: string, name: string): string | undefined {
  const [, list = '', first, second] = LIST.exec(name) ?? [];
  if (first === undefined && second === undefined) return undefined;
  const own = `${list.toLowerCase()}.yml`;
  // Facts of a translation are told as that.
  return folder === ORIGINALS || own === 'wording.yml' ? own : undefined;
}

/** Says what to do with each: the one beside the real list goes, the only one gets its name. */
export function strayLists(folder: string, {files}: Listing): Problem[] {
  return files.flatMap((name): Problem[] => {
    const right = listMeantBy(folder, name);
    if (right === undefined || right === name) return [];
    const remedy = files.includes(right)
      ? `Delete it: ${folder}/${right} is read.`
      : `Rename it to ${folder}/${right}.`;
    const extension = /\.[^.]+$/.exec(name)?.[0] ?? '';
    const found =
      extension === '.yml'
        ? `the name "${name}", which nothing reads`
        : `the extension "${extension}"`;
    return [{file: `${folder}/${name}`, field: '', found, remedy}];
  });
}
