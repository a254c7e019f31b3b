/** Legal texts are binding in every language: the same parts, facts and numbers, and what the law requires. */
import {type Body, lineOfNode, propsOf} from '../pageText';
import {meantComponent} from '../components';
import {LEGAL_DUTIES} from '../legalDuties';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import {textOf} from '../mdxTree';

type Part = {readonly line: number; readonly numbers: string};

/** Numbers (years, articles, days, hours) by the id of the heading above them. */
function numbersIn({tree, headings}: Body): ReadonlyMap<string, Part> {
  const ids = new Map(headings.map(({node, id}) => [node, id] as const));
  const parts = new Map<string, {line: number; numbers: string[]}>();
  let part = '';
  for (const node of tree.children) {
    if (node.type === 'heading') part = ids.get(node) ?? '';
    const known = parts.get(part) ?? {line: lineOfNode(node), numbers: []};
    known.numbers.push(...(textOf(node).match(/\d+/g) ?? []));
    parts.set(part, known);
  }
  return new Map(
    [...parts].map(([id, {line, numbers}]) => [id, {line, numbers: numbers.sort().join(', ')}]),
  );
}

const factsIn = ({elements}: Body): string[] =>
  elements
    .filter(({node}) => meantComponent(node.name ?? '') === 'BusinessFact')
    .map(({node}) => String(propsOf(node).name))
    .sort();

const idsIn = ({headings}: Body): string[] => headings.map(({id}) => id);

/** Reports what the law requires and the page lacks. */
export function dutyProblems({file, id}: Page, body: Body): Problem[] {
  const {facts = [], headings = []} = LEGAL_DUTIES[id] ?? {};
  const shown = factsIn(body);
  const ids = idsIn(body);
  return [
    ...facts
      .filter((name) => !shown.includes(name))
      .map((name) => ({
        file,
        message: `Show <BusinessFact name="${name}" />: the law requires it.`,
      })),
    ...headings
      .filter((name) => !ids.includes(name))
      .map((name) => ({file, message: `Put the part {/* #${name} */} back: the law requires it.`})),
  ];
}

/** Reports where a translation differs from its original. */
export function legalPairs({file, id}: Page, body: Body, original: Body): Problem[] {
  const [own, wanted] = [idsIn(body), idsIn(original)];
  if (own.join() !== wanted.join()) {
    const at = own.findIndex((name, index) => name !== wanted[index]);
    const heading = body.headings[at] ?? body.headings.at(-1);
    const message = `Give the headings the ids of docs/${id}.mdx in their order: ${wanted.join(', ')}.`;
    return [{file, line: heading && lineOfNode(heading.node), message}];
  }
  const there = numbersIn(original);
  const numbers = [...numbersIn(body)].flatMap(([part, {line, numbers: found}]) => {
    const expected = there.get(part)?.numbers;
    if (expected === undefined || expected === found) return [];
    const message = `Write the numbers of docs/${id}.mdx in the part {/* #${part} */}: ${expected || 'none'}; found ${found || 'none'}.`;
    return [{file, line, message}];
  });
  const [facts, wantedFacts] = [factsIn(body).join(', '), factsIn(original).join(', ')];
  const message = `Show the facts of docs/${id}.mdx: ${wantedFacts}; found ${facts || 'none'}.`;
  return [...numbers, ...(facts === wantedFacts ? [] : [{file, message}])];
}
