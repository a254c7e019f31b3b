/** Where pages show pictures by their file names, and what that asks of an original. */
import type {Problem} from '../problems';
import type {Source} from '../source';
import type {Size} from './mistakes';
import {PICTURES_FOLDER} from './originals';

/** One place where a picture is shown. */
export type Use = {
  /** The picture's file, from the project's root. */
  readonly picture: string;
  readonly shown: 'photo' | 'wide' | 'hero';
  /** Where it is named. */
  readonly file: string;
  readonly field: string;
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** Every picture that the original's facts name: photos of the gallery, heroes of programs. */
export function usesOf(source: Source): Use[] {
  const originals = source.documents.filter(({locale}) => locale === source.defaultLocale);
  return originals.flatMap(({file, frontMatter: {photos, hero}}): Use[] => {
    const use = (name: unknown, shown: Use['shown'], field: string): Use => ({
      picture: `${PICTURES_FOLDER}/${String(name)}`,
      shown,
      file,
      field,
    });
    const ofGallery = (Array.isArray(photos) ? photos : []).flatMap((photo: unknown, index) => {
      if (!isFields(photo)) return [];
      const isWide = photo.span === 'wide';
      return [use(photo.file, isWide ? 'wide' : 'photo', `photos[${index}].span`)];
    });
    return [...ofGallery, ...(isFields(hero) ? [use(hero.file, 'hero', 'hero.file')] : [])];
  });
}

/** Pixels across that a hero needs to be sharp on a wide screen. */
const HERO_WIDTH = 1600;

/** What a picture of this size is not fit for. */
export function unfit({picture, shown, file, field}: Use, size: Size): Problem[] {
  const {width, height} = size;
  if (shown === 'hero' && width < HERO_WIDTH) {
    const remedy = `It is the hero of ${file}: use an original at least ${HERO_WIDTH} pixels wide, or name a picture that is.`;
    return [{file: picture, field: 'width', found: `${width} pixels`, remedy}];
  }
  if (shown !== 'wide' || width >= height) return [];
  const found = `"wide", and ${picture} is upright (${width}×${height} pixels)`;
  return [{file, field, found, remedy: 'Write span: tall, or delete the line.'}];
}
