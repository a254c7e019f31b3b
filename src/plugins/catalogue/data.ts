/** Picks what crosses to the browser, so that a page carries only what it shows. */
import {outcallFromEur, priceRange} from './derive';
import type {Business, Catalogue, Masseuse, Page, Photo, RouteEntry} from './types';

/** A masseuse without her biography: what grids and lists need. */
export type MasseuseSummary = Omit<Masseuse, 'biography'>;

/** Small enough to travel with every page: routes, contact facts, derived prices. */
export type CatalogueGlobalData = {
  readonly routes: readonly RouteEntry[];
  readonly business: Omit<Business, 'legal' | 'securityContactExpires'>;
  readonly priceRange: {readonly minEur: number; readonly maxEur: number};
  readonly outcallFromEur: number;
  readonly counts: {readonly programs: number; readonly masseuses: number; readonly photos: number};
};

/** Facts of a page that its frame needs: the photo behind its hero, the date of a legal text. */
export type PageFrame = {
  readonly id: string;
  readonly kind: RouteEntry['kind'];
  /** The photo behind the hero. */
  readonly photo?: Photo | undefined;
  readonly updated?: string | undefined;
};

type DataFiles = Readonly<Record<string, unknown>>;

const listsOf = (pages: readonly Page[]) => ({
  'photos.json': pages.flatMap(({photos = []}) => photos),
  'rooms.json': pages.flatMap(({rooms = []}) => rooms),
  'hotels.json': pages.flatMap(({hotels = []}) => hotels),
  'facilities.json': pages.flatMap(({facilities = []}) => facilities),
  'featured.json': pages.flatMap(({programs = []}) => programs),
});

/** The JSON files of one language, imported by components as `@generated/catalogue/default/<name>`. */
export function dataFiles(catalogue: Catalogue, locale: string): DataFiles {
  const language = catalogue.byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  const {pages, programs, legal, masseuses} = language;
  const photos = pages.flatMap(({photos: list = []}) => list);
  const frames: PageFrame[] = [...pages, ...programs, ...legal].map((page) => ({
    id: page.documentId,
    kind: page.kind,
    photo: photos.find(({id}) => 'photo' in page && id === page.photo),
    updated: 'updated' in page ? page.updated : undefined,
  }));
  return {
    ...listsOf(pages),
    'programs.json': programs,
    'masseuses.json': masseuses.map(({biography, ...summary}) => summary),
    'biographies.json': Object.fromEntries(masseuses.map(({id, biography}) => [id, biography])),
    'frames.json': frames,
    'legal.json': catalogue.business.legal,
  };
}

/** What every page of a language gets. */
export function globalData(catalogue: Catalogue, locale: string): CatalogueGlobalData {
  const language = catalogue.byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  const {legal, securityContactExpires, ...business} = catalogue.business;
  return {
    routes: catalogue.routes,
    business,
    priceRange: priceRange(language.programs),
    outcallFromEur: outcallFromEur(language.programs, business.travelFeesEur),
    counts: {
      programs: language.programs.length,
      masseuses: language.masseuses.length,
      photos: language.pages.reduce((sum, {photos = []}) => sum + photos.length, 0),
    },
  };
}
