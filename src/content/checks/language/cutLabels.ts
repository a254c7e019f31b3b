/** Entries, headings and titles that stop at a small word: they have no full stop that would be missed. */
import type {Nodes, Parents} from 'mdast';

import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {cutAt} from '../../language/lastWords';
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type Text, textsOf} from '../../texts';
import type {RawDocument} from '../raw';
import {lineOf} from '../../body/lines';

/** What people search for is no text. */
const NO_TEXT = /^keywords\b/;

/** Whether words end where they stand: what follows within an entry may go on with them. */
const isLast = (node: Nodes, parents: readonly Parents[]): boolean => {
  const parent = parents.at(-1);
  if (node.type === 'heading') return true;
  return (
    node.type === 'paragraph' &&
    parent?.type === 'listItem' &&
    parent.children.at(-1) === node &&
    node.children.every(({type}) => type !== 'break')
  );
};

const cut = (text: string, locale: string): string | undefined =>
  isMarked(text) ? undefined : cutAt(text, locale);

function endOf(text: string): string {
  const whole = text.trim();
  return whole.length > 40 ? `“…${whole.slice(-40).replace(/^\S* (?=.{25})/, '')}”` : `“${whole}”`;
}

const problem = ({file, field, line}: Omit<Text, 'text' | 'locale'>, text: string): Problem => ({
  file,
  field,
  line,
  found: `words that stop at ${endOf(text)}`,
  remedy: 'Put back what came after them.',
});

const inBody = ({file, locale, body, bodyLine = 1}: RawDocument): Problem[] => {
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node, parents}): Problem[] => {
    if (!isLast(node, parents)) return [];
    const text = textOf(node);
    if (cut(text, locale) === undefined) return [];
    const line = lineOf(node) + bodyLine - 1;
    return [problem({file, field: '', line}, text)];
  });
};

/** Fields, and words of components, such as the title of a feature. */
const inFields = (document: RawDocument): Problem[] =>
  textsOf(document)
    .filter(({field, isName}) => field && !isName && !NO_TEXT.test(field))
    .filter(({text, locale}) => cut(text, locale) !== undefined)
    .map((text) => problem(text, text.text));

/** Names words that stop at a small word, which needs another one behind it. */
export const cutLabels = remembered((document: RawDocument): readonly Problem[] => [
  ...inFields(document),
  ...inBody(document),
]);
