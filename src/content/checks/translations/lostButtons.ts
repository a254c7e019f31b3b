/** Names of buttons that a legal text no longer shows, and its twin does: they were typed, or are gone. */
import type {Fault} from '../../body/faults';
import {lineOf} from '../../body/lines';
import {parseBody} from '../../body/parse';
import {attributeOf, isElement, stepsOf} from '../../body/walk';
import type {RawDocument} from '../raw';
import {lostFault} from './legalFacts';
import {partAt} from './legalParts';

const NAME = 'ButtonName';

type Button = {readonly of: string; readonly part: string};

function buttonsIn(document: RawDocument): Button[] {
  const {tree} = parseBody(document.body);
  return (tree ? stepsOf(tree) : []).flatMap(({node}) => {
    const of = isElement(node) && node.name === NAME ? attributeOf(node, 'of') : undefined;
    return typeof of === 'string' ? [{of, part: partAt(document, lineOf(node))}] : [];
  });
}

/** Names what one of two languages has, and the other has not in the same part. */
export function lostButtons(document: RawDocument, twin: RawDocument): Fault[] {
  if (document.kind !== 'legal') return [];
  const here = buttonsIn(document);
  const lost = buttonsIn(twin).filter(
    ({of, part}, at, all) =>
      here.every((one) => one.of !== of || one.part !== part) &&
      all.findIndex((one) => one.of === of && one.part === part) === at,
  );
  const line = (part: string): number | undefined =>
    [...parseBody(document.body).headingIds].find(([, name]) => name === part)?.[0];
  return lost.map(({of, part}): Fault => {
    const tag = `<${NAME} of="${of}" />`;
    const remedy = `${twin.file} shows it there: write it in place of the words that are typed, or delete it there.`;
    return {...lostFault(tag, line(part), remedy), found: `no ${tag} in the part {#${part}}`};
  });
}
