/** Which schemas, and which components of the text, belong to which kind of file. */
import type {z} from 'zod';

import {aboutFacts, aboutWords} from './schemas/about';
import {galleryFacts, galleryWords} from './schemas/gallery';
import {homeFacts, homeWords} from './schemas/home';
import {legalFacts, legalWords} from './schemas/legal';
import {masseusesFacts, masseusesWords} from './schemas/masseuses';
import {masseuseFacts, masseuseWords} from './schemas/masseuse';
import {outcallFacts, outcallWords} from './schemas/outcall';
import {pageFacts, pageWords} from './schemas/page';
import {programFacts, programWords} from './schemas/program';

/** How a page begins and what its text is made of. */
type BodyRules = {
  /** Component that holds the page's one heading of the first level; none where the layout writes it. */
  readonly hero?: 'PageHero' | 'HomeHero';
  /** Components without which the page would not do its work. */
  readonly needs: readonly string[];
  /** Nothing but paragraphs of words: the text is also shown outside its own page. */
  readonly plain?: true;
};

type KindRules = {
  readonly facts: z.ZodObject;
  readonly words: z.ZodObject;
  readonly body: BodyRules;
};

const page = (needs: readonly string[]): KindRules => ({
  facts: pageFacts,
  words: pageWords,
  body: {hero: 'PageHero', needs},
});

/** The last words of a page, above the buttons. A program has them in its `closing`, and casting ends on an e-mail. */
const CLOSING = 'CallToAction';

/** Every kind of page: its fields, its words, and what its body must show. */
export const KINDS = {
  home: {
    facts: homeFacts,
    words: homeWords,
    body: {
      hero: 'HomeHero',
      needs: ['LocationPanel', 'EmblemGrid', 'FeaturedPrograms', 'RoomMosaic', CLOSING],
    },
  },
  gallery: {
    facts: galleryFacts,
    words: galleryWords,
    body: {hero: 'PageHero', needs: ['PhotoGallery', CLOSING]},
  },
  outcall: {
    facts: outcallFacts,
    words: outcallWords,
    body: {hero: 'PageHero', needs: ['PricePanel', 'HotelList', 'OutcallMasseuses', CLOSING]},
  },
  about: {
    facts: aboutFacts,
    words: aboutWords,
    body: {hero: 'PageHero', needs: ['FacilityPhotos', CLOSING]},
  },
  contact: page(['ContactMethods', 'BusinessHours', CLOSING]),
  casting: page(['ApplicationList', 'ApplyLink']),
  'massage-menu': page(['ProgramMenu', CLOSING]),
  masseuses: {
    facts: masseusesFacts,
    words: masseusesWords,
    body: {hero: 'PageHero', needs: ['MasseuseDirectory', 'MasseuseGrid', CLOSING]},
  },
  page: page([]),
  program: {facts: programFacts, words: programWords, body: {needs: []}},
  legal: {facts: legalFacts, words: legalWords, body: {needs: []}},
  masseuse: {facts: masseuseFacts, words: masseuseWords, body: {needs: [], plain: true}},
} as const satisfies Readonly<Record<string, KindRules>>;

export type Kind = keyof typeof KINDS;

/** Kinds that stand in a folder of their own. */
const FOLDERS: Readonly<Record<string, Kind>> = {
  programs: 'program',
  legal: 'legal',
  masseuses: 'masseuse',
};

/** Pages of which there is one each, and which code shows in its own way: they cannot be left out. */
export const SINGLE_PAGES: readonly Kind[] = [
  'home',
  'masseuses',
  'massage-menu',
  'outcall',
  'gallery',
  'about',
  'casting',
  'contact',
];

/** The kind of a file: its folder's (`programs/…`), its own (`home`), otherwise a plain page. */
export function kindOf(id: string): Kind {
  const folder = id.includes('/') ? FOLDERS[id.slice(0, id.indexOf('/'))] : undefined;
  return folder ?? SINGLE_PAGES.find((kind) => kind === id) ?? 'page';
}

/** What a file says it is: home, gallery and the others of their own kind are pages to the rest of the site. */
export const folderKind = (kind: Kind): 'page' | 'program' | 'legal' | 'masseuse' =>
  kind === 'program' || kind === 'legal' || kind === 'masseuse' ? kind : 'page';

export const rulesOf = (kind: Kind): KindRules => KINDS[kind];

/** What a schema has below a path of field names and list positions; undefined where there is nothing. */
function below(schema: z.ZodObject, path: readonly PropertyKey[]): unknown {
  let current: unknown = schema;
  for (const part of path) {
    current = bare(current);
    current =
      typeof part === 'number'
        ? (current as {element?: unknown} | undefined)?.element
        : (current as {shape?: Record<string, unknown>} | undefined)?.shape?.[String(part)];
  }
  return bare(current);
}

/** Schema of the fields below a path; undefined where there are none. */
function schemaAt(schema: z.ZodObject, path: readonly PropertyKey[]): z.ZodObject | undefined {
  const found = below(schema, path) as z.ZodObject | undefined;
  return found && 'shape' in found ? found : undefined;
}

/** Schema of one entry of the list at a path; undefined where there is no list. */
export function entryAt(schema: z.ZodObject, path: readonly PropertyKey[]): z.ZodType | undefined {
  return (below(schema, path) as {element?: z.ZodType} | undefined)?.element;
}

/** A schema without "optional" and "default" around it. */
function bare(schema: unknown): unknown {
  let current = schema;
  while (
    current &&
    typeof current === 'object' &&
    'unwrap' in current &&
    !('element' in current) &&
    !('shape' in current)
  ) {
    current = (current as {unwrap: () => unknown}).unwrap();
  }
  return current;
}

/** Names of the fields that may stand at a path. */
export function fieldsAt(schema: z.ZodObject, path: readonly PropertyKey[]): readonly string[] {
  return Object.keys(schemaAt(schema, path)?.shape ?? {});
}

/** Names of the fields of one entry of a list, or undefined when the field is not a list of entries. */
export function entryFields(schema: z.ZodObject, field: string): readonly string[] | undefined {
  const element = schemaAt(schema, [field, 0]);
  return element ? Object.keys(element.shape) : undefined;
}

/** Whether a field of a name, at a path, takes a value. */
export function takesAt(
  schema: z.ZodObject,
  path: readonly PropertyKey[],
  name: string,
  value: unknown,
): boolean {
  const field = schemaAt(schema, path)?.shape[name] as z.ZodType | undefined;
  return field?.safeParse(value).success ?? false;
}
