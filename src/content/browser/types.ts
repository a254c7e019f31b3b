/** Types of the catalogue: validated content, with facts and words of each language joined. */
import type {z} from 'zod';

import type {aboutFacts} from '../schemas/about';
import type {analyticsSchema} from '../schemas/analytics';
import type {businessSchema} from '../schemas/business';
import type {galleryFacts, galleryWords} from '../schemas/gallery';
import type {homeFacts, homeWords} from '../schemas/home';
import type {legalFacts} from '../schemas/legal';
import type {masseuseFacts, masseuseWords} from '../schemas/masseuse';
import type {masseusesFacts, masseusesWords} from '../schemas/masseuses';
import type {noticeFacts} from '../schemas/notice';
import type {outcallFacts, outcallWords} from '../schemas/outcall';
import type {pageFacts, pageWords} from '../schemas/page';
import type {programFacts, programWords} from '../schemas/program';

type Out<Schema extends z.ZodType> = z.output<Schema>;

/** Facts of the house, from `docs/business.yml`. */
export type Business = Out<typeof businessSchema>;

/** The provider that counts visits, from `docs/analytics.yml`. */
export type Analytics = Out<typeof analyticsSchema>;

type PageFacts = Out<typeof pageFacts>;
type PageWords = Out<typeof pageWords>;

/** A list of facts joined entry by entry with the list of words of the same name. */
type Joined<Facts, Words> = {
  [Key in keyof Facts | keyof Words]: Key extends keyof Facts & keyof Words
    ? JoinedList<Facts[Key], Words[Key]>
    : Key extends keyof Facts
      ? Facts[Key]
      : Key extends keyof Words
        ? Words[Key]
        : never;
};
type JoinedList<Facts, Words> =
  NonNullable<Facts> extends (infer Fact)[]
    ? NonNullable<Words> extends (infer Word)[]
      ? (Fact & Word)[] | Extract<Facts, undefined>
      : Facts
    : Facts;

type Entity<Facts, Words> = Joined<Facts, Words> & {
  /** Short name: the document id without its folder for programs and masseuses. */
  readonly id: string;
  /** Path in the content tree without the extension, the same in every language. */
  readonly documentId: string;
};

/** Fields of single pages: home, gallery, outcall, masseuses and about. */
type Sections = Omit<
  Joined<Out<typeof homeFacts>, Out<typeof homeWords>> &
    Joined<Out<typeof galleryFacts>, Out<typeof galleryWords>> &
    Joined<Out<typeof outcallFacts>, Out<typeof outcallWords>> &
    Joined<Out<typeof masseusesFacts>, Out<typeof masseusesWords>> &
    Out<typeof aboutFacts>,
  keyof PageFacts | keyof PageWords
>;

export type Page = Entity<PageFacts, PageWords> & {
  [Key in keyof Sections]?: Sections[Key] | undefined;
};
export type Program = Entity<Out<typeof programFacts>, Out<typeof programWords>>;
export type Legal = Entity<Out<typeof legalFacts>, PageWords>;
export type Masseuse = Entity<Out<typeof masseuseFacts>, Out<typeof masseuseWords>> & {
  /** Paragraphs of plain text. */
  readonly biography: readonly string[];
};
/** A notice above the pages: its days and the pages that show it. */
export type Notice = Entity<Out<typeof noticeFacts>, object>;
export type Photo = NonNullable<Page['photos']>[number];
/** The picture of an emblem, the object shown instead of a portrait. */
export type EmblemPicture = NonNullable<Page['emblems']>[number];
export type Phase = NonNullable<Program['phases']>[number];
/** The content of one language. */
export type CatalogueOfLanguage = {
  readonly pages: readonly Page[];
  readonly programs: readonly Program[];
  readonly legal: readonly Legal[];
  readonly masseuses: readonly Masseuse[];
};

/** The content of every language, and the facts that all languages share. */
export type Catalogue = {
  readonly business: Business;
  readonly analytics: Analytics;
  readonly byLocale: Readonly<Record<string, CatalogueOfLanguage>>;
  /** Notices by their first day. */
  readonly notices: readonly Notice[];
  readonly routes: readonly RouteEntry[];
};

/** One page of the site and its path in each language. */
export type RouteEntry = {
  readonly id: string;
  readonly kind: 'page' | 'program' | 'legal';
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Where else than in the top menu and the footer: in the footer alone, or in neither. */
  readonly navigation?: 'footer' | 'none';
  /** Path below the language's base URL, starting with "/". */
  readonly slugs: Readonly<Record<string, string>>;
  /** Former paths that redirect to the page, by language. */
  readonly formerly?: Readonly<Record<string, readonly string[]>>;
  /** Short name for navigation, by language. */
  readonly labels: Readonly<Record<string, string>>;
};
