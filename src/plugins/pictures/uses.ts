/** Where pages show pictures largest, and what that asks of the originals. */
import {heroOf} from '../../content/derive';
import {isEmblem} from '../../content/emblems';
import type {CatalogueOfLanguage} from '../../content/types';
import type {HeroPhoto} from './widths';

/** Pixels across that an original needs to be sharp in its widest frame. */
const LEAST_WIDTH = {hero: 1600, gallery: 1200, emblem: 960} as const;

/** The photo behind the hero of each page that has one, by document id. */
export function heroPhotos(language: CatalogueOfLanguage): Map<string, HeroPhoto> {
  const {pages, programs, legal} = language;
  const photos = pages.flatMap(({photos: list = []}) => list);
  return new Map(
    [...pages, ...programs, ...legal].flatMap((page) => {
      const photo = heroOf(page, photos);
      return photo ? [[page.documentId, photo] as const] : [];
    }),
  );
}

/** The widest use of an original: pixels across that it asks for, and the page whose hero it is, if any. */
export type WidestUse = {readonly width: number; readonly hero: string | undefined};

/** The widest use of a file of `docs/pictures` (`orchid.jpg`, `emblem/fan.jpg`), given the heroes of all pages. */
export function widestUse(file: string, heroes: ReadonlyMap<string, HeroPhoto>): WidestUse {
  const [hero] = [...heroes].find(([, photo]) => photo.file === file) ?? [];
  const other = isEmblem(file) ? LEAST_WIDTH.emblem : LEAST_WIDTH.gallery;
  return {width: hero === undefined ? other : LEAST_WIDTH.hero, hero};
}
