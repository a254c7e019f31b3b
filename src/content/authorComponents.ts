/**
 * What an author may use in a page's text: the one list of components, their properties and the
 * values these take. `npm run check` holds every page against it, and the table in
 * `src/components/README.md` is made from it.
 */
import {CATEGORIES, INTENSITIES} from './vocabularies';

/** What may stand behind a property's `=`. */
export type PropertyType =
  /** Words that visitors read: they are translated, and checked like all others. */
  | {readonly kind: 'words'}
  /** A word that is the same in every language, or none: a name, a code. */
  | {readonly kind: 'name'}
  /** One of a few names. */
  | {readonly kind: 'choice'; readonly values: readonly string[]}
  /** A number in curly brackets. */
  | {readonly kind: 'number'; readonly values: readonly number[]}
  /** Written alone, without a value. */
  | {readonly kind: 'flag'}
  /** Id of a page, such as "contact" or "programs/kaula-tantra". */
  | {readonly kind: 'page'}
  /** Id of a program without its folder. */
  | {readonly kind: 'program'}
  /** A word of the intensity scale, in English or in the page's language. */
  | {readonly kind: 'intensity'};

export type Property = {
  readonly name: string;
  readonly type: PropertyType;
  readonly required?: true;
};

export type AuthorComponent = {
  readonly name: string;
  /** What it is imported from. */
  readonly module: string;
  /** Imported in curly brackets, beside the module's main component. */
  readonly named?: true;
  readonly properties: readonly Property[];
  /** Whether something stands between its opening and its closing tag. */
  readonly content: 'none' | 'needed' | 'optional';
  /** Stands inside a sentence; anything else is a block of its own. */
  readonly inline?: true;
  /** The component it must stand in. */
  readonly inside?: string;
  readonly purpose: string;
  readonly example: string;
};

const words: PropertyType = {kind: 'words'};
const flag: PropertyType = {kind: 'flag'};
const page: PropertyType = {kind: 'page'};
const choice = (...values: readonly string[]): PropertyType => ({kind: 'choice', values});

const SITE = '@site/src/components';
const at = (folder: string): string => `${SITE}/${folder}`;

const className: Property = {name: 'className', type: choice('arrow', 'quiet', 'subtitle', 'meta')};
const buttonLook: readonly Property[] = [
  {name: 'variant', type: choice('outline', 'gold', 'whatsapp', 'whatsappQuiet')},
  {name: 'size', type: choice('normal', 'small')},
  {name: 'block', type: flag},
  className,
];

/** A block with content and no properties of its own. */
const plain = (name: string, folder: string, purpose: string, inner: string): AuthorComponent => ({
  name,
  module: at(folder),
  properties: [],
  content: 'needed',
  purpose,
  example: `<${name}>\n\n${inner}\n\n</${name}>`,
});

/** A block or a fact that is complete by itself. */
const alone = (
  name: string,
  folder: string,
  purpose: string,
  rest: Partial<AuthorComponent> = {},
): AuthorComponent => ({
  name,
  module: at(folder),
  properties: [],
  content: 'none',
  purpose,
  example: `<${name} />`,
  ...rest,
});

const fact = (name: string, purpose: string, rest: Partial<AuthorComponent> = {}) =>
  alone(name, `facts/${name}`, purpose, {inline: true, ...rest});

/** Blocks that any page may use. */
const BLOCKS: readonly AuthorComponent[] = [
  {
    name: 'PageHero',
    module: at('blocks/PageHero'),
    properties: [
      {name: 'ground', type: choice('photo', 'floor')},
      {name: 'large', type: flag},
    ],
    content: 'needed',
    purpose:
      'The head of a page: its one heading of the first level, a paragraph, perhaps buttons.',
    example: '<PageHero>\n\n# The massage *menu*\n\nTwelve programs.\n\n</PageHero>',
  },
  {
    name: 'Section',
    module: at('blocks/Section'),
    properties: [
      {name: 'tone', type: choice('plain', 'band', 'dusk')},
      {name: 'space', type: choice('normal', 'small', 'none')},
    ],
    content: 'needed',
    purpose: 'A part of a page with a ground of its own.',
    example: '<Section tone="band" space="small">\n\n…\n\n</Section>',
  },
  {
    name: 'Columns',
    module: at('blocks/Columns'),
    properties: [{name: 'wide', type: choice('first', 'second')}],
    content: 'needed',
    purpose: 'Two columns side by side; on small screens one below the other.',
    example: '<Columns wide="second">\n<Column>\n\n…\n\n</Column>\n</Columns>',
  },
  {
    name: 'Column',
    module: at('blocks/Columns'),
    named: true,
    properties: [{name: 'heading', type: choice('small', 'large')}],
    content: 'needed',
    inside: 'Columns',
    purpose: 'One of the columns.',
    example: '<Column heading="large">\n\n## Hours\n\n</Column>',
  },
  plain(
    'SplitHeading',
    'blocks/SplitHeading',
    'A heading with its paragraph beside it.',
    '## Why *this door*\n\nThree reasons.',
  ),
  plain('Stack', 'blocks/Stack', 'Blocks below one another with even distances.', '…'),
  {
    name: 'CallToAction',
    module: at('blocks/CallToAction'),
    properties: [{name: 'program', type: words}],
    content: 'needed',
    purpose: 'The last call of a page: a heading, a paragraph, and the buttons to chat and call.',
    example:
      '<CallToAction>\n\n## There is always *one lit window*\n\nWrite to us now.\n\n</CallToAction>',
  },
  {
    name: 'FeatureList',
    module: at('blocks/FeatureList'),
    properties: [{name: 'title', type: words}],
    content: 'needed',
    purpose: 'Three features in a row. The title is heard only; leave it out below a heading.',
    example: '<FeatureList title="What you can count on">\n…\n</FeatureList>',
  },
  {
    name: 'Feature',
    module: at('blocks/FeatureList'),
    named: true,
    properties: [
      {
        name: 'icon',
        type: choice('moon', 'key', 'lamp', 'hand', 'clock', 'bag'),
        required: true,
      },
      {name: 'title', type: words, required: true},
    ],
    content: 'needed',
    inside: 'FeatureList',
    purpose: 'One feature: a drawing, a title, one or two sentences.',
    example: '<Feature icon="moon" title="24/7 Open">\n\nSomeone is awake.\n\n</Feature>',
  },
  {
    name: 'MarkdownCheckList',
    module: at('blocks/CheckList'),
    named: true,
    properties: [{name: 'columns', type: {kind: 'number', values: [1, 2]}}],
    content: 'needed',
    purpose: 'Gives a Markdown list outlined lozenges.',
    example: '<MarkdownCheckList columns={2}>\n\n- Fresh linen\n\n</MarkdownCheckList>',
  },
  plain(
    'Steps',
    'blocks/Steps',
    'A numbered Markdown list as steps.',
    '1. **Write or call.** Tell us the hour.',
  ),
  plain(
    'Values',
    'blocks/Values',
    'A heading and a numbered Markdown list of what the house holds to.',
    '## What we *hold to*\n\n1. **Time** Never yours to watch.',
  ),
  plain(
    'Years',
    'blocks/Years',
    'A Markdown list of years and what happened in them.',
    '- *2020* **The door** One suite opens.',
  ),
  {
    name: 'Mission',
    module: at('blocks/Mission'),
    properties: [{name: 'title', type: words, required: true}],
    content: 'needed',
    purpose: 'One paragraph in large letters. The title is heard only.',
    example: '<Mission title="Our mission">\n\n…\n\n</Mission>',
  },
  {
    name: 'Definition',
    module: at('blocks/Definition'),
    properties: [
      {name: 'word', type: {kind: 'name'}, required: true},
      {name: 'grammar', type: words, required: true},
    ],
    content: 'needed',
    purpose: 'A word as a dictionary explains it, with a numbered Markdown list of its meanings.',
    example: '<Definition word="velada" grammar="noun">\n\n1. An evening.\n\n</Definition>',
  },
];

const FACT_NAMES = [
  'brand',
  'address',
  'phone',
  'whatsapp',
  'infoEmail',
  'castingEmail',
  'privacyEmail',
  'siteUrl',
  'programHours',
  'helpLine',
  'company',
  'nif',
  'registry',
  'registeredAddress',
  'licence',
  'dataProtectionContact',
] as const;

/** Facts inside sentences: never typed, so that they are true everywhere at once. */
const FACTS: readonly AuthorComponent[] = [
  fact('Address', 'Street, district, postal code and city, on two lines.'),
  fact('BusinessFact', 'A fact of docs/business.yml.', {
    properties: [{name: 'name', type: choice(...FACT_NAMES), required: true}],
    example: '<BusinessFact name="phone" />',
  }),
  fact('CastingFact', 'What applicants are told: pay, reply or photographs.', {
    properties: [
      {
        name: 'name',
        type: choice('pay', 'reply', 'photos', 'contract', 'payIs'),
        required: true,
      },
    ],
    example: '<CastingFact name="reply" />',
  }),
  fact('FoundedYear', 'The year the house was founded.'),
  fact('HouseCount', 'How many suites, masseuses or programs there are.', {
    properties: [
      {name: 'of', type: choice('suites', 'masseuses', 'programs'), required: true},
      {name: 'as', type: choice('words', 'capital', 'digits')},
    ],
    example: '<HouseCount of="suites" as="capital" />',
  }),
  fact('PriceRange', 'The lowest and the highest price of the menu.'),
  fact('SessionRange', 'The shortest and the longest session of the menu.'),
  fact('HoursNote', 'When the house and the programs are open.', {inline: undefined}),
  fact('ReceptionLanguages', 'The languages of the reception, as a list.', {inline: undefined}),
];

/** Links and buttons: addresses and numbers are never typed. */
const LINKS: readonly AuthorComponent[] = [
  alone('BackLink', 'links/BackLink', 'Leads back to the menu.', {inline: true}),
  {
    name: 'ButtonLink',
    module: at('links/ButtonLink'),
    properties: [
      {name: 'page', type: page, required: true},
      {name: 'suffix', type: {kind: 'name'}},
      ...buttonLook,
    ],
    content: 'needed',
    inline: true,
    purpose: 'A link to a page that looks like a button.',
    example: '<ButtonLink page="contact"><PageLabel page="contact" /></ButtonLink>',
  },
  {
    name: 'PageLink',
    module: at('links/PageLink'),
    properties: [
      {name: 'page', type: page, required: true},
      {name: 'suffix', type: {kind: 'name'}},
      className,
    ],
    content: 'needed',
    inline: true,
    purpose: 'A link to a page, with words of its own. In running text use a Markdown link.',
    example: '<PageLink page="gallery">the rooms</PageLink>',
  },
  alone('PageLabel', 'links/PageLabel', 'The short name of a page.', {
    inline: true,
    properties: [{name: 'page', type: page, required: true}],
    example: '<PageLabel page="contact" />',
  }),
  {
    name: 'CallLink',
    module: at('links/CallLink'),
    properties: [{name: 'plain', type: flag}, {name: 'withNumber', type: flag}, ...buttonLook],
    content: 'optional',
    inline: true,
    purpose: 'Calls the house.',
    example: '<CallLink withNumber />',
  },
  {
    name: 'MailLink',
    module: at('links/MailLink'),
    properties: [
      {name: 'box', type: choice('info', 'casting', 'privacy')},
      {name: 'subject', type: words},
      {name: 'body', type: words},
      className,
    ],
    content: 'optional',
    inline: true,
    purpose: 'Writes an e-mail to one of the house’s letter boxes.',
    example: '<MailLink box="privacy" />',
  },
  {
    name: 'MapLink',
    module: at('links/MapLink'),
    properties: [className],
    content: 'needed',
    inline: true,
    purpose: 'Opens a map at the house.',
    example: '<MapLink className="arrow">Open the map</MapLink>',
  },
  {
    name: 'WhatsAppLink',
    module: at('links/WhatsAppLink'),
    properties: [
      {name: 'look', type: choice('solid', 'quiet', 'plain')},
      {name: 'message', type: words},
      {name: 'program', type: words},
      {name: 'masseuse', type: words},
      {name: 'size', type: choice('normal', 'small')},
      {name: 'block', type: flag},
      className,
    ],
    content: 'optional',
    inline: true,
    purpose: 'Opens a chat with a message already written.',
    example: '<WhatsAppLink look="quiet" message="Good evening. Whom should I ask for?" />',
  },
];

/** Pieces that belong to one page. */
const PIECES: readonly AuthorComponent[] = [
  plain(
    'HomeHero',
    'home/HomeHero',
    'The head of the home page.',
    '# An evening, *veiled*\n\nA private house.',
  ),
  plain(
    'Facilities',
    'home/Facilities',
    'What the house keeps ready: a heading and a numbered Markdown list.',
    '## What the house *keeps ready*\n\n1. Private suites',
  ),
  alone(
    'FeaturedPrograms',
    'home/FeaturedPrograms',
    'The programs named in the home page’s `programs`.',
  ),
  alone('RoomMosaic', 'home/RoomMosaic', 'The rooms named in the home page’s `rooms`.'),
  {
    ...plain(
      'EmblemGrid',
      'home/EmblemGrid',
      'Every masseuse by her emblem; inside, the sentence on the last panel.',
      'Choose slowly.',
    ),
    example: '<EmblemGrid>Choose slowly.</EmblemGrid>',
  },
  plain(
    'LocationPanel',
    'contact/LocationPanel',
    'A plan of the Eixample, the address and the ways to reach the house.',
    '## One flight *up*\n\nRing once.',
  ),
  alone(
    'AnalyticsStatement',
    'consent/AnalyticsStatement',
    'What the analytics switch governs: nothing, or the provider named in docs/business.yml.',
    {inline: true},
  ),
  alone(
    'BusinessHours',
    'contact/BusinessHours',
    'Hours, payment, prices and languages of the house.',
  ),
  alone(
    'CopyAddress',
    'contact/CopyAddress',
    'The address on one line, with a button that copies it.',
  ),
  {
    name: 'ContactMethods',
    module: at('contact/ContactMethods'),
    properties: [{name: 'title', type: words}],
    content: 'needed',
    purpose: 'The ways to the house, one large line each. The title is heard only.',
    example: '<ContactMethods title="Ways to reach us">\n…\n</ContactMethods>',
  },
  {
    name: 'ContactMethod',
    module: at('contact/ContactMethod'),
    properties: [
      {name: 'name', type: choice('whatsapp', 'phone', 'info', 'casting'), required: true},
    ],
    content: 'needed',
    inside: 'ContactMethods',
    purpose: 'One way to the house; inside, when to use it.',
    example: '<ContactMethod name="phone">A calm voice, day or night</ContactMethod>',
  },
  alone(
    'FacilityPhotos',
    'about/FacilityPhotos',
    'The photos named in the about page’s `facilities`.',
  ),
  alone('PhotoGallery', 'gallery/PhotoGallery', 'All photos with their filters.'),
  alone(
    'LocationCard',
    'gallery/LocationCard',
    'Where the house is, on one line, linking to a map.',
    {inline: true},
  ),
  alone('ApplicationList', 'casting/ApplicationList', 'What an application contains.'),
  {
    name: 'ApplyLine',
    module: at('casting/ApplyLine'),
    properties: [],
    content: 'needed',
    inside: 'ContactMethods',
    purpose: 'A line of a ContactMethods that opens the e-mail of an application.',
    example: '<ApplyLine>The list is already in the letter</ApplyLine>',
  },
  alone('ApplyLink', 'casting/ApplyLink', 'The button that opens the e-mail of an application.', {
    inline: true,
  }),
  plain(
    'HelpPanel',
    'casting/HelpPanel',
    'Where to find help; the police’s number stands below it.',
    '## If something is *wrong*\n\n…',
  ),
  alone('Specialties', 'casting/Specialties', 'The specialties an applicant may name.'),
  alone('HotelList', 'outcall/HotelList', 'The hotels named in the outcall page’s `hotels`.'),
  alone('OutcallMasseuses', 'outcall/OutcallMasseuses', 'The masseuses who travel.'),
  {
    name: 'OutcallWhatsApp',
    module: at('outcall/OutcallWhatsApp'),
    properties: [
      {name: 'look', type: choice('solid', 'quiet', 'plain')},
      {name: 'size', type: choice('normal', 'small')},
    ],
    content: 'optional',
    inline: true,
    purpose: 'Opens a chat that names the outcall program.',
    example: '<OutcallWhatsApp />',
  },
  {
    name: 'PricePanel',
    module: at('outcall/PricePanel'),
    properties: [{name: 'title', type: words, required: true}],
    content: 'needed',
    purpose: 'What an evening at a hotel costs, computed; inside, how the price comes about.',
    example: '<PricePanel title="Price">\n\n…\n\n</PricePanel>',
  },
  plain(
    'MasseuseDirectory',
    'masseuses/MasseuseDirectory',
    'The list of masseuses or one profile; inside, the page of the list.',
    '…',
  ),
  plain(
    'MasseuseGrid',
    'masseuses/list/MasseuseGrid',
    'All masseuses; inside, what the last panel says to the undecided.',
    '## Undecided?\n\n…',
  ),
  plain(
    'Reasons',
    'masseuses/list/Reasons',
    'Why guests choose the house: a heading and a Markdown list.',
    '## Why *here*\n\n- …',
  ),
  plain(
    'ProgramMenu',
    'programs/menu/ProgramMenu',
    'All programs by collection; inside, a MenuTab for all and for each collection.',
    '…',
  ),
  {
    name: 'MenuTab',
    module: at('programs/menu/ProgramMenu'),
    named: true,
    properties: [
      {name: 'id', type: choice('all', ...CATEGORIES), required: true},
      {name: 'title', type: words, required: true},
    ],
    content: 'needed',
    inside: 'ProgramMenu',
    purpose: 'Words of one tab of the menu.',
    example: '<MenuTab id="all" title="All Programs">\n\n…\n\n</MenuTab>',
  },
  plain(
    'IntensityLegend',
    'programs/menu/IntensityLegend',
    'What the words of the intensity scale mean; inside, Intensity elements.',
    '…',
  ),
  {
    name: 'Intensity',
    module: at('programs/menu/IntensityLegend'),
    named: true,
    properties: [{name: 'word', type: {kind: 'intensity'}, required: true}],
    content: 'needed',
    inside: 'IntensityLegend',
    purpose: `A word of the scale (${INTENSITIES.slice(0, 3).join(', ')} …) and its meaning.`,
    example: '<Intensity word="Gentle">Slow and warm.</Intensity>',
  },
  plain(
    'AdditionalServices',
    'programs/menu/AdditionalServices',
    'What can be added to any program; inside, Service elements.',
    '…',
  ),
  {
    name: 'Service',
    module: at('programs/menu/AdditionalServices'),
    named: true,
    properties: [
      {name: 'program', type: {kind: 'program'}, required: true},
      {name: 'action', type: words, required: true},
    ],
    content: 'needed',
    inside: 'AdditionalServices',
    purpose: 'One service: what it adds; its price is computed.',
    example: '<Service program="four-hands" action="See Four Hands">\n\n…\n\n</Service>',
  },
  plain(
    'InformationBox',
    'programs/page/InformationBox',
    'A heading and a Markdown list in a panel.',
    '## Important information\n\n- …',
  ),
  alone(
    'ServiceAreas',
    'programs/page/ServiceAreas',
    'The areas that outcall travels to, each with its fee.',
  ),
  alone(
    'DoubledPrices',
    'programs/prices/DoubledPrices',
    'What each program costs with four hands.',
  ),
];

export const AUTHOR_COMPONENTS: readonly AuthorComponent[] = [
  ...BLOCKS,
  ...FACTS,
  ...LINKS,
  ...PIECES,
];

/** Components of the authors' rooms that a page cannot use, and why. */
export const NOT_FOR_PAGES: Readonly<Record<string, string>> = {
  CheckList: 'its items come from frontmatter; around a Markdown list use MarkdownCheckList',
  Facade: 'CallToAction stands before it',
  HeroPhoto: 'PageHero shows it, from the page’s photo',
  TileFloor: 'PageHero shows it with ground="floor"',
  PageList: 'menus and footer are made of it',
  Price: 'an amount is never typed; PriceRange and the pages of programs show prices',
};

/** Plain elements that Markdown has no sign for, and the properties each may have. */
export const PLAIN_ELEMENTS: Readonly<Record<string, readonly Property[]>> = {
  div: [{name: 'className', type: choice('row', 'wrap', 'subtitle', 'meta', 'ledger')}],
  span: [{name: 'lang', type: {kind: 'name'}, required: true}],
  i: [{name: 'lang', type: {kind: 'name'}}],
  br: [],
  sup: [],
  // A heading that is heard only.
  h2: [{name: 'className', type: choice('visuallyHidden'), required: true}],
  h3: [{name: 'className', type: choice('visuallyHidden'), required: true}],
  sub: [],
};

/** How an author imports components of one module. */
export function importLines(components: readonly AuthorComponent[]): string {
  const main = components.find(({named}) => !named)?.name;
  const parts = components.filter(({named}) => named).map(({name}) => name);
  const braces = parts.length > 0 ? `{${parts.join(', ')}}` : undefined;
  const names = [main, braces].filter(Boolean).join(', ');
  return `import ${names} from '${components[0]?.module ?? ''}';`;
}

/** How an author imports a component. */
export function importLine(component: AuthorComponent): string {
  return importLines([component]);
}
