/**
 * What crosses to the browser around the words of pages: what all of them get, which must not grow with
 * their number, and what each brings about itself.
 */
import type {Language} from '../../content/languages';
import {writtenDay, writtenMonths} from '../../content/languageWords';
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

type Analytics = Pick<
  Business,
  | 'analyticsScript'
  | 'analyticsSince'
  | 'analyticsProvider'
  | 'analyticsPurpose'
  | 'analyticsMonths'
>;

/** The analytics provider that the operator has named in docs/business.yml. */
export type Provider = {
  readonly name: string;
  /** Address of its script. */
  readonly script: string;
  /** The first moment at which a consent counts for it, in milliseconds since 1970. */
  readonly since: number;
  /** That day, written out in the page's language. */
  readonly day: string;
  /** What it is for, in the page's language. */
  readonly purpose: string;
  /** How long it keeps what it counts, such as "12 months", in the page's language. */
  readonly duration: string;
};

type PageLanguage = Pick<Language, 'locale' | 'htmlLang'>;

/**
 * Small enough to travel with every page: contact facts, derived prices, and the pages that the frame
 * names. Nothing here may grow with the number of pages.
 */
export type CatalogueGlobalData = {
  readonly routes: readonly RouteEntry[];
  readonly business: Omit<
    Business,
    'legal' | 'securityContactExpires' | 'addressConfirmed' | 'samples' | keyof Analytics
  >;
  /** Who measures the site, in the page's language; undefined where nobody does. */
  readonly provider: Provider | undefined;
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
  readonly updated?: {readonly date: string; readonly text: string} | undefined;
};

/** What a page brings about itself. */
export type OwnPage = {
  readonly route: RouteEntry;
  readonly hero: PageHeroFacts;
};

/** The pictures of a page's frame. */
export function pageHero(
  page: Page | Program | Legal,
  photos: readonly Photo[],
  htmlLang: string,
): PageHeroFacts {
  const updated = 'updated' in page ? page.updated : undefined;
  const photo = heroOf(page, photos);
  const closing = photos.find(({id}) => 'closingPhoto' in page && id === page.closingPhoto);
  return {
    id: page.documentId,
    photo: photo && pick(photo, ['file', 'focal']),
    closing: closing && pick(closing, ['file', 'focal']),
    updated: updated ? {date: updated, text: writtenDay(Date.parse(updated), htmlLang)} : undefined,
  };
}

/** Former addresses are the hosts' matter, and other languages' names of pages are not shown here. */
const shownRoute = ({formerly, ...route}: RouteEntry, locale: string): RouteEntry => ({
  ...route,
  labels: {[locale]: route.labels[locale] ?? ''},
});

/** What each page of a language brings about itself, by document id. */
export function ownPages(
  catalogue: Catalogue,
  {locale, htmlLang}: PageLanguage,
): ReadonlyMap<string, OwnPage> {
  const language = catalogue.byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  const {pages, programs, legal} = language;
  const photos = pages.flatMap((page) => page.photos ?? []);
  const routes = new Map(catalogue.routes.map((route) => [route.id, route]));
  return new Map(
    [...pages, ...programs, ...legal].flatMap((page) => {
      const route = routes.get(page.documentId);
      const own = route && {
        route: shownRoute(route, locale),
        hero: pageHero(page, photos, htmlLang),
      };
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

/** The provider that the facts name, from whatever day. */
export function providerOf(
  facts: Analytics,
  {locale, htmlLang}: PageLanguage,
): Provider | undefined {
  const {analyticsScript, analyticsSince, analyticsProvider, analyticsPurpose} = facts;
  if (!analyticsScript) return undefined;
  const since = Date.parse(analyticsSince);
  return {
    name: analyticsProvider,
    script: analyticsScript,
    since,
    day: writtenDay(since, htmlLang),
    purpose: analyticsPurpose[locale] ?? '',
    duration: writtenMonths(facts.analyticsMonths ?? 0, locale),
  };
}

/** What every page of a language gets. */
export function globalData(
  catalogue: Catalogue,
  {locale, htmlLang}: PageLanguage,
): CatalogueGlobalData {
  const language = catalogue.byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  const {
    legal,
    securityContactExpires,
    addressConfirmed,
    samples,
    analyticsScript,
    analyticsSince,
    analyticsProvider,
    analyticsPurpose,
    analyticsMonths,
    ...business
  } = catalogue.business;
  const listed = new Set(programsInFrame(language));
  return {
    routes: catalogue.routes
      .filter(({id, kind}) => kind !== 'program' || listed.has(id))
      .map((route) => shownRoute(route, locale)),
    business,
    provider: providerOf(catalogue.business, {locale, htmlLang}),
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
