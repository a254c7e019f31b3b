/** Finds what YAML reads otherwise than a writer means it: texts that it cuts off, open brackets, decimal commas. */
import {
  type Document,
  type Node,
  type YAMLError,
  isAlias,
  isPair,
  isScalar,
  isSeq,
  visit,
} from 'yaml';

type Path = readonly PropertyKey[];

/** A place in the text of a file, counted in characters from its beginning. */
type Found = {readonly offset: number; readonly path: Path; readonly message: string};

const CUT_OFF =
  'Put this text in quotation marks: " #" begins a comment, and the rest is left out.';
/** For a text that begins with a character such as * or &. */
export const RESERVED =
  'Put this text in quotation marks: it begins with a character that has a meaning in YAML.';

/** The fields and positions in lists that lead to a node. */
const pathOf = (parents: readonly unknown[], node: Node): Path =>
  [...parents, node].flatMap((parent, index, all): Path => {
    if (isPair(parent)) return isScalar(parent.key) ? [String(parent.key.value)] : [];
    return isSeq(parent) ? [parent.items.indexOf(all[index + 1])] : [];
  });

/** Whether a comment takes away a part of a text. One with a space after # may explain a value of a data file. */
function isCutOff(node: Node, text: string, isData: boolean): boolean {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return false;
  const [, end, whole] = node.range;
  const rest = text.slice(end, whole);
  if (node.value === null) return /^[ \t]*#\S/.test(rest);
  return typeof node.value === 'string' && (isData ? /^[ \t]+#\S/ : /^[ \t]+#/).test(rest);
}

/** Texts without quotation marks of which YAML leaves out a part: what follows " #", or a first word with *, & or !. */
export function lostTexts(document: Document, text: string, isData: boolean): Found[] {
  const found: Found[] = [];
  visit(document, {
    Node(key, node, parents) {
      if (key === 'key') return;
      const isReserved =
        isAlias(node) || node.anchor !== undefined || /^![^!]/.test(node.tag ?? '');
      const message = isReserved ? RESERVED : isCutOff(node, text, isData) && CUT_OFF;
      const [offset = 0] = node.range ?? [];
      if (message) found.push({offset, path: pathOf(parents, node), message});
    },
  });
  return found;
}

/** The beginning of the list in brackets for whose missing end an error is reported. */
export function openBracket(document: Document, text: string, {message, pos}: YAMLError) {
  if (!/^Flow (?:map|sequence)/.test(message)) return undefined;
  let begin: number | undefined;
  visit(document, {
    Collection(_key, {flow, range}) {
      if (!flow || !range || range[0] > pos[0]) return;
      if (!/[}\]]/.test(text.charAt(range[1] - 1))) begin = range[0];
    },
  });
  if (begin === undefined) return undefined;
  const [what, end] = text.charAt(begin) === '{' ? ['fields', '}'] : ['values', ']'];
  return {offset: begin, message: `Write ${end} at the end of these ${what}: it is missing.`};
}

/** Whether a pair is the part of a number behind a decimal comma: a number as a name, without a value. */
const isDecimals = (pair: unknown): pair is {key: {source?: string; range?: Node['range']}} =>
  isPair(pair) && isScalar(pair.key) && typeof pair.key.value === 'number' && !pair.value;

/**
 * Joins the two parts of a number with a decimal comma between braces, where a comma begins the next field. It becomes
 * a text, which the schema of its field refuses. Returns the offsets of the parts.
 */
export function joinDecimals(document: Document): number[] {
  const joined: number[] = [];
  visit(document, {
    Map(_key, map) {
      for (let index = map.items.length - 1; map.flow && index > 0; index -= 1) {
        const [before, pair] = [map.items[index - 1]?.value, map.items[index]];
        if (!isDecimals(pair) || !isScalar(before) || typeof before.value !== 'number') continue;
        before.value = `${before.source},${pair.key.source}`;
        joined.push(pair.key.range?.[0] ?? 0);
        map.items.splice(index, 1);
      }
    },
  });
  return joined;
}
