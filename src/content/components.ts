/**
 * What an author may use in a page's text: each component with its module, its properties and its place. The
 * guide for authors is guides/components.md.
 */
import * as z from 'zod';

import {BUTTON_WORDS} from './buttonWords';
import {CATEGORIES} from './vocabularies';

type Component = {
  /** Below src/components. */
  readonly module: string;
  /** An export of its module besides the main one. */
  readonly named?: true;
  readonly props: z.ZodObject;
  /** Whether something stands between its tags; either is right where it is left out. */
  readonly content?: 'none' | 'needed';
  /** The component that it must stand in. */
  readonly inside?: string;
};

const flag = z.literal(true).optional();
const words = z.string().trim().min(1);
const oneOf = (...values: readonly [string, ...string[]]) => z.enum(values).optional();
/** Id of a page; whether there is such a page is checked with the links. */
const page = z.string();

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

const FACT_NAMES = [
  'brand',
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

const make =
  (content?: 'none' | 'needed') =>
  (module: string, props: z.ZodRawShape = {}, more: Partial<Component> = {}): Component => ({
    module,
    props: z.strictObject(props),
    ...(content && {content}),
    ...more,
  });
const block = make('needed');
const alone = make('none');
const link = make();
const fact = (name: string, props: z.ZodRawShape = {}): Component => alone(`facts/${name}`, props);

export const COMPONENTS: Readonly<Record<string, Component>> = {
  // Blocks of any page
  PageHero: block('blocks/PageHero', {ground: oneOf('photo', 'floor'), large: flag}),
  Section: block('blocks/Section', {
    tone: oneOf('plain', 'band', 'dusk'),
    space: oneOf('normal', 'small', 'none'),
  }),
  Columns: block('blocks/Columns', {wide: oneOf('first', 'second')}),
  Column: block(
    'blocks/Columns',
    {heading: oneOf('small', 'large')},
    {named: true, inside: 'Columns'},
  ),
  SplitHeading: block('blocks/SplitHeading'),
  Stack: block('blocks/Stack'),
  CallToAction: block('blocks/CallToAction', {
    ground: oneOf('facade', 'photo', 'floor'),
    program: words.optional(),
  }),
  FeatureList: block('blocks/FeatureList', {title: words.optional()}),
  Feature: block(
    'blocks/FeatureList',
    {icon: z.enum(['moon', 'key', 'lamp', 'hand', 'clock', 'bag']), title: words},
    {named: true, inside: 'FeatureList'},
  ),
  MarkdownCheckList: block(
    'blocks/CheckList',
    {columns: z.literal([1, 2]).optional()},
    {named: true},
  ),
  Steps: block('blocks/Steps'),
  Values: block('blocks/Values'),
  Years: block('blocks/Years'),
  Mission: block('blocks/Mission', {title: words}),
  Definition: block('blocks/Definition', {word: words, grammar: words}),

  // Facts in a sentence
  Address: fact('Address'),
  BusinessFact: fact('BusinessFact', {
    name: z.enum(FACT_NAMES),
  }),
  ButtonName: alone('consent/ButtonName', {
    of: z.enum(Object.keys(BUTTON_WORDS) as [string, ...string[]]),
  }),
  CastingFact: fact('CastingFact', {name: z.enum(['pay', 'reply', 'photos', 'contract', 'payIs'])}),
  FoundedYear: fact('FoundedYear'),
  HouseCount: fact('HouseCount', {
    of: z.enum(['suites', 'masseuses', 'programs']),
    as: oneOf('words', 'capital', 'digits'),
  }),
  PriceRange: fact('PriceRange'),
  SessionRange: fact('SessionRange'),
  HoursNote: fact('HoursNote'),
  ReceptionLanguages: fact('ReceptionLanguages'),

  // Links
  BackLink: alone('links/BackLink'),
  ButtonLink: block('links/ButtonLink', {...target, ...button}),
  PageLink: block('links/PageLink', {...target, className}),
  PageLabel: alone('links/PageLabel', {page}),
  CallLink: link('links/CallLink', {plain: flag, withNumber: flag, ...button}),
  MailLink: link('links/MailLink', {
    box: oneOf('info', 'casting', 'privacy'),
    subject: words.optional(),
    body: words.optional(),
    className,
  }),
  MapLink: block('links/MapLink', {className}),
  WhatsAppLink: link('links/WhatsAppLink', {
    look,
    message: words.optional(),
    program: words.optional(),
    masseuse: words.optional(),
    size,
    block: flag,
    className,
  }),

  // Parts of one page
  HomeHero: block('home/HomeHero'),
  Facilities: block('home/Facilities'),
  FeaturedPrograms: alone('home/FeaturedPrograms'),
  RoomMosaic: alone('home/RoomMosaic'),
  EmblemGrid: block('home/EmblemGrid'),
  LocationPanel: block('contact/LocationPanel'),
  AnalyticsStatement: alone('consent/AnalyticsStatement'),
  BusinessHours: alone('contact/BusinessHours'),
  CopyAddress: alone('contact/CopyAddress'),
  ContactMethods: block('contact/ContactMethods', {title: words.optional()}),
  ContactMethod: block(
    'contact/ContactMethod',
    {name: z.enum(['whatsapp', 'phone', 'info', 'casting'])},
    {inside: 'ContactMethods'},
  ),
  FacilityPhotos: alone('about/FacilityPhotos'),
  PhotoGallery: alone('gallery/PhotoGallery'),
  LocationCard: alone('gallery/LocationCard'),
  ApplicationList: alone('casting/ApplicationList'),
  ApplyLine: block('casting/ApplyLine', {}, {inside: 'ContactMethods'}),
  ApplyLink: alone('casting/ApplyLink'),
  HelpPanel: block('casting/HelpPanel'),
  Specialties: alone('casting/Specialties'),
  HotelList: alone('outcall/HotelList'),
  OutcallMasseuses: alone('outcall/OutcallMasseuses'),
  OutcallWhatsApp: link('outcall/OutcallWhatsApp', {look, size}),
  PricePanel: block('outcall/PricePanel', {title: words}),
  MasseuseDirectory: block('masseuses/MasseuseDirectory'),
  MasseuseGrid: block('masseuses/list/MasseuseGrid'),
  Reasons: block('masseuses/list/Reasons'),

  // Menu and programs
  ProgramMenu: block('programs/menu/ProgramMenu'),
  MenuTab: block(
    'programs/menu/ProgramMenu',
    {id: z.enum(['all', ...CATEGORIES]), title: words},
    {named: true, inside: 'ProgramMenu'},
  ),
  IntensityLegend: block('programs/menu/IntensityLegend'),
  // The English word in every language, as in the facts of programs.
  Intensity: block(
    'programs/menu/IntensityLegend',
    {word: z.string()},
    {named: true, inside: 'IntensityLegend'},
  ),
  AdditionalServices: block('programs/menu/AdditionalServices'),
  Service: block(
    'programs/menu/AdditionalServices',
    {program: z.string(), action: words},
    {named: true, inside: 'AdditionalServices'},
  ),
  InformationBox: block('programs/page/InformationBox'),
  ServiceAreas: alone('programs/page/ServiceAreas'),
  DoubledPrices: alone('programs/prices/DoubledPrices'),
};

/** Properties of a component that hold words, which are translated. */
export const wordPropsOf = (name: string): string[] =>
  Object.entries(COMPONENTS[name]?.props.shape ?? {})
    .filter(([, type]) => (type instanceof z.ZodOptional ? type.unwrap() : type) === words)
    .map(([prop]) => prop);

/** Plain elements for which Markdown has no sign. */
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
