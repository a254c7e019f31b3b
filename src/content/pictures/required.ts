/** Pictures that components name themselves, and names that must be unique. */
import type {Problem} from '../problems';
import {BACKDROPS} from '../vocabularies';
import {plainPicture} from './names';
import {type Original, PICTURES_FOLDER} from './originals';

/** The picture of social cards and heroes that name none. */
export const DEFAULT_PICTURE = 'orchid';

/** What components show without being told to by the content. */
export const REQUIRED: readonly string[] = [
  DEFAULT_PICTURE,
  'satin-wide',
  ...BACKDROPS.map((satin) => `satin/${satin}`),
];

/** Whether a file under a name that cannot work was meant to have this one. */
const isMeant = ({file}: Original, name: string): boolean =>
  plainPicture(file.slice(PICTURES_FOLDER.length + 1)).replace(/\.[^.]+$/, '') === name;

/** Required names without a file, and files that claim the name of another. */
export function checkNames(originals: readonly Original[], required: readonly string[]): Problem[] {
  const first = new Map<string, Original>();
  const doubled: Problem[] = [];
  for (const original of originals) {
    const earlier = first.get(original.name);
    if (!earlier) first.set(original.name, original);
    else
      doubled.push({
        file: original.file,
        field: 'name',
        found: `the same name as ${earlier.file}`,
        remedy: 'Delete one of the two, or rename it.',
      });
  }
  const missing = required
    // One whose name is slightly wrong is told there.
    .filter((name) => !first.has(name) && !originals.some((one) => isMeant(one, name)))
    .map((name) => ({
      file: `${PICTURES_FOLDER}/${name}.jpg`,
      field: '',
      found: 'no such file',
      remedy: 'Pages show this picture by its name: put one back under this name.',
    }));
  return [...missing, ...doubled];
}
