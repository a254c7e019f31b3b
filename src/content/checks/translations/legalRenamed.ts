/** A name that the original alone calls otherwise: links and translations know the earlier one. */
import GithubSlugger from 'github-slugger';
import type {Heading} from 'mdast';

import {anchorsOf} from '../../body/anchors';
import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import type {RawDocument} from '../raw';
import {lineOf} from '../../body/lines';

type Renamed = {readonly from: string; readonly to: string; readonly heading: Heading | undefined};

/** Whether a name can be one: what is wrong with it by itself is told with it. */
const isSure = ({body}: RawDocument): boolean => anchorsOf(parseBody(body)).faults.length === 0;

const namesOf = ({body}: RawDocument): [line: number, name: string][] => [
  ...parseBody(body).headingIds,
];

function headingAt({body}: RawDocument, line: number): Heading | undefined {
  const {tree} = parseBody(body);
  const nodes = (tree ? stepsOf(tree) : []).map(({node}) => node);
  return nodes.find((node): node is Heading => node.type === 'heading' && lineOf(node) === line);
}

/** Whether a name is made of words of its heading. */
function isOfHeading(name: string, heading: Heading | undefined): boolean {
  const words = new GithubSlugger().slug(heading ? textOf(heading).trim() : '').split('-');
  return name.split('-').every((word) => words.includes(word));
}

/** The one name of an original that no translation has, where links or its heading speak for theirs. */
export function renamedIn(
  original: RawDocument,
  translations: readonly RawDocument[],
  linked: () => ReadonlySet<string>,
): Renamed | undefined {
  const [first] = translations;
  if (!first || ![original, ...translations].every(isSure)) return undefined;
  const [here, there] = [namesOf(original), namesOf(first)];
  const others = here.flatMap(([line, to], at) => {
    const from = there[at]?.[1];
    return from !== undefined && from !== to ? [{line, from, to}] : [];
  });
  const [one] = others;
  if (here.length !== there.length || others.length !== 1 || !one) return undefined;
  const {from, to, line} = one;
  const hasOnly = (document: RawDocument): boolean => {
    const names = namesOf(document).map(([, name]) => name);
    return names.includes(from) && !names.includes(to);
  };
  if (here.some(([, name]) => name === from) || !translations.every(hasOnly)) return undefined;
  const heading = headingAt(original, line);
  if (linked().has(to)) return undefined;
  const isKnown = linked().has(from) || (isOfHeading(from, heading) && !isOfHeading(to, heading));
  return isKnown ? {from, to, heading} : undefined;
}

export const renamedFault = ({from, to, heading}: Renamed, twin: string): Fault =>
  faultAt(
    heading,
    `the name {#${to}}, which links and ${twin} call {#${from}}`,
    `Write {#${from}}; a new name is written in every language, and in every link to it.`,
  );
