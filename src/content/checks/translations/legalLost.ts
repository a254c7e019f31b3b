/** Parts that an original lost, and its translations still have. */
import type {Nodes} from 'mdast';

import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {textOf} from '../../body/walk';
import {wordsIn} from '../../language/wordCounts';
import type {RawDocument} from '../raw';
import {lineOf} from '../../body/lines';

/** The name of a part, and a text that has it. */
export type LostName = {readonly name: string; readonly twin: RawDocument};

/** Longer paragraphs are no headings. */
const MOST_WORDS = 12;

/** What stands in the part of a name, up to the next heading. */
function blocksOf({body}: RawDocument, name: string | undefined): readonly Nodes[] {
  const {tree, headingIds} = parseBody(body);
  const blocks = tree?.children ?? [];
  const at = blocks.findIndex((block) => headingIds.get(lineOf(block)) === name);
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex(({type}) => type === 'heading');
  return end < 0 ? rest : rest.slice(0, end);
}

/** The paragraph that stands where a translation has the heading: its words, without signs. */
function headingLost(original: RawDocument, {name, twin}: LostName): Nodes | undefined {
  const names = [...parseBody(twin.body).headingIds.values()];
  const before = names[names.indexOf(name) - 1];
  const block = blocksOf(original, before)[blocksOf(twin, before).length];
  const text = block?.type === 'paragraph' ? textOf(block).trim() : '';
  return text && !/[.:;]$/.test(text) && wordsIn(text).length <= MOST_WORDS ? block : undefined;
}

/** Where the heading of a name stands in a text, to find its place in another language: “, after {#data}”. */
export function afterOf({body}: RawDocument, name: string): string {
  const names = [...parseBody(body).headingIds.values()];
  const before = names[names.indexOf(name) - 1];
  return before === undefined ? '' : `, after {#${before}}`;
}

/** Names them in the original: at the words of the heading where these are left. */
export const lostParts = (original: RawDocument, lost: readonly LostName[]): Fault[] =>
  lost.map((one) => {
    const {name, twin} = one;
    const node = headingLost(original, one);
    return faultAt(
      node,
      node
        ? `words without ##, where ${twin.file} has the heading {#${name}}`
        : `no heading with the name {#${name}}`,
      node
        ? `Write ## and a blank before them and {#${name}} behind them, or delete that part there.`
        : `${twin.file} has one${afterOf(twin, name)}: put it back here, and its text where that is missing too; if that part went on purpose, delete it there.`,
    );
  });
