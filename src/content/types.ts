/** The catalogue as code sees it: validated, facts and words of a language joined. */
import type {z} from 'zod';

import type * as schemas from './schemas';

type Out<Schema extends z.ZodType> = z.output<Schema>;

/** Facts of the house, from `docs/business.yml`. */
export type Business = Out<typeof schemas.businessSchema>;

type PageFacts = Out<typeof schemas.pageFacts>;
type PageWords = Out<typeof schemas.pageWordsSchema>;
type ProgramFacts = Out<typeof schemas.programFacts>;
type ProgramWords = Out<typeof schemas.programWords>;
type LegalFacts = Out<typeof schemas.legalFacts>;
type LegalWords = Out<typeof schemas.legalWords>;
type MasseuseFacts = Out<typeof schemas.masseuseFacts>;
type MasseuseWords = Out<typeof schemas.masseuseWords>;

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

export type Page = Entity<PageFacts, PageWords>;
export type Program = Entity<ProgramFacts, ProgramWords>;
export type Legal = Entity<LegalFacts, LegalWords>;
export type Masseuse = Entity<MasseuseFacts, MasseuseWords> & {
  /** Paragraphs of plain text. */
  readonly biography: readonly string[];
};
export type Photo = NonNullable<Page['photos']>[number];
export type Hotel = NonNullable<Page['hotels']>[number];
export type Room = NonNullable<Page['rooms']>[number];
export type ServiceArea = NonNullable<Program['areas']>[number];
export type Phase = NonNullable<Program['phases']>[number];
export type Session = Program['sessions'][number];

/** Everything of one language. */
export type CatalogueOfLanguage = {
  readonly pages: readonly Page[];
  readonly programs: readonly Program[];
  readonly legal: readonly Legal[];
  readonly masseuses: readonly Masseuse[];
};

/** Everything, in every language, and the facts that no language owns. */
export type Catalogue = {
  readonly business: Business;
  readonly byLocale: Readonly<Record<string, CatalogueOfLanguage>>;
  readonly routes: readonly RouteEntry[];
};

/** One page of the site and where it stands in each language. */
export type RouteEntry = {
  readonly id: string;
  readonly kind: 'page' | 'program' | 'legal';
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Path below the language's base URL, starting with "/". */
  readonly slugs: Readonly<Record<string, string>>;
  /** Short name for navigation, by language. */
  readonly labels: Readonly<Record<string, string>>;
};
