/**
 * Components that authors may use in pages: their properties and where they may be nested. Each is defined in
 * `<name>.tsx` in a folder of `src/components` and described in guides/components.md.
 */
import * as z from 'zod';

import {nearestName} from './errorMessages';
import {QUOTED_BUTTONS} from './browser/quotedButtons';
import {CATEGORIES, INTENSITIES} from './browser/vocabularies';

export type Component = {
  readonly props: z.ZodObject;
  /** Whether children are required or forbidden; by default both are allowed. */
  readonly content?: 'none' | 'needed';
  /** The component that must enclose it. */
  readonly inside?: string;
  /** Whether it is a link around its children, or shows links or buttons: neither may stand in a link. */
  readonly links?: 'around' | 'within';
};

const flag = z.literal(true).optional();
const words = z.string().trim().min(1);
const oneOf = (...values: readonly [string, ...string[]]) => z.enum(values).optional();
/** Id of a page. `checks/links.ts` checks that the page exists. */
const page = z.string();

/** What to write in place of minutes that are not a number in braces. */
const minutesError = ({input}: {input?: unknown}): string =>
  typeof input === 'string' && /^\d+$/.test(input)
    ? `Write minutes={${input}} in place of minutes="${input}".`
    : 'Write the minutes of a session, such as minutes={60}.';

const className = oneOf('arrow', 'quiet', 'subtitle', 'meta');
const size = oneOf('normal', 'small');
const button = {
  variant: oneOf('outline', 'gold', 'whatsapp', 'whatsappQuiet'),
  size,
  block: flag,
  className,
};
const target = {page, suffix: z.string().regex(/^[?#]/).optional()};
const look = oneOf('solid', 'quiet', 'plain');

/** What `BusinessFact` shows. */
export const FACT_NAMES = [
  'brand',
  'founded',
  'address',
  'phone',
  'whatsapp',
  'infoEmail',
  'castingEmail',
  'privacyEmail',
  'siteUrl',
  'openingHours',
  'programHours',
  'helpLine',
  'company',
  'nif',
  'registry',
  'registeredAddress',
  'licence',
  'dataProtectionContact',
] as const;

/** Those that `BusinessFact` shows as links. */
export const LINKED_FACTS: readonly unknown[] = [
  'phone',
  'infoEmail',
  'castingEmail',
  'privacyEmail',
  'helpLine',
] satisfies readonly (typeof FACT_NAMES)[number][];

const make =
  (content?: 'none' | 'needed') =>
  (props: z.ZodRawShape = {}, more: Partial<Component> = {}): Component => ({
    props: z.strictObject(props),
    ...(content && {content}),
    ...more,
  });
const block = make('needed');
const alone = make('none');
const AROUND = {links: 'around'} as const;
const WITHIN = {links: 'within'} as const;
const link = (props: z.ZodRawShape): Component => make()(props, AROUND);

export const COMPONENTS: Readonly<Record<string, Component>> = {
  // Blocks of any page
  PageHero: block({ground: oneOf('photo', 'floor'), large: flag}),
  Section: block({
    tone: oneOf('plain', 'band', 'dusk'),
    space: oneOf('normal', 'small', 'none'),
    title: words.optional(),
  }),
  Columns: block({wide: oneOf('first', 'second')}),
  Column: block({heading: oneOf('small', 'large')}, {inside: 'Columns'}),
  SplitHeading: block(),
  Stack: block(),
  CallToAction: block(
    {ground: oneOf('facade', 'photo', 'floor'), program: words.optional()},
    WITHIN,
  ),
  FeatureList: block({title: words.optional()}),
  Feature: block(
    {icon: z.enum(['moon', 'key', 'lamp', 'hand', 'clock', 'bag']), title: words},
    {inside: 'FeatureList'},
  ),
  MarkdownCheckList: block({columns: z.literal([1, 2]).optional()}),
  PriceTable: alone({}, WITHIN),
  Questions: block(),
  MarkdownList: block({look: z.enum(['steps', 'values', 'years', 'reasons'])}),
  Mission: block({title: words}),
  Definition: block({word: words, grammar: words}),

  // Facts in a sentence
  Address: alone(),
  BusinessFact: alone({
    name: z.enum(FACT_NAMES),
  }),
  ButtonName: alone({
    of: z.enum(Object.keys(QUOTED_BUTTONS) as [string, ...string[]]),
  }),
  CastingFact: alone({name: z.enum(['pay', 'reply', 'photos', 'contract', 'payIs'])}),
  Count: alone({
    of: z.enum(['suites', 'masseuses', 'programs']),
    as: oneOf('words', 'capital', 'digits'),
  }),
  Price: alone({
    of: z.string().optional(),
    page: page.optional(),
    program: z.string().optional(),
    minutes: z.number({error: minutesError}).optional(),
  }),
  PriceRange: alone(),
  SessionRange: alone(),
  HoursNote: alone(),
  ReceptionLanguages: alone(),

  // Links
  ButtonLink: block({...target, ...button}, AROUND),
  PageLink: block({...target, className}, AROUND),
  PageLabel: alone({page}),
  CallLink: link({plain: flag, withNumber: flag, ...button}),
  MailLink: link({
    box: oneOf('info', 'casting', 'privacy'),
    subject: words.optional(),
    body: words.optional(),
    className,
  }),
  MapLink: link({className}),
  WhatsAppLink: link({
    look,
    message: words.optional(),
    program: words.optional(),
    masseuse: words.optional(),
    size,
    block: flag,
    className,
  }),

  // Parts of one page
  HomeHero: block({}, WITHIN),
  Facilities: block(),
  FeaturedPrograms: alone({}, WITHIN),
  RoomMosaic: alone({}, WITHIN),
  EmblemGrid: block({}, AROUND),
  LocationPanel: block({}, WITHIN),
  AnalyticsStatement: alone(),
  BusinessHours: alone(),
  CopyAddress: alone({}, WITHIN),
  ContactMethods: block({title: words.optional()}),
  ContactMethod: block(
    {name: z.enum(['whatsapp', 'phone', 'info', 'casting'])},
    {inside: 'ContactMethods', ...AROUND},
  ),
  FacilityPhotos: alone(),
  PhotoGallery: alone({}, WITHIN),
  ApplicationList: alone(),
  ApplyLink: alone({}, WITHIN),
  HelpPanel: block({}, WITHIN),
  Specialties: alone(),
  HotelList: alone(),
  OutcallMasseuses: alone({}, WITHIN),
  OutcallWhatsApp: link({look, size}),
  PricePanel: block({title: words}, WITHIN),
  MasseuseDirectory: block({}, WITHIN),
  MasseuseGrid: block({}, WITHIN),

  // Menu and programs
  ProgramMenu: block({}, WITHIN),
  MenuTab: block({id: z.enum(['all', ...CATEGORIES]), title: words}, {inside: 'ProgramMenu'}),
  IntensityLegend: block(),
  // The English word in every language, as in the facts of programs.
  Intensity: block({word: z.enum(INTENSITIES)}, {inside: 'IntensityLegend'}),
  AdditionalServices: block(),
  Service: block({program: z.string(), action: words}, {inside: 'AdditionalServices', ...WITHIN}),
  InformationBox: block(),
  ServiceAreas: alone(),
  DoubledPrices: alone({}, WITHIN),
};

/** The component that a name stands for: another one is near where there is none of this name. */
export const meantComponent = (name: string): string =>
  Object.hasOwn(COMPONENTS, name) || Object.hasOwn(PLAIN_ELEMENTS, name)
    ? name
    : (nearestName(name, Object.keys(COMPONENTS)) ?? name);

/** Properties of a component whose words are translated. */
export const wordPropsOf = (name: string): string[] =>
  Object.entries(COMPONENTS[name]?.props.shape ?? {})
    .filter(([, type]) => (type instanceof z.ZodOptional ? type.unwrap() : type) === words)
    .map(([prop]) => prop);

/** HTML elements for which Markdown has no syntax. */
export const PLAIN_ELEMENTS: Readonly<Record<string, z.ZodObject>> = {
  div: z.strictObject({className: oneOf('row', 'wrap', 'subtitle', 'meta', 'ledger')}),
  span: z.strictObject({lang: z.string()}),
  i: z.strictObject({lang: z.string().optional()}),
  h2: z.strictObject({className: z.literal('visuallyHidden')}),
  h3: z.strictObject({className: z.literal('visuallyHidden')}),
  br: z.strictObject({}),
  sup: z.strictObject({}),
  sub: z.strictObject({}),
};
