/** Where pages show pictures largest, and what that asks of the originals. */
import {isEmblem} from '../../content/emblems';
import type {CatalogueOfLanguage} from '../../content/types';
import type {HeroPhoto} from './widths';

/** Pixels across that an original needs to be sharp in its widest frame. */
const LEAST_WIDTH = {hero: 1600, gallery: 1200, emblem: 960} as const;

/** The photo behind the hero of each page that has one, by document id. */
export const heroPhotos = ({pages, programs}: CatalogueOfLanguage): Map<string, HeroPhoto> =>
  new Map(
    [...pages, ...programs].flatMap(({documentId, hero}) => (hero ? [[documentId, hero]] : [])),
  );

/** The widest use of an original: pixels across that it asks for, and the page whose hero it is, if any. */
export type WidestUse = {readonly width: number; readonly hero: string | undefined};

/** The widest use of a file of `docs/pictures` (`orchid.jpg`, `emblem/fan.jpg`), given the heroes of all pages. */
export function widestUse(file: string, heroes: ReadonlyMap<string, HeroPhoto>): WidestUse {
  const [hero] = [...heroes].find(([, photo]) => photo.file === file) ?? [];
  const other = isEmblem(file) ? LEAST_WIDTH.emblem : LEAST_WIDTH.gallery;
  return {width: hero === undefined ? other : LEAST_WIDTH.hero, hero};
}
