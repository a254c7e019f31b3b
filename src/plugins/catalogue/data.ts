/** The data that the browser gets. */
import {formatDate} from '../../content/browser/formatDate';
import type {Language} from '../../content/browser/languageOf';
import {
  dayNames,
  receptionLanguages,
  spokenLanguages,
  writtenMonths,
} from '../../content/intlTexts';
import {priceFormat} from '../../content/priceFormat';
import {timetableOf} from '../../content/timetable';
import {minutesRange, outcallQuote, priceRange} from '../../content/browser/derive';
import type {
  Analytics,
  Catalogue,
  CatalogueOfLanguage,
  EmblemPicture,
  Photo,
  Program,
} from '../../content/browser/types';

/** A masseuse without her biography: her languages in words, and the picture of her emblem. */
export type MasseuseSummary = ReturnType<typeof dataFiles>['masseuses.json'][number];

/** A program in lists, on the menu and in the planner of a visit. */
export type ListedProgram = ReturnType<typeof listed>;

/** The analytics provider that the operator has named in docs/analytics.yml. */
export type Provider = NonNullable<ReturnType<typeof providerOf>>;

/** What the analytics script is given, once it is allowed. */
export type ScriptFacts = Pick<Analytics, 'attributes' | 'settings' | 'pageCalls'>;

/** What every page receives: facts of the house, routes, and what is derived from all pages. */
export type CatalogueGlobalData = ReturnType<typeof globalData>;

type PageLanguage = Pick<Language, 'locale' | 'htmlLang'>;

/** Everything of one language. Throws for a language that the catalogue does not have. */
function contentOf({byLocale}: Catalogue, locale: string): CatalogueOfLanguage {
  const language = byLocale[locale];
  if (!language) throw new Error(`The catalogue has no language "${locale}".`);
  return language;
}

/** A program without what only its own page says. */
function listed({
  title,
  description,
  keywords,
  lead,
  recommendedFor,
  closing,
  hero,
  phases,
  prices,
  formerly,
  ...kept
}: Program) {
  return kept;
}

/** Prices in whole euros: of sessions by program and minutes, others by page and id. */
function priceIndex({pages, programs, legal}: CatalogueOfLanguage) {
  const others = [...pages, ...programs, ...legal].flatMap(({documentId, prices}) =>
    prices
      ? [[documentId, Object.fromEntries(prices.map(({id, priceEur}) => [id, priceEur]))] as const]
      : [],
  );
  const sessions = programs.map(
    ({id, sessions: list}) =>
      [id, Object.fromEntries(list.map(({minutes, priceEur}) => [minutes, priceEur]))] as const,
  );
  return {programs: Object.fromEntries(sessions), pages: Object.fromEntries(others)};
}

const photosOf = ({pages}: CatalogueOfLanguage): readonly Photo[] =>
  pages.flatMap(({photos = []}) => photos);

/** What the analytics script is given; nothing without one. */
const scriptFacts = ({script, attributes, settings, pageCalls}: Analytics): ScriptFacts =>
  script ? {attributes, settings, pageCalls} : {attributes: {}, settings: {}, pageCalls: []};

/** The JSON files of one language, imported by components as `@generated/catalogue/default/<name>`. */
export function dataFiles(catalogue: Catalogue, {locale, htmlLang}: PageLanguage) {
  const language = contentOf(catalogue, locale);
  const {pages, masseuses, programs} = language;
  const emblems = pages.flatMap((page) => page.emblems ?? []);
  return {
    'programs.json': programs.map(listed),
    'prices.json': priceIndex(language),
    'masseuses.json': masseuses.map(({biography, languages, emblem, ...facts}) => ({
      ...facts,
      languages: spokenLanguages(languages, htmlLang),
      // The check of the content reports an emblem that no page has.
      emblem: emblems.find(({id}) => id === emblem) as EmblemPicture,
    })),
    'biographies.json': Object.fromEntries(masseuses.map(({id, biography}) => [id, biography])),
    'photos.json': photosOf(language),
    'analytics.json': scriptFacts(catalogue.analytics),
  };
}

/** The provider that the facts name, from whatever day. */
export function providerOf(facts: Analytics, {locale, htmlLang}: PageLanguage) {
  const {script, provider, purpose, months = 0} = facts;
  if (!script) return undefined;
  const since = Date.parse(facts.since);
  return {
    name: provider,
    /** Address of its script. */
    script,
    /** The first moment at which a consent counts for it, in milliseconds since 1970. */
    since,
    /** That day, written out. */
    day: formatDate(since, htmlLang),
    purpose: purpose[locale] ?? '',
    /** How long it keeps what it counts, such as "12 months". */
    duration: writtenMonths(months, htmlLang),
  };
}

/** What every page of a language gets. */
export function globalData(catalogue: Catalogue, {locale, htmlLang}: PageLanguage) {
  const language = contentOf(catalogue, locale);
  const {programs, masseuses, pages} = language;
  // What no page shows stays out: facts for the check and the hosts, and days that the timetable has in words.
  const {securityContactExpires, addressConfirmed, httpsForSubdomains, samples, ...facts} =
    catalogue.business;
  const {closures, exceptions, timeZone, ...business} = facts;
  const [facility] = pages.flatMap(({facilities = []}) => facilities);
  const heroOf = (page: string) => pages.find(({id}) => id === page)?.hero;
  return {
    // Former addresses are for hosts, and the names of pages in other languages are not shown. Most pages are indexed.
    routes: catalogue.routes.map(({formerly, indexed, ...route}) => ({
      ...route,
      ...(!indexed && {indexed}),
      labels: {[locale]: route.labels[locale] ?? ''},
    })),
    business,
    /** Undefined where nobody measures the site. */
    provider: providerOf(catalogue.analytics, {locale, htmlLang}),
    receptionLanguages: receptionLanguages(business.receptionLanguages, htmlLang),
    dayNames: dayNames(htmlLang),
    /** Undefined while the house never closes. */
    timetable: timetableOf(catalogue.business, htmlLang),
    priceRange: priceRange(programs),
    /** How the language writes an amount in whole euros, with `{euros}` for the number. */
    priceFormat: priceFormat(htmlLang),
    minutesRange: minutesRange(programs),
    outcallQuote: outcallQuote(programs, business.travelFeesEur),
    counts: {
      programs: programs.length,
      masseuses: masseuses.length,
    },
    /** What the home page shows of other pages: the hero of the masseuses', and the first facility. */
    homePhotos: {masseuses: heroOf('masseuses'), facility},
    /** Photos of the house for search engines: from the door to the rooms. */
    housePhotos: ['home', 'contact', 'gallery'].flatMap((id) => heroOf(id) ?? []),
  };
}
