/** Kinds of pages: the schemas of their fields, and what their text must contain. */
import type * as z from 'zod';

import {aboutFacts} from './schemas/about';
import {galleryFacts, galleryWords} from './schemas/gallery';
import {homeFacts, homeWords} from './schemas/home';
import {legalFacts} from './schemas/legal';
import {masseuseFacts, masseuseWords} from './schemas/masseuse';
import {masseusesFacts, masseusesWords} from './schemas/masseuses';
import {noticeFacts, noticeWords} from './schemas/notice';
import {outcallFacts, outcallWords} from './schemas/outcall';
import {pageFacts, pageWords} from './schemas/page';
import {programFacts, programWords} from './schemas/program';

type KindRules = {
  readonly facts: z.ZodObject;
  readonly words: z.ZodObject;
  /** Component that contains the h1; absent where the layout writes it. */
  readonly hero?: 'PageHero' | 'HomeHero';
  /** Components that the page must contain. */
  readonly needs?: readonly string[];
  /** Ids of headings to which the frame of every page links. */
  readonly anchors?: readonly string[];
};

const page = (...needs: readonly string[]): KindRules => ({
  facts: pageFacts,
  words: pageWords,
  hero: 'PageHero',
  needs,
});

const KINDS = {
  home: {
    facts: homeFacts,
    words: homeWords,
    hero: 'HomeHero',
    needs: ['LocationPanel', 'EmblemGrid', 'FeaturedPrograms', 'RoomMosaic', 'CallToAction'],
  },
  gallery: {...page('PhotoGallery', 'CallToAction'), facts: galleryFacts, words: galleryWords},
  outcall: {
    ...page('PricePanel', 'HotelList', 'OutcallMasseuses', 'CallToAction'),
    facts: outcallFacts,
    words: outcallWords,
  },
  about: {...page('FacilityPhotos', 'CallToAction'), facts: aboutFacts},
  contact: page('ContactMethods', 'BusinessHours', 'CallToAction'),
  // The panel names the help lines against trafficking.
  casting: {...page('ApplicationList', 'ApplyLink', 'HelpPanel'), anchors: ['help']},
  'massage-menu': page('ProgramMenu', 'IntensityLegend', 'AdditionalServices', 'CallToAction'),
  masseuses: {
    ...page('MasseuseDirectory', 'MasseuseGrid', 'CallToAction'),
    facts: masseusesFacts,
    words: masseusesWords,
  },
  page: page(),
  program: {facts: programFacts, words: programWords},
  legal: {facts: legalFacts, words: pageWords},
  masseuse: {facts: masseuseFacts, words: masseuseWords},
  notice: {facts: noticeFacts, words: noticeWords},
} as const satisfies Readonly<Record<string, KindRules>>;

export type Kind = keyof typeof KINDS;

export const rulesOf = (kind: Kind): KindRules => KINDS[kind];

/** Pages that exist once, and that the menu and the footer link to. */
export const SINGLE_PAGES = [
  'home',
  'masseuses',
  'massage-menu',
  'outcall',
  'gallery',
  'about',
  'casting',
  'contact',
] as const satisfies readonly Kind[];

/** Other pages that components link to. */
export const LINKED_PAGES = [
  'legal/cookie-policy',
  'legal/privacy-policy',
  'legal/terms-of-service',
] as const;

/** Pages that a component needs, by its name. */
export const NEEDED_PAGES: Readonly<Record<string, string>> = {OutcallWhatsApp: 'programs/outcall'};

const FOLDERS: Readonly<Record<string, Kind>> = {
  programs: 'program',
  legal: 'legal',
  masseuses: 'masseuse',
  notices: 'notice',
};

/** The kind of a page, by the folder of its id (`programs/…`) or the id itself (`home`); otherwise `page`. */
export const kindOf = (id: string): Kind =>
  FOLDERS[id.split('/').slice(0, -1).join('/')] ??
  SINGLE_PAGES.find((kind) => kind === id) ??
  'page';

/** Kinds without a page of their own: masseuses are shown on one page together, notices above all pages. */
const WITHOUT_ADDRESS: readonly Kind[] = ['masseuse', 'notice'];

/** Whether a page has an address of its own. */
export const hasAddress = (id: string): boolean => !WITHOUT_ADDRESS.includes(kindOf(id));

/** Whether the fields of a translation may be left out: there are no words among them. */
export const mayOmitFields = (id: string): boolean =>
  Object.keys(rulesOf(kindOf(id)).words.shape).length === 0;
