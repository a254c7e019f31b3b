/** Picks what crosses to the browser, so that a page carries only what it shows. */
import {heroOf, outcallFromEur, priceRange} from '../../content/derive';
import type {
  Business,
  Catalogue,
  CatalogueOfLanguage,
  EmblemPicture,
  Masseuse,
  Photo,
  Program,
  Room,
  RouteEntry,
} from '../../content/types';

/** A masseuse without her biography: what grids and lists need. */
export type MasseuseSummary = Omit<Masseuse, 'biography'>;

/** What only a program's own page says: it stays out of the data of lists. */
const OF_OWN_PAGE = [
  'title',
  'description',
  'keywords',
  'slug',
  'lead',
  'recommendedFor',
  'closing',
  'hero',
  'heroAlt',
  'phases',
] as const satisfies readonly (keyof Program)[];

/** A program on the menu and in the planner of a visit. */
export type ListedProgram = Omit<Program, (typeof OF_OWN_PAGE)[number]>;

/** What a list says about a program. */
export type ProgramSummary = Pick<
  Program,
  'id' | 'documentId' | 'name' | 'category' | 'sessions' | 'pricing'
>;

/** What a program's card on the home page says. */
export type FeaturedProgram = Pick<
  Program,
  | 'id'
  | 'documentId'
  | 'name'
  | 'subtitle'
  | 'summary'
  | 'intensity'
  | 'recommended'
  | 'sessions'
  | 'features'
  | 'finish'
>;

/** What a masseuse's card shows. */
export type MasseuseEmblem = Pick<
  Masseuse,
  'id' | 'name' | 'age' | 'nationality' | 'specialties' | 'emblem' | 'backdrop' | 'outcall'
>;

/** A photo outside the gallery: in a hero, a mosaic, a row. */
export type PhotoSummary = Pick<Photo, 'id' | 'file' | 'focal' | 'alt' | 'title' | 'description'>;

/** A gallery photo that stands elsewhere without its words. */
export type PlainPhoto = Pick<Photo, 'file' | 'focal' | 'alt'>;

/** A room of the home page with its photo. */
export type RoomWithPhoto = Omit<Room, 'photo'> & {readonly photo: PlainPhoto};

/** Small enough to travel with every page: routes, contact facts, derived prices. */
export type CatalogueGlobalData = {
  readonly routes: readonly RouteEntry[];
  readonly business: Omit<
    Business,
    'legal' | 'securityContactExpires' | 'hstsPreload' | 'addressConfirmed' | 'samples'
  >;
  readonly priceRange: {readonly minEur: number; readonly maxEur: number};
  readonly outcallFromEur: number;
  readonly counts: {readonly programs: number; readonly masseuses: number; readonly photos: number};
};

/** Facts of a page that its frame needs: the photo behind its hero, the date of a legal text. */
export type PageHeroFacts = {
  readonly id: string;
  /** The photo behind the hero. */
  readonly photo?: Pick<Photo, 'file' | 'focal'> | undefined;
  /** The photo behind the last call, where it is not the one behind the hero. */
  readonly closing?: Pick<Photo, 'file' | 'focal'> | undefined;
  readonly updated?: string | undefined;
};

/** How the pictures of emblems in use are cropped, by emblem; empty while they are engraved. */
export type EmblemFocals = Readonly<Record<string, EmblemPicture['focal']>>;
/** What is seen in the pictures of emblems in use, by emblem. */
export type EmblemAlts = Readonly<Record<string, string>>;

type DataFiles = Readonly<Record<string, unknown>>;

/** Fields of an entry, by name. */
function pick<Entry extends object, Key extends keyof Entry>(
  entry: Entry,
  keys: readonly Key[],
): Pick<Entry, Key> {
  return Object.fromEntries(
    keys.filter((key) => entry[key] !== undefined).map((key) => [key, entry[key]]),
  ) as Pick<Entry, Key>;
}

/** The checks have made sure that every id of a photo exists. */
function photoSummaries(photos: readonly Photo[], ids: readonly number[]): PhotoSummary[] {
  return ids
    .flatMap((id) => photos.filter((photo) => photo.id === id))
    .map((photo) => pick(photo, ['id', 'file', 'focal', 'alt', 'title', 'description']));
}

const plain = (photo: Photo): PlainPhoto => pick(photo, ['file', 'focal', 'alt']);

function toListed(program: Program): ListedProgram {
  const own: readonly string[] = OF_OWN_PAGE;
  const kept = Object.entries(program).filter(([field]) => !own.includes(field));
  return Object.fromEntries(kept) as ListedProgram;
}

function toSummary(program: Program): ProgramSummary {
  return pick(program, ['id', 'documentId', 'name', 'category', 'sessions', 'pricing']);
}

/** In the order of the home page's frontmatter; the checks have made sure that every id exists. */
function featuredPrograms({pages, programs}: CatalogueOfLanguage): FeaturedProgram[] {
  return pages
    .flatMap((page) => page.programs ?? [])
    .flatMap((id) => programs.filter((program) => program.id === id))
    .map((program) =>
      pick(program, [
        'id',
        'documentId',
        'name',
        'subtitle',
        'summary',
        'intensity',
        'recommended',
        'sessions',
        'features',
        'finish',
      ]),
    );
}

function toEmblem(masseuse: Masseuse): MasseuseEmblem {
  return pick(masseuse, [
    'id',
    'name',
    'age',
    'nationality',
    'specialties',
    'emblem',
    'backdrop',
    'outcall',
  ]);
}

function pageHeroes(
  {pages, programs, legal}: CatalogueOfLanguage,
  photos: readonly Photo[],
): PageHeroFacts[] {
  return [...pages, ...programs, ...legal].map((page) => {
    const photo = heroOf(page, photos);
    const closing = photos.find(({id}) => 'closingPhoto' in page && id === page.closingPhoto);
    return {
      id: page.documentId,
      photo: photo && pick(photo, ['file', 'focal']),
      closing: closing && pick(closing, ['file', 'focal']),
      updated: 'updated' in page ? page.updated : undefined,
    };
  });
}

function emblemPictures({engraved}: Catalogue, {pages, masseuses}: CatalogueOfLanguage) {
  const used = new Set(masseuses.map(({emblem}) => emblem));
  const pictures = pages.flatMap(({emblems = []}) => emblems).filter(({id}) => used.has(id));
  return engraved ? [] : pictures;
}

/**
 * The JSON files of one language, imported by components as `@generated/catalogue/default/<name>`.
 * Each holds what one kind of component shows, so that no page carries more.
 */
export function dataFiles(catalogue: Catalogue, locale: string): DataFiles {
  const language = catalogue.byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  const {pages, programs, masseuses} = language;
  const photos = pages.flatMap((page) => page.photos ?? []);
  const rooms = pages.flatMap((page) => page.rooms ?? []);
  const facilities = pages.flatMap((page) => page.facilities ?? []);
  return {
    'photos.json': photos,
    'rooms.json': rooms.flatMap((room) =>
      photos.filter(({id}) => id === room.photo).map((photo) => ({...room, photo: plain(photo)})),
    ),
    'facilities.json': photoSummaries(photos, facilities),
    'firstFacility.json': photos.filter(({id}) => id === facilities[0]).map(plain),
    'hotels.json': pages.flatMap((page) => page.hotels ?? []),
    'featured.json': featuredPrograms(language),
    'programs.json': programs.map(toListed),
    'programSummaries.json': programs.map(toSummary),
    'areas.json': programs.flatMap((program) => program.areas ?? []),
    'masseuses.json': masseuses.map(({biography, ...summary}) => summary),
    'emblems.json': masseuses.map(toEmblem),
    'emblemFocals.json': Object.fromEntries(
      emblemPictures(catalogue, language).map(({id, focal}) => [id, focal]),
    ),
    'emblemAlts.json': Object.fromEntries(
      emblemPictures(catalogue, language).map(({id, alt}) => [id, alt]),
    ),
    'biographies.json': Object.fromEntries(masseuses.map(({id, biography}) => [id, biography])),
    'pageHeroes.json': pageHeroes(language, photos),
    'legal.json': catalogue.business.legal,
    ...Object.fromEntries(programs.map((program) => [`${program.documentId}.json`, program])),
  };
}

/** What every page of a language gets. */
export function globalData(catalogue: Catalogue, locale: string): CatalogueGlobalData {
  const language = catalogue.byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  const {legal, securityContactExpires, hstsPreload, addressConfirmed, samples, ...business} =
    catalogue.business;
  return {
    // Former addresses are the hosts' matter.
    // Other languages' names of pages are not shown here.
    routes: catalogue.routes.map(({formerly, ...route}) => ({
      ...route,
      labels: {[locale]: route.labels[locale] ?? ''},
    })),
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
