/** Fields that were typed below the line that ends the fields: they are read as words. */
import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {rulesOf} from '../../kinds';
import {remembered} from '../../remember';
import type {RawDocument} from '../raw';

const FIELD = /^([a-z][A-Za-z]*): ?(?=\S|$)/u;

/** The field that begins a paragraph, by the name that pages of its kind give it. */
export const typedFields = remembered(({kind, body}: RawDocument): Fault[] => {
  const {facts, words} = rulesOf(kind);
  const known = new Set([...Object.keys(facts.shape), ...Object.keys(words.shape)]);
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node}): Fault[] => {
    const name = node.type === 'paragraph' ? FIELD.exec(textOf(node))?.[1] : undefined;
    if (name === undefined || !known.has(name)) return [];
    const remedy = 'Write it above the line ---, among the fields, or delete it.';
    return [faultAt(node, `the field ${name} in the text below the fields`, remedy)];
  });
});
