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

/** A property and its keywords. One with a prefix is left to the same without it, where that stands beside it. */
function inDeclaration(declaration: Declaration): Used[] {
  const {prop, value} = declaration;
  const [, prefix = '', plain = ''] = PREFIXED.exec(prop) ?? [];
  const beside = namesBeside(declaration);
  if (prop.startsWith('--') || (prefix && beside.includes(plain))) return [];
  const {path, entries} = groupOf(declaration);
  const name = `${path}.${prop}`;
  const entry = entries[prop] ?? entries[plain];
  const twin = beside.includes(`-webkit-${plain}`) ? '-webkit-' : undefined;
  const used = {name, entry, prefix: entries[prop] ? twin : prefix || twin};
  const keywords = wordsIn(value, KEYWORD).filter((word) => entry?.[word]);
  return [
    used,
    ...keywords.map((word) => ({...used, name: `${name}.${word}`, entry: entry?.[word]})),
  ];
}

/** The name of a condition, as (min-width. */
const CONDITION = /\(\s*([a-z-]+)/gi;

function inAtRule({name, params}: AtRule): Used[] {
  const {[name]: own, media} = atRules ?? {};
  const rule = {name: `at-rules.${name}`, entry: own};
  if (!['media', 'container'].includes(name)) return [rule];
  const conditions = wordsIn(params, CONDITION);
  const ranges = /[<>]/.test(params) ? ['range_syntax'] : [];
  const features = [...conditions, ...ranges]
    .filter((part) => name === 'media' || media?.[part])
    .map((part) => ({name: `at-rules.media.${part}`, entry: media?.[part]}));
  // Queries of containers for something other than their size.
  const kinds = Object.keys(own ?? {})
    .filter((key) => wordsIn(params, FUNCTION).some((word) => key.startsWith(word)))
    .map((key) => ({name: `at-rules.${name}.${key}`, entry: own?.[key]}));
  return [rule, ...features, ...kinds, ...unitsIn(params)];
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

/** What a style sheet uses that promised browsers lack, with their names; MDN may have no data. */
export function lackingFeatures(css: string): Map<string, readonly string[]> {
  const used = new Map<string, Used>();
  const add = (one: Used): void => void used.set(`${one.name} ${one.prefix ?? ''}`, one);
  const root = parse(css);
  root.walkDecls((declaration) => {
    [...functionsIn(declaration.value), ...unitsIn(declaration.value)].forEach(add);
    inDeclaration(declaration).forEach(add);
  });
  root.walkAtRules((rule) => inAtRule(rule).forEach(add));
  root.walkRules(({selector}) => inSelector(selector).forEach(add));
  const lacking = new Map<string, readonly string[]>();
  for (const {name, entry, prefix} of used.values()) {
    const browsers = entry?.__compat ? lackingBrowsers(entry, prefix) : ['not in the data'];
    if (browsers.length > 0) lacking.set(name, browsers);
  }
  return lacking;
}
