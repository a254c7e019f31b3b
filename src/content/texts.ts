/** All words that visitors read, each with the place it stands in. */
import type {Nodes, Parents} from 'mdast';

import {AUTHOR_COMPONENTS} from './authorComponents';
import {parseBody} from './body/parse';
import {type Element, isElement, textOf, stepsOf} from './body/walk';
import type {RawDocument} from './checks/raw';
import {remembered} from './remember';
import {lineOf} from './body/lines';

/** One text: a field, a paragraph, a heading, a property of a component. */
export type Text = {
  readonly file: string;
  readonly locale: string;
  readonly field: string;
  readonly line?: number | undefined;
  readonly text: string;
  /** Names such as those of hotels: no language of their own. */
  readonly isName?: true;
  /** Words set in italics, which may be of any language. */
  readonly italics?: readonly string[];
  /** Words in bold that a block begins with, like a heading: a sentence of its own follows. */
  readonly label?: string;
  /** An entry of a list that another one follows. */
  readonly goesOn?: true;
  readonly isHeading?: true;
};

/** Fields that hold no prose: addresses and names by which files refer to something. */
const NOT_WORDS = new Set(['slug', 'formerly', 'id', 'kind', 'minutes', 'sample']);
/** Whether search engines alone read a field: people who search leave accents out, and use worn words. */
export const isUnseen = (field: string): boolean => /^keywords\b/.test(field);

/** The name of a field without its places in lists: `phases[1].text` is one of `phases[].text`. */
export const anyOf = (field: string): string => field.replace(/\[[^\]]*\]/g, '[]');

/** Facts that visitors read as names. */
const NAMES = new Set(['name']);

function* textsIn(value: unknown, field: string): Generator<{field: string; text: string}> {
  if (typeof value === 'string') yield {field, text: value};
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* textsIn(entry, `${field}[${index}]`);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) {
      if (!NOT_WORDS.has(key)) yield* textsIn(entry, field ? `${field}.${key}` : key);
    }
  }
}

function frontMatterTexts({file, locale, words, facts}: RawDocument): Text[] {
  const spoken = [...textsIn(words, '')].map((found): Text => ({file, locale, ...found}));
  const names = [...textsIn(facts, '')]
    .filter(({field}) => NAMES.has(field.split('.').at(-1) ?? ''))
    .map((found): Text => ({file, locale, ...found, isName: true}));
  return [...spoken, ...names];
}

/** Blocks whose words are read in one go. */
const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

const WORD_PROPERTIES = new Map(
  AUTHOR_COMPONENTS.map(({name, properties}) => [
    name,
    properties.filter(({type}) => type.kind === 'words').map(({name: property}) => property),
  ]),
);

function propertiesOf(node: Element): {field: string; text: string}[] {
  const names = WORD_PROPERTIES.get(node.name ?? '') ?? [];
  return node.attributes.flatMap((attribute) =>
    'name' in attribute && names.includes(attribute.name) && typeof attribute.value === 'string'
      ? [{field: `${node.name} ${attribute.name}`, text: attribute.value}]
      : [],
  );
}

/** Whether another entry follows the one that holds a block, in its list or in one around it. */
const goesOn = (parents: readonly Parents[]): boolean =>
  parents.some(
    (parent, at) => parent.type === 'listItem' && parents[at - 1]?.children.at(-1) !== parent,
  );

/** What is set in italics within a block. */
function italicsIn(block: Nodes): Pick<Text, 'italics'> {
  const italics = stepsOf(block).flatMap(({node}) =>
    node.type === 'emphasis' ? [textOf(node)] : [],
  );
  return italics.length > 0 ? {italics} : {};
}

/** The bold words that a block begins with, a year in italics before them or not. */
function labelOf(block: Nodes): Pick<Text, 'label'> {
  const children: readonly Nodes[] = 'children' in block ? block.children : [];
  const first = children.findIndex(
    (node) => node.type !== 'emphasis' && textOf(node).trim() !== '',
  );
  const label = children[first];
  return label?.type === 'strong' ? {label: textOf(label)} : {};
}

function bodyTexts({file, locale, body, bodyLine = 1}: RawDocument): Text[] {
  const {tree} = parseBody(body);
  if (!tree) return [];
  return stepsOf(tree).flatMap(({node, parents}): Text[] => {
    const line = lineOf(node) + bodyLine - 1;
    const make = (text: string, field = ''): Text => ({file, locale, field, line, text});
    if (isElement(node)) return propertiesOf(node).map(({field, text}) => make(text, field));
    if (node.type === 'image' && node.alt) return [make(node.alt)];
    if (!BLOCKS.has(node.type)) return [];
    const {type} = node;
    return [
      {
        ...make(textOf(node)),
        ...italicsIn(node),
        ...labelOf(node),
        ...(goesOn(parents) ? {goesOn: true} : {}),
        ...(type === 'heading' ? {isHeading: true} : {}),
      },
    ];
  });
}

/**
 * Words within the texts of a body that are read by themselves: links, bold words, what a component holds.
 * Words in italics may be of any language.
 */
export const partsOf = remembered(({file, locale, body, bodyLine = 1}: RawDocument): Text[] => {
  const {tree} = parseBody(body);
  if (!tree) return [];
  return stepsOf(tree).flatMap(({node}): Text[] => {
    if (node.type !== 'link' && node.type !== 'strong' && !isElement(node)) return [];
    // What holds paragraphs, at any depth, is read paragraph by paragraph.
    const isInline = stepsOf(node).every((step) => !BLOCKS.has(step.node.type));
    const text = isInline ? textOf(node).trim() : '';
    const line = lineOf(node) + bodyLine - 1;
    return text ? [{file, locale, field: '', line, text}] : [];
  });
});

/** Every text of a document. */
export const textsOf = remembered((document: RawDocument): Text[] => [
  ...frontMatterTexts(document),
  ...bodyTexts(document),
]);
