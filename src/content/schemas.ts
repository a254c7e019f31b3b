/**
 * What a writer may put into frontmatter, one schema for facts and one for words
 * of each kind of page. English files hold facts and words, a translation holds
 * words only. Every field says what it is for, in the writer's terms.
 */
import * as z from 'zod';

import {
  CATEGORIES,
  DAYS,
  EXPERIENCES,
  HOTEL_CLASSES,
  INTENSITIES,
  NATIONALITIES,
  PHOTO_CATEGORIES,
  PHOTO_SPANS,
  PLACES,
  BACKDROPS,
  EMBLEMS,
  SPOKEN_LANGUAGES,
  ZONES,
} from './vocabularies';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens');
/** A time of day between 10:00 and 02:00, the hours in which programs are given. */
const hour = z
  .string()
  .regex(/^(1\d|2[0-3]|0[0-2]):[0-5]\d$/, 'a time such as "13:00", in quotation marks');
const isoDate = z
  .union([z.string(), z.date().transform((date) => date.toISOString().slice(0, 10))])
  .pipe(z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2024-01-01'));
/** Whole euros. */
const euros = z.number().int().positive().max(5000);
/** Whole minutes. */
const minutes = z.number().int().positive().max(600);

/** Whole hours. */
const hours = z.number().int().positive().max(240);
const count = z.number().int().positive().max(20);

/** Words every page with an address has. */
const pageWords = z.strictObject({
  /** The address, from the root of the language: "/contact", "/contacto". Starts with "/". */
  slug: z.string().regex(/^\/([a-z0-9]+([-/][a-z0-9]+)*)?$/, 'an address such as "/massage-menu"'),
  /** Title in the browser's tab and in search results, without the house's name (added by the site). */
  title: text.max(51),
  /** What a search result says below the title: 70 to 160 characters. */
  description: text.min(70).max(160),
  /** Three to eight search terms. */
  keywords: z.array(text).min(3).max(8),
  /** Short name for navigation bars and footers. */
  label: text.max(28),
});

/** A photo's words: shown over it, under it, or read aloud in its place. */
const photoWords = z.strictObject({
  id: z.number().int().positive(),
  title: text.max(40),
  /** One short line under the title. */
  description: text.max(80),
  /** What is seen, for those who cannot see it. */
  alt: text.min(20).max(240),
});

const photoFacts = z.strictObject({
  id: z.number().int().positive(),
  /** File name in docs/pictures. */
  file: z.string().regex(/^[a-z0-9-]+\.(jpg|jpeg|png|webp|avif)$/, 'a file name in docs/pictures'),
  category: z.enum(PHOTO_CATEGORIES),
  /** The point that must stay in view when the picture is cropped: percent from left, percent from top. */
  focal: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
  /** Takes two rows or two columns of the gallery on wide screens. */
  span: z.enum(PHOTO_SPANS).optional(),
});

const room = {
  /** The six rooms of the home page; `photo` is the id of a gallery photo. */
  facts: z.strictObject({id, photo: z.number().int().positive()}),
  words: z.strictObject({id, name: text, line: text}),
};

const area = {
  /** A part of town that outcall travels to, and the fee zone it belongs to. */
  facts: z.strictObject({id, zone: z.enum(ZONES)}),
  words: z.strictObject({id, name: text}),
};

const hotel = {
  facts: z.strictObject({
    id,
    name: text,
    /** Id of one of the areas in docs/programs/outcall.mdx. */
    area: id,
    class: z.enum(HOTEL_CLASSES),
    /** true while the hotel is an invented example; a production build refuses it. */
    sample: z.boolean().optional(),
  }),
  words: z.strictObject({id, description: text}),
};

const phase = {
  /** One phase of a program's timeline, in minutes. */
  facts: z.strictObject({id, minutes}),
  words: z.strictObject({id, name: text, text}),
};

const tierWords = z.strictObject({
  /** Which session the list belongs to: its length in minutes. */
  minutes,
  features: z.array(text).min(1),
  /** The last line of the list, marked by a filled lozenge. */
  finish: text.optional(),
});

/** Facts of a page that is not a program. */
export const pageFacts = z.strictObject({
  kind: z.literal('page'),
  /** Id of the gallery photo behind the page's hero. */
  photo: z.number().int().positive().optional(),
  /** Gallery only: the photos. */
  photos: z.array(photoFacts).optional(),
  /** Home only: the rooms and the programs on show. */
  rooms: z.array(room.facts).optional(),
  programs: z.array(id).optional(),
  /** Outcall only: example hotels. */
  hotels: z.array(hotel.facts).optional(),
  /** About only: photos of the facilities, by gallery id. */
  facilities: z.array(z.number().int().positive()).optional(),
});
export const pageWordsSchema = pageWords.extend({
  photos: z.array(photoWords).optional(),
  rooms: z.array(room.words).optional(),
  hotels: z.array(hotel.words).optional(),
});

export const programFacts = z.strictObject({
  kind: z.literal('program'),
  /** The collection the program belongs to. */
  category: z.enum(CATEGORIES),
  intensity: z.enum(INTENSITIES),
  recommended: z.boolean(),
  experience: z.enum(EXPERIENCES),
  places: z.array(z.enum(PLACES)).min(1),
  /** Length in minutes and price in whole euros, IVA included. Empty only where the price follows another program. */
  sessions: z.array(z.strictObject({minutes, priceEur: euros})),
  /** How the price follows the other programs, where the program has no sessions of its own. */
  pricing: z.enum(['double', 'travel']).optional(),
  /** Id of the gallery photo behind the hero (three programs only). */
  photo: z.number().int().positive().optional(),
  phases: z.array(phase.facts).optional(),
  areas: z.array(area.facts).optional(),
});
export const programWords = pageWords.extend({
  name: text.max(28),
  subtitle: text.max(48),
  /** Two sentences under the name on the program's page. */
  lead: text.max(260),
  /** One or two sentences on cards. */
  summary: text.max(180),
  /** What is included, stated flat. */
  features: z.array(text).min(3),
  /** The last line of the list, marked by a filled lozenge. */
  finish: text.optional(),
  /** Separate lists for the 60 and the 90 minutes, where they differ. */
  tiers: z.array(tierWords).optional(),
  recommendedFor: z.array(text).min(2),
  phases: z.array(phase.words).optional(),
  areas: z.array(area.words).optional(),
});

export const legalFacts = z.strictObject({
  kind: z.literal('legal'),
  /** Date of the last change, shown under the title. */
  updated: isoDate,
  /** Whether search engines may list the page. */
  indexed: z.boolean(),
});
export const legalWords = pageWords;

export const masseuseFacts = z.strictObject({
  kind: z.literal('masseuse'),
  name: text,
  /** In years. No one under 18 can be published; the house lists 20 to 28. */
  age: z
    .number()
    .int()
    .min(20, 'an age from 20 to 28 (nobody under 18 can ever be published)')
    .max(28),
  nationality: z.enum(NATIONALITIES),
  languages: z.array(z.enum(SPOKEN_LANGUAGES)).min(1),
  emblem: z.enum(EMBLEMS),
  backdrop: z.enum(BACKDROPS),
  /** The house's own mark, 1 to 5. */
  rating: z.number().int().min(1).max(5),
  /** Whole years; shown as "3+ years". */
  experienceYears: z.number().int().min(1).max(10),
  /** Ids of programs. */
  favoritePrograms: z.array(id).min(1).max(4),
  /** Whether she travels to hotels. */
  outcall: z.boolean(),
  /** Days and hours within 10:00 to 02:00. */
  availability: z
    .array(z.strictObject({days: z.array(z.enum(DAYS)).min(1), from: hour, to: hour}))
    .min(1),
  /** Four gallery photos, by id, or none. */
  gallery: z.array(z.number().int().positive()).length(4).optional(),
  /** true while the person is an invented example; a production build refuses it. */
  sample: z.boolean().optional(),
});
export const masseuseWords = z.strictObject({
  /** Exactly three. */
  specialties: z.array(text.max(32)).length(3),
  /** Two to four words. */
  personality: text.max(60),
  /** One or two sentences for the card. */
  description: text.min(40).max(180),
});

const business = z.strictObject({
  name: text,
  address: z.strictObject({
    street: text,
    district: text,
    postalCode: z.string().regex(/^\d{5}$/, 'five digits in quotation marks'),
    city: text,
    /** ISO 3166-1 code; shown as a name in each language. */
    country: z.string().length(2),
  }),
  /** true once the operator has made sure of street and number; a production build refuses false. */
  addressConfirmed: z.boolean(),
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  phone: z.string().regex(/^\+\d[\d ]{7,}$/, 'a number such as "+34 930 000 000"'),
  whatsapp: z.string().regex(/^\+\d[\d ]{7,}$/, 'a number such as "+34 600 000 000"'),
  email: z.strictObject({info: z.email(), casting: z.email(), privacy: z.email()}),
  /** Hours in which programs are usually given; the house itself is always open. */
  programHours: z.strictObject({from: hour, to: hour}),
  founded: z.number().int(),
  suites: z.number().int().positive(),
  receptionLanguages: z.array(z.string().length(2)).min(1),
  /** Euros on top of the program's price, by zone. */
  travelFeesEur: z.strictObject({centre: euros, other: euros, airport: euros}),
  /** What applicants are told on the casting page; each pair is the lowest and the highest. */
  casting: z
    .strictObject({
      dailyPayEur: z.tuple([euros, euros]),
      replyHours: z.tuple([hours, hours]),
      photos: z.tuple([count, count]),
      /** How she is employed; in [brackets] until the operator knows. */
      contract: z
        .string()
        .regex(/^(employee|self-employed|\[.*\])$/, '"employee" or "self-employed"'),
      /** Whether the pay is before or after tax; in [brackets] until the operator knows. */
      payIs: z.string().regex(/^(gross|net|\[.*\])$/, '"gross" or "net"'),
    })
    .optional(),
  legal: z.strictObject({
    company: text,
    nif: text,
    registry: text,
    /** Of the company; it may be another one than the house's. */
    registeredAddress: text,
    licence: text,
    dataProtectionContact: text,
  }),
  copyrightYear: z.number().int(),
  /** When security.txt runs out; the build warns 30 days before. */
  securityContactExpires: isoDate,
  adultLabel: z.boolean(),
  /** Address of an analytics script, loaded only after consent; empty for none. */
  analyticsScript: z.union([z.literal(''), z.url()]),
  /** The first day on which a consent counts for this provider; an older one is asked for again. */
  analyticsSince: z.union([z.literal(''), isoDate]).default(''),
  analyticsProvider: z.string().trim().default(''),
  /** What it is for, in each language, as the end of "What for: ". */
  analyticsPurpose: z.record(z.string().length(2), text).default({}),
  /** How long the provider keeps what it counts, in months. */
  analyticsMonths: z.number().int().positive().max(24).optional(),
  /** What is still invented; a production build refuses each that is true. */
  samples: z.strictObject({pictures: z.boolean(), history: z.boolean(), pay: z.boolean()}),
});

const WITH_A_PROVIDER = {
  analyticsSince:
    'Write the day after the site that names the provider goes out, such as 2027-01-15: a consent given before that day was given to nobody.',
  analyticsProvider: 'Write the name of the company that receives what is counted.',
  analyticsMonths: 'Write for how many months the provider keeps what it counts, 24 at most.',
} as const;

/** docs/business.yml: the one file an operator must edit. */
export const businessSchema = business.superRefine((facts, context) => {
  if (!facts.analyticsScript) return;
  for (const [field, message] of Object.entries(WITH_A_PROVIDER)) {
    if (facts[field as keyof typeof WITH_A_PROVIDER]) continue;
    context.addIssue({code: 'custom', path: [field], message});
  }
});

/** wording.yml: words the house does not use, and words it uses seldom, each with its reason. */
export const wordingSchema = z.strictObject({
  words: z.array(z.strictObject({word: text, reason: text})).min(1),
  /** Words that wear out: how often each may stand on all pages of the language together. */
  sparingly: z
    .array(z.strictObject({word: text, atMost: z.number().int().min(0), reason: text}))
    .default([]),
});
