/** The words of a page: what translators translate, with a fingerprint that tells when they have changed. */
import {createHash} from 'node:crypto';

import type {Nodes} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {isPair, isScalar, parseDocument, stringify, visit} from 'yaml';

import {parseBody} from '../content/body';
import {wordPropsOf} from '../content/components';
import {type Fields, splitFields} from '../content/facts';
import {splitPage} from '../content/frontMatter';
import {kindOf} from '../content/kinds';
import {withoutMarks} from '../content/marks';
import {isProblem} from '../content/problems';
import {parseYaml} from '../content/yaml';

/** Fields among the words that hold addresses, or say which fact an entry belongs to. */
const NO_WORDS = new Set(['slug', 'formerly', 'id', 'minutes']);

/** Twelve hexadecimal digits that differ where words do. */
export const fingerprint = (words: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(words, (key, value: unknown) => (NO_WORDS.has(key) ? undefined : value)))
    .digest('hex')
    .slice(0, 12);

/** Fingerprint of an English page by the text of its file; undefined where that cannot be read. */
export function fingerprintOfPage(id: string, text: string): string | undefined {
  const parts = splitPage(withoutMarks(text.replace(/\r\n?/g, '\n').normalize('NFC')));
  const fields = parts && parseYaml(id, parts.head).value;
  if (!fields) return undefined;
  const body = parts.body.replace(/^import .*$|\{\/\*[\s\S]*?\*\/\}/gm, '');
  const {words} = splitFields(kindOf(id), fields as Fields);
  return fingerprint([words, body.replace(/\s+/g, ' ').trim()]);
}

/** YAML with a mark before each text of its fields; comments stay. */
export function markFields(yaml: string, mark: string): string {
  const document = parseDocument(yaml);
  visit(document, {
    Pair: (_, {key}) => (isScalar(key) && NO_WORDS.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar(key, node, path) {
      const isName = key === 'key' && isPair(path.at(-1));
      if (!isName && typeof node.value === 'string') node.value = `${mark} ${node.value}`;
    },
  });
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
}

const BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** Where the first letter of a block stands in its text; undefined where it has none. */
function firstLetter(block: Nodes): number | undefined {
  let offset: number | undefined;
  visitParents(block, 'text', ({value, position}) => {
    const start = value.search(/\p{L}/u);
    if (offset !== undefined || start < 0) return;
    offset = (position?.start.offset ?? 0) + value.search(/\S/);
  });
  return offset;
}

/** The text below the fields with a mark before each block of words and in each property that holds words. */
export function markBody(body: string, mark: string): string {
  const page = {id: '', locale: '', file: '', fields: {}, lineOf: () => 1, body, bodyLine: 1};
  const parsed = parseBody(page);
  if (isProblem(parsed)) return `${mark} ${body}`;
  const places = new Set<number>();
  for (const {node} of parsed.elements) {
    const start = node.position?.start.offset ?? 0;
    const names = node.attributes.flatMap((one) => ('name' in one ? one.name : []));
    for (const name of wordPropsOf(node.name ?? '').filter((one) => names.includes(one))) {
      places.add(body.indexOf(`${name}="`, start) + name.length + 2);
    }
  }
  visitParents(parsed.tree, (node) => {
    if (!BLOCKS.includes(node.type)) return undefined;
    const offset = firstLetter(node);
    if (offset !== undefined) places.add(offset);
    return SKIP;
  });
  return [...places]
    .sort((a, b) => b - a)
    .reduce((text, at) => `${text.slice(0, at)}${mark} ${text.slice(at)}`, body);
}

/** An English page as the beginning of its translation: its words, each marked. */
export function markPage(id: string, fields: Fields, body: string, mark: string): string {
  // A page that is new in its language never had another address there.
  const {formerly: _, ...words} = splitFields(kindOf(id), fields).words;
  return `---\n${markFields(stringify(words), mark)}---\n${markBody(body, mark)}`;
}
