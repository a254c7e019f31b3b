/**
 * The pictures of the objects that masseuses sign with. They stand side by side in grids, so they
 * are shown all or none: while one is missing or cannot be used, all are engravings.
 */
import path from 'node:path';

import type {Problem} from '../problems';
import type {Source} from '../source';
import {EMBLEMS} from '../vocabularies';
import {emblemPicture, isEmblem, plainPicture} from './names';
import {type Original, PICTURES_FOLDER} from './originals';

const FOLDER = `${PICTURES_FOLDER}/${emblemPicture('')}`;

/** Emblems that a masseuse signs with; a value that is none is the schema's to name. */
export function emblemsInUse({documents, defaultLocale}: Source): string[] {
  const typed = documents
    .filter(({id, locale}) => locale === defaultLocale && id.startsWith('masseuses/'))
    .map(({frontMatter}) => frontMatter.emblem);
  return EMBLEMS.filter((emblem) => typed.includes(emblem));
}

/** Whether a mistake is one of an emblem's picture: the site can be shown without it. */
export const isOfEmblem = ({file}: Problem): boolean => file.startsWith(FOLDER);

/** Emblems in use without a picture, and pictures under names that are no emblem. */
export function checkEmblems(originals: readonly Original[], used: readonly string[]): Problem[] {
  const known = EMBLEMS.map(emblemPicture);
  // One whose name is right but for its capitals or accents is told by these.
  const meant = originals.map(({file}) =>
    plainPicture(file.slice(PICTURES_FOLDER.length + 1)).replace(/\.[^.]+$/, ''),
  );
  const strange = originals.filter(
    ({name}, at) => isEmblem(name) && !known.includes(name) && !known.includes(meant[at] ?? ''),
  );
  const missing = used.filter((emblem) => !meant.includes(emblemPicture(emblem)));
  // One too few and one too many: it is the same under another name.
  const [only] = missing.length === 1 && strange.length === 1 ? missing : [];
  return [
    ...missing
      .filter((emblem) => emblem !== only)
      .map((emblem) => ({
        file: `${FOLDER}${emblem}.jpg`,
        field: '',
        found: 'no such file',
        remedy:
          'A masseuse signs with it: put its picture there (4:5, at least 960 pixels wide). Until then all emblems are shown as engravings.',
      })),
    ...strange.map(({file}) => ({
      file,
      field: 'name',
      found: 'a name that is no emblem',
      remedy:
        only === undefined
          ? `Rename the file to one of: ${EMBLEMS.join(', ')}.`
          : `Rename the file to ${only}${path.extname(file)}: that emblem has no picture.`,
    })),
  ];
}

/** Whether one of these mistakes leaves an emblem in use without its picture. */
export function lacksEmblem(problems: readonly Problem[], used: readonly string[]): boolean {
  // A picture under a wrong name may be one that is needed.
  return problems.some(
    ({file, field}) =>
      used.some((emblem) => file.startsWith(`${FOLDER}${emblem}.`)) ||
      (field === 'name' && file.startsWith(FOLDER)),
  );
}
