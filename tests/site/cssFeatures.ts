/** What a style sheet uses of CSS, by the names of MDN's browser-compat-data, and which browsers lack it. */
import bcd, {type Identifier} from '@mdn/browser-compat-data/forLegacyNode';
import {type AtRule, type Declaration, parse} from 'postcss';

import {lackingBrowsers} from './promisedBrowsers';

const {properties, selectors, types, 'at-rules': atRules} = bcd.css as Record<string, Identifier>;

/** Units of which MDN's data has several in one entry. */
const UNIT_GROUPS: Readonly<Record<string, string>> = {
  dvh: 'viewport_percentage_units_dynamic',
  dvw: 'viewport_percentage_units_dynamic',
  svh: 'viewport_percentage_units_small',
  svw: 'viewport_percentage_units_small',
  lvh: 'viewport_percentage_units_large',
  lvw: 'viewport_percentage_units_large',
  cqi: 'container_query_length_units',
  cqb: 'container_query_length_units',
};

/** A feature with its entry in MDN's data, and the prefix under which the style sheet has it besides. */
type Used = {
  readonly name: string;
  readonly entry: Identifier | undefined;
  readonly prefix?: string | undefined;
};

/** Every entry below one of MDN's data. */
function entriesBelow(identifier: Identifier, path: string): Used[] {
  return Object.entries(identifier)
    .filter(([key]) => key !== '__compat')
    .map(([key, entry]) => ({name: `${path}.${key}`, entry: entry as Identifier}))
    .flatMap((one) => [one, ...entriesBelow(one.entry, one.name)]);
}

const TYPES = entriesBelow(types ?? {}, 'types');
const lastOf = ({name}: Used): string => name.slice(name.lastIndexOf('.') + 1);
/** Entries by the name of a function, such as types.gradient.linear-gradient, or of a unit, such as types.length.em. */
const FUNCTIONS = groupBy(TYPES, lastOf);
const UNITS = groupBy(
  TYPES.filter(({name}) => name.split('.').length === 3),
  lastOf,
);

function groupBy(list: readonly Used[], keyOf: (one: Used) => string): Map<string, Used[]> {
  const groups = new Map<string, Used[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** What names nothing of CSS: "Arial", 'Arial', url(a.svg), --gold, #d4af37. */
const OWN_WORDS = /"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+|#[\da-f]+/gi;
/** A number with its unit, as -1.5rem. */
const WITH_UNIT = /(?<![\w-])[+-]?[\d.]+([a-z]+)/gi;
/** The name of a function, as linear-gradient( or -webkit-image-set(. */
const FUNCTION = /(-?[a-z][\w-]*)\(/gi;

/** What a pattern's first group finds in a value or a condition, without its own words. */
const wordsIn = (text: string, pattern: RegExp): string[] =>
  [...text.replace(OWN_WORDS, ' ').matchAll(pattern)].map(([, word = '']) => word.toLowerCase());

const unitsIn = (value: string): Used[] =>
  wordsIn(value, WITH_UNIT).flatMap((unit) => UNITS.get(UNIT_GROUPS[unit] ?? unit) ?? []);

const functionsIn = (value: string): Used[] =>
  wordsIn(value, FUNCTION).flatMap((word) => FUNCTIONS.get(word) ?? []);

/** A name of a property in two parts: `-webkit-mask` is `-webkit-` and `mask`. */
const PREFIXED = /^(-webkit-|-moz-)?(.*)$/;
const KEYWORD = /(-?[a-z][a-z-]*)/gi;

/** The names of all declarations in the block of one. */
const namesBeside = ({parent}: Declaration): string[] =>
  (parent?.nodes ?? []).flatMap((one) => (one.type === 'decl' ? [one.prop] : []));

/** Where MDN's data has a declaration: descriptors of fonts are no properties. */
function groupOf({parent}: Declaration): {path: string; entries: Partial<Identifier>} {
  const isFont = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face';
  return isFont
    ? {path: 'at-rules.font-face', entries: atRules?.['font-face'] ?? {}}
    : {path: 'properties', entries: properties ?? {}};
}

/**
 * The property of a declaration. One with a prefix is left to the same without it, where that stands beside it;
 * one that stands beside its own prefixed form is promised by either.
 */
function propertyIn(declaration: Declaration): Used | undefined {
  const {prop} = declaration;
  const [, prefix = '', plain = ''] = PREFIXED.exec(prop) ?? [];
  const beside = namesBeside(declaration);
  if (prop.startsWith('--') || (prefix && beside.includes(plain))) return undefined;
  const {path, entries} = groupOf(declaration);
  const twin = beside.includes(`-webkit-${plain}`) ? '-webkit-' : undefined;
  return {
    name: `${path}.${prop}`,
    entry: entries[prop] ?? entries[plain],
    prefix: entries[prop] ? twin : prefix || twin,
  };
}

/** The keywords of a property's value of which the data knows. */
const keywordsOf = (property: Used, value: string): Used[] =>
  wordsIn(value, KEYWORD).flatMap((word) => {
    const entry = property.entry?.[word];
    return entry ? [{...property, name: `${property.name}.${word}`, entry}] : [];
  });

function inDeclaration(declaration: Declaration): Used[] {
  const {value} = declaration;
  const property = propertyIn(declaration);
  return [
    ...functionsIn(value),
    ...unitsIn(value),
    ...(property ? [property, ...keywordsOf(property, value)] : []),
  ];
}

/** The name of a condition, as (min-width. */
const CONDITION = /\(\s*([a-z-]+)/gi;

/** What a query asks for, as min-width; of containers it can be what media queries ask for too. */
function conditionsIn({name, params}: AtRule): Used[] {
  const {media} = atRules ?? {};
  const ranges = /[<>]/.test(params) ? ['range_syntax'] : [];
  return [...wordsIn(params, CONDITION), ...ranges]
    .filter((part) => name === 'media' || media?.[part])
    .map((part) => ({name: `at-rules.media.${part}`, entry: media?.[part]}));
}

/** The kinds of queries that are written as functions, such as style() of containers. */
function queryKindsIn({name, params}: AtRule): Used[] {
  const own = atRules?.[name] ?? {};
  const words = wordsIn(params, FUNCTION);
  return Object.entries(own)
    .filter(([key]) => words.some((word) => key.startsWith(word)))
    .map(([key, entry]) => ({name: `at-rules.${name}.${key}`, entry: entry as Identifier}));
}

function inAtRule(rule: AtRule): Used[] {
  const {name, params} = rule;
  const used: Used = {name: `at-rules.${name}`, entry: atRules?.[name]};
  return ['media', 'container'].includes(name)
    ? [used, ...conditionsIn(rule), ...queryKindsIn(rule), ...unitsIn(params)]
    : [used];
}

/** A selector's part that looks at an attribute, as [href^="/"]. */
const ATTRIBUTE = /\[[^\]]*\]/g;
/** A pseudo-class or pseudo-element, as :has or ::-webkit-scrollbar. */
const PSEUDO = /::?(-?[a-z-]+)/gi;

function inSelector(selector: string): Used[] {
  const words = wordsIn(selector.replace(ATTRIBUTE, ''), PSEUDO);
  const parts = selector.includes('&') ? [...words, 'nesting'] : words;
  return parts.map((part) => ({name: `selectors.${part}`, entry: selectors?.[part]}));
}

/** Everything that a style sheet uses, each feature once. */
function featuresIn(css: string): Used[] {
  const used = new Map<string, Used>();
  const add = (one: Used): void => void used.set(`${one.name} ${one.prefix ?? ''}`, one);
  const root = parse(css);
  root.walkDecls((declaration) => inDeclaration(declaration).forEach(add));
  root.walkAtRules((rule) => inAtRule(rule).forEach(add));
  root.walkRules(({selector}) => inSelector(selector).forEach(add));
  return [...used.values()];
}

/** What a style sheet uses that promised browsers lack, with their names; MDN may have no data. */
export function lackingFeatures(css: string): Map<string, readonly string[]> {
  const lacking = new Map<string, readonly string[]>();
  for (const {name, entry, prefix} of featuresIn(css)) {
    const browsers = entry?.__compat ? lackingBrowsers(entry, prefix) : ['not in the data'];
    if (browsers.length > 0) lacking.set(name, browsers);
  }
  return lacking;
}
