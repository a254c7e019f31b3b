/**
 * What crosses to the browser around the words of pages: what all of them get, which must not grow with
 * their number, and what each brings about itself.
 */
import type {Language} from '../../content/languages';
import {priceForm} from '../../content/priceForm';
import {
  type OutcallQuote,
  heroOf,
  minutesRange,
  outcallQuote,
  priceRange,
} from '../../content/derive';
import type {
  Business,
  Catalogue,
  CatalogueOfLanguage,
  Legal,
  Page,
  Photo,
  Program,
  RouteEntry,
} from '../../content/types';
import {pick} from './pick';

/**
 * Small enough to travel with every page: contact facts, derived prices, and the pages that the frame
 * names. Nothing here may grow with the number of pages.
 */
export type CatalogueGlobalData = {
  readonly routes: readonly RouteEntry[];
  readonly business: Omit<
    Business,
    'legal' | 'securityContactExpires' | 'addressConfirmed' | 'samples'
  >;
  readonly priceRange: {readonly minEur: number; readonly maxEur: number};
  /** How the language writes an amount in whole euros, with `{euros}` for the number. */
  readonly priceForm: string;
  readonly minutesRange: {readonly shortest: number; readonly longest: number};
  readonly outcallQuote: OutcallQuote;
  readonly counts: {readonly programs: number; readonly masseuses: number; readonly photos: number};
};

/** Facts of a page around its words: the photo behind its hero, the date of a legal text. */
export type PageHeroFacts = {
  readonly id: string;
  /** The photo behind the hero. */
  readonly photo?: Pick<Photo, 'file' | 'focal'> | undefined;
  /** The photo behind the last call, where it is not the one behind the hero. */
  readonly closing?: Pick<Photo, 'file' | 'focal'> | undefined;
  readonly updated?: string | undefined;
};

/** What a page brings about itself. */
export type OwnPage = {
  readonly route: RouteEntry;
  readonly hero: PageHeroFacts;
};

/** The pictures of a page's frame. */
export function pageHero(page: Page | Program | Legal, photos: readonly Photo[]): PageHeroFacts {
  const photo = heroOf(page, photos);
  const closing = photos.find(({id}) => 'closingPhoto' in page && id === page.closingPhoto);
  return {
    id: page.documentId,
    photo: photo && pick(photo, ['file', 'focal']),
    closing: closing && pick(closing, ['file', 'focal']),
    updated: 'updated' in page ? page.updated : undefined,
  };
}

/** Former addresses are the hosts' matter, and other languages' names of pages are not shown here. */
const shownRoute = ({formerly, ...route}: RouteEntry, locale: string): RouteEntry => ({
  ...route,
  labels: {[locale]: route.labels[locale] ?? ''},
});

/** What each page of a language brings about itself, by document id. */
export function ownPages(catalogue: Catalogue, locale: string): ReadonlyMap<string, OwnPage> {
  const language = catalogue.byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  const {pages, programs, legal} = language;
  const photos = pages.flatMap((page) => page.photos ?? []);
  const routes = new Map(catalogue.routes.map((route) => [route.id, route]));
  return new Map(
    [...pages, ...programs, ...legal].flatMap((page) => {
      const route = routes.get(page.documentId);
      const own = route && {route: shownRoute(route, locale), hero: pageHero(page, photos)};
      return own ? [[page.documentId, own]] : [];
    }),
  );
}

/** How many programs the frame lists; beyond that it leads to the menu. */
const LISTED_IN_FRAME = 24;

/** The programs that the frame lists: the services, which components name, and the first of the others. */
function programsInFrame({programs}: CatalogueOfLanguage): string[] {
  const services = programs.filter(({pricing}) => pricing).length;
  const others = programs.filter(({pricing}) => !pricing).slice(0, LISTED_IN_FRAME - services);
  const listed = new Set(others);
  return programs
    .filter((program) => program.pricing || listed.has(program))
    .map(({documentId}) => documentId);
}

/** What every page of a language gets. */
export function globalData(
  catalogue: Catalogue,
  {locale, htmlLang}: Pick<Language, 'locale' | 'htmlLang'>,
): CatalogueGlobalData {
  const language = catalogue.byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  const {legal, securityContactExpires, addressConfirmed, samples, ...business} =
    catalogue.business;
  const listed = new Set(programsInFrame(language));
  return {
    routes: catalogue.routes
      .filter(({id, kind}) => kind !== 'program' || listed.has(id))
      .map((route) => shownRoute(route, locale)),
    business,
    priceRange: priceRange(language.programs),
    priceForm: priceForm(htmlLang),
    minutesRange: minutesRange(language.programs),
    outcallQuote: outcallQuote(language.programs, business.travelFeesEur),
    counts: {
      programs: language.programs.length,
      masseuses: language.masseuses.length,
      photos: language.pages.reduce((sum, {photos = []}) => sum + photos.length, 0),
    },
  };
}
