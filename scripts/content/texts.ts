/** Fingerprints of texts, which change with the text, and marks for translators. */
import {createHash} from 'node:crypto';

import {isPair, isScalar, parseDocument, visit} from 'yaml';

import {parseBody} from '../../src/content/pageText';
import {COMPONENTS, wordPropsOf} from '../../src/content/components';
import {type Fields, splitFields} from '../../src/content/facts';
import {splitPage} from '../../src/content/frontMatter';
import {kindOf} from '../../src/content/kinds';
import {withoutMarks} from '../../src/content/unfinishedMarks';
import {isProblem} from '../../src/content/problems';
import {type Element, type Nodes, isElement, nodesIn} from '../../src/content/mdxTree';
import {parseYaml} from '../../src/content/yaml';

/** Fields with addresses and ids, which are not translated. */
const NO_WORDS = new Set(['slug', 'formerly', 'id', 'file']);

// Such as {/* a note for writers */}.
const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;

/** A hash of words: twelve hexadecimal digits. */
export const fingerprint = (words: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(words, (key, value: unknown) => (NO_WORDS.has(key) ? undefined : value)))
    .digest('hex')
    .slice(0, 12);

/** Fingerprint of an English page; undefined if its text is invalid. */
export function fingerprintOfPage(id: string, text: string): string | undefined {
  const parts = splitPage(withoutMarks(text.replace(/\r\n?/g, '\n').normalize('NFC')));
  const fields = parts && parseYaml(id, parts.head).value;
  if (!fields) return undefined;
  const body = parts.body.replace(COMMENT, '');
  const {words} = splitFields(kindOf(id), fields as Fields);
  return fingerprint([words, body.replace(/\s+/g, ' ').trim()]);
}

/** Writes a mark before each text in YAML; comments stay. */
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

/** Offsets in a text at which a mark is to be written. */
type Places = readonly number[];

/** Where the words of a component's properties begin. */
function placesInProperties(body: string, node: Element): Places {
  const start = node.position?.start.offset ?? 0;
  const names = node.attributes.flatMap((one) => ('name' in one ? one.name : []));
  return wordPropsOf(node.name ?? '')
    .filter((name) => names.includes(name))
    .map((name) => {
      const beginning = `${name}="`;
      return body.indexOf(beginning, start) + beginning.length;
    });
}

const BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** Where the first word in a node begins; undefined where there is none. */
function firstWord(node: Nodes): number | undefined {
  for (const {node: inside} of nodesIn(node)) {
    if (inside.type !== 'text' || !/\p{L}/u.test(inside.value)) continue;
    return (inside.position?.start.offset ?? 0) + inside.value.search(/\S/);
  }
  return undefined;
}

/** Components with their text on lines below each other are one paragraph: each of them is a block of its own. */
const isBlock = (node: Nodes): boolean =>
  BLOCKS.includes(node.type) ||
  (isElement(node) && COMPONENTS[node.name ?? '']?.content === 'needed');

/** Writes a mark before each block of a text, and in each property that is translated. */
export function markBody(body: string, mark: string): string {
  const page = {id: '', locale: '', file: '', fields: {}, lineOf: () => 1, body, bodyLine: 1};
  const parsed = parseBody(page);
  if (isProblem(parsed)) return `${mark} ${body}`;
  const places = new Set([
    ...parsed.elements.flatMap(({node}) => placesInProperties(body, node)),
    ...[...nodesIn(parsed.tree)].flatMap(({node}) =>
      isBlock(node) ? (firstWord(node) ?? []) : [],
    ),
  ]);
  // From the end, so that the offsets before it stay true.
  const fromEnd = [...places].sort((one, other) => other - one);
  return fromEnd.reduce((text, at) => `${text.slice(0, at)}${mark} ${text.slice(at)}`, body);
}
