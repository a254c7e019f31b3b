/** What is said of a component that an author may use, and the shapes that most of them have. */

/** What may stand behind a property's `=`. */
export type PropertyType =
  /** Words that visitors read: they are translated, and checked like all others. */
  | {readonly kind: 'words'}
  /** A word that is the same in every language, or none: a name, a code. */
  | {readonly kind: 'name'; readonly of?: 'language'}
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

export const words: PropertyType = {kind: 'words'};
export const flag: PropertyType = {kind: 'flag'};
export const page: PropertyType = {kind: 'page'};
export const choice = (...values: readonly string[]): PropertyType => ({kind: 'choice', values});

const SITE = '@site/src/components';
export const at = (folder: string): string => `${SITE}/${folder}`;

export const className: Property = {
  name: 'className',
  type: choice('arrow', 'quiet', 'subtitle', 'meta'),
};
export const buttonLook: readonly Property[] = [
  {name: 'variant', type: choice('outline', 'gold', 'whatsapp', 'whatsappQuiet')},
  {name: 'size', type: choice('normal', 'small')},
  {name: 'block', type: flag},
  className,
];

/** A block with content and no properties of its own. */
export const plain = (
  name: string,
  folder: string,
  purpose: string,
  inner: string,
): AuthorComponent => ({
  name,
  module: at(folder),
  properties: [],
  content: 'needed',
  purpose,
  example: `<${name}>\n\n${inner}\n\n</${name}>`,
});

/** A block or a fact that is complete by itself. */
export const alone = (
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

export const fact = (name: string, purpose: string, rest: Partial<AuthorComponent> = {}) =>
  alone(name, `facts/${name}`, purpose, {inline: true, ...rest});

/** A link or button inside a sentence. */
export const link = (
  name: string,
  purpose: string,
  example: string,
  properties: readonly Property[],
  content: AuthorComponent['content'] = 'optional',
): AuthorComponent => ({
  name,
  module: at(`links/${name}`),
  properties,
  content,
  inline: true,
  purpose,
  example,
});
