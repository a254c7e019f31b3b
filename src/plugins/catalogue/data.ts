/** Picks what crosses to the browser, so that a page carries only what it shows. */
import {doubledSessions, relatedPrograms} from '../../content/derive';
import type {
  Business,
  Catalogue,
  CatalogueOfLanguage,
  EmblemPicture,
  Hotel,
  Masseuse,
  Photo,
  Program,
  Room,
  ServiceArea,
} from '../../content/types';
import {type PageHeroFacts, pageHero} from './frame';
import {
  type DayNames,
  type LanguageNames,
  dayNames,
  receptionLanguages,
  spokenLanguages,
} from '../../content/languageWords';
import type {Language} from '../../content/languages';
import {pick} from './pick';

/** A masseuse without her biography: what grids and lists need, with her languages in words. */
export type MasseuseSummary = Omit<Masseuse, 'biography' | 'languages'> & {
  readonly languages: LanguageNames;
};

/** What only a program's own page says: it stays out of the data of lists. */
const OF_OWN_PAGE = [
  'title',
  'description',
  'keywords',
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
  'id' | 'documentId' | 'slug' | 'name' | 'category' | 'sessions' | 'pricing'
>;

/** How many related programs a program's page names. */
const RELATED_COUNT = 3;

/** What a program's own page is sent: the program, and those that it leads on to. */
export type ProgramWithRelated = Program & {readonly related: readonly ProgramSummary[]};

/** What a session costs with four hands. */
type DoubledTerm = {
  readonly name: string;
  readonly minutes: number;
  readonly priceEur: number;
};

const ON_HOME_CARD = [
  'id',
  'documentId',
  'slug',
  'name',
  'subtitle',
  'summary',
  'intensity',
  'recommended',
  'sessions',
  'features',
  'finish',
] as const satisfies readonly (keyof Program)[];

/** What a program's card on the home page says. */
export type FeaturedProgram = Pick<Program, (typeof ON_HOME_CARD)[number]>;

/** What a masseuse's card shows. */
export type MasseuseEmblem = Pick<
  Masseuse,
  'id' | 'name' | 'age' | 'nationality' | 'specialties' | 'emblem' | 'outcall'
>;

/** A photo outside the gallery: in a hero, a mosaic, a row. */
type PhotoSummary = Pick<Photo, 'id' | 'file' | 'focal' | 'alt' | 'title' | 'description'>;

/** A gallery photo that stands elsewhere without its words. */
export type PlainPhoto = Pick<Photo, 'file' | 'focal' | 'alt'>;

/** A room of the home page with its photo. */
type RoomWithPhoto = Omit<Room, 'photo'> & {readonly photo: PlainPhoto};

/** How the pictures of emblems in use are cropped, by emblem. */
type EmblemFocals = Readonly<Record<string, EmblemPicture['focal']>>;
/** The names of emblems in use, and what is seen in their pictures, by emblem. */
type EmblemWords = Readonly<Record<string, string>>;

/** What a program's page hands to its layout (plugins/delivery/layouts.ts). */
type OwnFiles = {readonly [own: `programs/${string}.json`]: ProgramWithRelated};

/**
 * The data files by name: what `dataFiles` writes, and what `generated.d.ts` promises to the components
 * that import them. One list for both, so that a changed shape compiles nowhere by chance.
 */
export type DataFiles = {
  readonly 'photos.json': readonly Photo[];
  readonly 'profilePhotos.json': readonly Photo[];
  readonly 'rooms.json': readonly RoomWithPhoto[];
  readonly 'facilities.json': readonly PhotoSummary[];
  readonly 'firstFacility.json': readonly PlainPhoto[];
  readonly 'hotels.json': readonly Hotel[];
  readonly 'featured.json': readonly FeaturedProgram[];
  readonly 'programs.json': readonly ListedProgram[];
  readonly 'programSummaries.json': readonly ProgramSummary[];
  readonly 'favorites.json': readonly ProgramSummary[];
  readonly 'doubledTerms.json': readonly DoubledTerm[];
  readonly 'areas.json': readonly ServiceArea[];
  readonly 'masseuses.json': readonly MasseuseSummary[];
  readonly 'emblems.json': readonly MasseuseEmblem[];
  readonly 'emblemFocals.json': EmblemFocals;
  readonly 'emblemAlts.json': EmblemWords;
  readonly 'emblemNames.json': EmblemWords;
  readonly 'biographies.json': Readonly<Record<string, Masseuse['biography']>>;
  readonly 'pageHeroes.json': readonly PageHeroFacts[];
  readonly 'legal.json': Business['legal'];
  readonly 'receptionLanguages.json': LanguageNames;
  readonly 'dayNames.json': DayNames;
} & OwnFiles;

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
  return pick(program, ['id', 'documentId', 'slug', 'name', 'category', 'sessions', 'pricing']);
}

/** Programs that masseuses name as their favourites. */
function favorites({programs, masseuses}: CatalogueOfLanguage): ProgramSummary[] {
  const named = new Set(masseuses.flatMap(({favoritePrograms}) => favoritePrograms));
  return programs.filter(({id}) => named.has(id)).map(toSummary);
}

/** The least and the most that four hands cost, by the program they build on. */
function doubledTerms(programs: readonly Program[]): DoubledTerm[] {
  const doubled = programs
    .flatMap((program) =>
      doubledSessions(program).map((session) => ({name: program.name, ...session})),
    )
    .sort((a, b) => a.priceEur - b.priceEur);
  return [...doubled.slice(0, 1), ...doubled.slice(-1)];
}

/** In the order of the home page's frontmatter; the checks have made sure that every id exists. */
function featuredPrograms({pages, programs}: CatalogueOfLanguage): FeaturedProgram[] {
  return pages
    .flatMap((page) => page.programs ?? [])
    .flatMap((id) => programs.filter((program) => program.id === id))
    .map((program) => pick(program, ON_HOME_CARD));
}

function toEmblem(masseuse: Masseuse): MasseuseEmblem {
  return pick(masseuse, ['id', 'name', 'age', 'nationality', 'specialties', 'emblem', 'outcall']);
}

function emblemPictures({pages, masseuses}: CatalogueOfLanguage): EmblemPicture[] {
  const used = new Set(masseuses.map(({emblem}) => emblem));
  return pages.flatMap(({emblems = []}) => emblems).filter(({id}) => used.has(id));
}

/** Each program's own file. */
function ownFiles(programs: readonly Program[], summaries: readonly ProgramSummary[]): OwnFiles {
  return Object.fromEntries(
    programs.map((program) => [
      `${program.documentId}.json`,
      {...program, related: relatedPrograms(program, summaries, RELATED_COUNT)},
    ]),
  );
}

/**
 * The JSON files of one language, imported by components as `@generated/catalogue/default/<name>`.
 * Each holds what one kind of component shows, so that no page carries more.
 */
export function dataFiles(
  catalogue: Catalogue,
  {locale, htmlLang}: Pick<Language, 'locale' | 'htmlLang'>,
): DataFiles {
  const language = catalogue.byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  const {pages, masseuses} = language;
  // Former addresses are the hosts' matter.
  const programs = language.programs.map((program): Program => ({...program, formerly: undefined}));
  const photos = pages.flatMap((page) => page.photos ?? []);
  const inProfiles = new Set(masseuses.flatMap(({gallery = []}) => gallery));
  const rooms = pages.flatMap((page) => page.rooms ?? []);
  const facilities = pages.flatMap((page) => page.facilities ?? []);
  const summaries = programs.map(toSummary);
  return {
    'photos.json': photos,
    'profilePhotos.json': photos.filter(({id}) => inProfiles.has(id)),
    'rooms.json': rooms.flatMap((room) =>
      photos.filter(({id}) => id === room.photo).map((photo) => ({...room, photo: plain(photo)})),
    ),
    'facilities.json': photoSummaries(photos, facilities),
    'firstFacility.json': photos.filter(({id}) => id === facilities[0]).map(plain),
    'hotels.json': pages.flatMap((page) => page.hotels ?? []),
    'featured.json': featuredPrograms(language),
    'programs.json': programs.map(toListed),
    'programSummaries.json': summaries,
    'favorites.json': favorites(language),
    'doubledTerms.json': doubledTerms(programs),
    'areas.json': programs.flatMap((program) => program.areas ?? []),
    'masseuses.json': masseuses.map(({biography, languages, ...facts}) => ({
      ...facts,
      languages: spokenLanguages(languages, locale),
    })),
    'emblems.json': masseuses.map(toEmblem),
    'emblemFocals.json': Object.fromEntries(
      emblemPictures(language).map(({id, focal}) => [id, focal]),
    ),
    'emblemAlts.json': Object.fromEntries(emblemPictures(language).map(({id, alt}) => [id, alt])),
    'emblemNames.json': Object.fromEntries(
      emblemPictures(language).map(({id, name}) => [id, name]),
    ),
    'biographies.json': Object.fromEntries(masseuses.map(({id, biography}) => [id, biography])),
    'pageHeroes.json': pages.map((page) => pageHero(page, photos, htmlLang)),
    'legal.json': catalogue.business.legal,
    'receptionLanguages.json': receptionLanguages(catalogue.business.receptionLanguages, locale),
    'dayNames.json': dayNames(htmlLang),
    ...ownFiles(programs, summaries),
  };
}
