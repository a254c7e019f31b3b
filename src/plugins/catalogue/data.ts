/** Picks what crosses to the browser. */
import type {Language} from '../../content/languages';
import {
  type DayNames,
  type LanguageNames,
  dayNames,
  receptionLanguages,
  spokenLanguages,
  writtenDay,
  writtenMonths,
} from '../../content/languageWords';
import {priceForm} from '../../content/priceForm';
import {type OutcallQuote, minutesRange, outcallQuote, priceRange} from '../../content/derive';
import type {
  Business,
  Catalogue,
  CatalogueOfLanguage,
  EmblemPicture,
  Masseuse,
  Page,
  Photo,
  Program,
  RouteEntry,
} from '../../content/types';

/** A masseuse without her biography: her languages in words, and the picture of her emblem. */
export type MasseuseSummary = Omit<Masseuse, 'biography' | 'languages' | 'emblem'> & {
  readonly languages: LanguageNames;
  readonly emblem: EmblemPicture;
};

/** What only a program's own page says. */
type OfOwnPage =
  | 'title'
  | 'description'
  | 'keywords'
  | 'lead'
  | 'recommendedFor'
  | 'closing'
  | 'hero'
  | 'phases'
  | 'formerly';

/** A program in lists, on the menu and in the planner of a visit. */
export type ListedProgram = Omit<Program, OfOwnPage>;

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

type Analytics = Pick<
  Business,
  | 'analyticsScript'
  | 'analyticsSince'
  | 'analyticsProvider'
  | 'analyticsPurpose'
  | 'analyticsMonths'
>;

/** What travels with every page: facts of the house, routes, and what is derived from all pages. */
export type CatalogueGlobalData = {
  readonly routes: readonly RouteEntry[];
  readonly business: Omit<
    Business,
    keyof Analytics | 'securityContactExpires' | 'addressConfirmed' | 'samples'
  >;
  /** Who measures the site, in the page's language; undefined where nobody does. */
  readonly provider: Provider | undefined;
  readonly receptionLanguages: LanguageNames;
  readonly dayNames: DayNames;
  readonly priceRange: {readonly minEur: number; readonly maxEur: number};
  /** How the language writes an amount in whole euros, with `{euros}` for the number. */
  readonly priceForm: string;
  readonly minutesRange: {readonly shortest: number; readonly longest: number};
  readonly outcallQuote: OutcallQuote;
  readonly counts: {readonly programs: number; readonly masseuses: number; readonly photos: number};
  /** What the home page shows of other pages: the hero of the masseuses', and the file of the first facility. */
  readonly homePhotos: {readonly masseuses?: NonNullable<Page['hero']>; readonly facility?: string};
};

type PageLanguage = Pick<Language, 'locale' | 'htmlLang'>;

/** Everything of one language. Throws for a language that the catalogue does not have. */
function contentOf({byLocale}: Catalogue, locale: string): CatalogueOfLanguage {
  const language = byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  return language;
}

function listed(program: Program): ListedProgram {
  const {title, description, keywords, lead, recommendedFor, closing, ...others} = program;
  const {hero, phases, formerly, ...kept} = others;
  return kept;
}

const photosOf = ({pages}: CatalogueOfLanguage): readonly Photo[] =>
  pages.flatMap(({photos = []}) => photos);

/** The JSON files of one language, imported by components as `@generated/catalogue/default/<name>`. */
export function dataFiles(catalogue: Catalogue, locale: string) {
  const language = contentOf(catalogue, locale);
  const {pages, masseuses, programs} = language;
  const emblems = pages.flatMap((page) => page.emblems ?? []);
  return {
    'programs.json': programs.map(listed),
    'masseuses.json': masseuses.flatMap(({biography, languages, emblem: sign, ...facts}) =>
      emblems
        .filter(({id}) => id === sign)
        .map((emblem): MasseuseSummary => ({
          ...facts,
          languages: spokenLanguages(languages, locale),
          emblem,
        })),
    ),
    'biographies.json': Object.fromEntries(masseuses.map(({id, biography}) => [id, biography])),
    'photos.json': photosOf(language),
  };
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
  const language = contentOf(catalogue, locale);
  const {programs, masseuses, pages} = language;
  const {
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
  const masseusesPhoto = pages.find(({id}) => id === 'masseuses')?.hero;
  const [facility] = pages.flatMap(({facilities = []}) => facilities);
  return {
    // Former addresses are the hosts' matter, and other languages' names of pages are not shown here.
    routes: catalogue.routes.map(({formerly, ...route}) => ({
      ...route,
      labels: {[locale]: route.labels[locale] ?? ''},
    })),
    business,
    provider: providerOf(catalogue.business, {locale, htmlLang}),
    receptionLanguages: receptionLanguages(business.receptionLanguages, locale),
    dayNames: dayNames(htmlLang),
    priceRange: priceRange(programs),
    priceForm: priceForm(htmlLang),
    minutesRange: minutesRange(programs),
    outcallQuote: outcallQuote(programs, business.travelFeesEur),
    counts: {
      programs: programs.length,
      masseuses: masseuses.length,
      photos: photosOf(language).length,
    },
    homePhotos: {
      ...(masseusesPhoto !== undefined && {masseuses: masseusesPhoto}),
      ...(facility !== undefined && {facility}),
    },
  };
}
