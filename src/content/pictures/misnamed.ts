/** A picture that got an extension which lies about its bytes, while pages name it by the right one. */
import type {Problem} from '../problems';
import {PICTURES_FOLDER} from './originals';
import type {Use} from './uses';

/** The name that a mistake in the format asks for. */
const ASKED = /(?:Rename the file|rename it) to (\S+) and write that name where .*$/;

const nameAsked = ({field, remedy}: Problem): string | undefined =>
  field === 'format' ? ASKED.exec(remedy)?.[1] : undefined;

/** The mistake, for whoever has to rename the file and nothing else: a page names it so already. */
export function asPagesName(problem: Problem, uses: readonly Use[]): Problem {
  const name = nameAsked(problem);
  const use = uses.find(({picture}) => picture === `${PICTURES_FOLDER}/${name}`);
  if (name === undefined || !use) return problem;
  return {...problem, remedy: `Rename the file to ${name}, as ${use.file} names it.`};
}

/** Whether a page misses a picture that is there again as soon as a told file has its name back. */
export function isRenamedBack(missing: Problem, inPictures: readonly Problem[]): boolean {
  return inPictures.some(({field, remedy}) => {
    const [, name] = /^Rename the file to (\S+), as \S+ names it\.$/.exec(remedy) ?? [];
    return field === 'format' && missing.found.startsWith(`"${name}", and there is no such`);
  });
}
