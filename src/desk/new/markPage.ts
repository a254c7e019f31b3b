/** A page of the original as the beginning of its translation: words alone, each marked. */
import {stringify} from 'yaml';

import {parseBody} from '../../content/body/parse';
import {isElement, textOf, walk} from '../../content/body/walk';
import {AUTHOR_COMPONENTS} from '../../content/authorComponents';
import {listOf} from '../../content/checks/raw';
import {readFrontMatter} from '../../content/read/frontMatter';
import {splitFields} from '../../content/join';
import {kindOf} from '../../content/kinds';
import {TO_TRANSLATE} from '../../content/marks';
import {specialtyIn} from './specialties';

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
/** Not translated word by word: addresses, names of entries. */
const KEPT = new Set(['slug', 'id', 'minutes']);

const WORDS = new Map(
  AUTHOR_COMPONENTS.map(({name, properties}) => [
    name,
    properties.filter(({type}) => type.kind === 'words').map(({name: property}) => property),
  ]),
);

function markValues(value: unknown, locale: string, key = ''): unknown {
  if (KEPT.has(key)) return value;
  if (key === 'specialties') return listOf(value).map((word) => specialtyIn(locale, String(word)));
  if (typeof value === 'string') return `${TO_TRANSLATE} ${value}`;
  if (Array.isArray(value)) return value.map((entry) => markValues(entry, locale));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, markValues(entry, locale, name)]),
  );
}

/** Where a mark goes in a body: before the first word of each block, and in each property of words. */
function placesIn(body: string): number[] {
  const {tree} = parseBody(body);
  if (!tree) return [0];
  const places = new Set<number>();
  for (const {node, parents} of walk(tree)) {
    const start = node.position?.start.offset ?? 0;
    if (isElement(node)) {
      for (const name of WORDS.get(node.name ?? '') ?? []) {
        const at = body.indexOf(`${name}="`, start);
        const has = node.attributes.some((own) => 'name' in own && own.name === name);
        if (has && at >= 0) places.add(at + name.length + 2);
      }
    }
    const block = BLOCKS.has(node.type) || isElement(node);
    const inBlock = parents.some((parent) => BLOCKS.has(parent.type));
    if (!block || inBlock || !('children' in node)) continue;
    const words = isElement(node) ? node.children.filter(({type}) => type === 'text') : [node];
    for (const part of words) {
      if (!/\p{L}/u.test(textOf(part))) continue;
      const first = [...walk(part)].find(
        ({node: inner}) => inner.type === 'text' && /\p{L}/u.test(inner.value),
      )?.node;
      if (first?.type !== 'text') continue;
      const blank = first.value.length - first.value.trimStart().length;
      places.add((first.position?.start.offset ?? 0) + blank);
      break;
    }
  }
  return [...places].sort((a, b) => b - a);
}

/** The file of a translation into a language, to be worked through mark by mark. */
export function markPage(id: string, text: string, locale: string): string {
  const read = readFrontMatter(text);
  if ('found' in read) return text;
  // A page that is new in its language never had another address there.
  const {formerly: _, ...words} = splitFields(kindOf(id), read.fields).words;
  const body = placesIn(read.body).reduce(
    (marked, at) => `${marked.slice(0, at)}${TO_TRANSLATE} ${marked.slice(at)}`,
    read.body,
  );
  return `---\n${stringify(markValues(words, locale), {lineWidth: 0})}---\n${body}`;
}
