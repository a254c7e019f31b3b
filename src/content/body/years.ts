/** The years of the house: from the first to the last. */
import type {Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {elementsAround, stepsOf, textOf} from './walk';

export type Year = {
  readonly year: number;
  readonly fault: (found: string, remedy: string) => Fault;
};

/** The years that begin the entries of <Years>, in their order. */
export function yearsIn(tree: Root): Year[] {
  return stepsOf(tree).flatMap(({node, parents}): Year[] => {
    if (node.type !== 'listItem' || !elementsAround(parents).includes('Years')) return [];
    const [typed] = /^\d{4}(?!\d)/.exec(textOf(node).trim()) ?? [];
    return typed
      ? [{year: Number(typed), fault: (found, remedy) => faultAt(node, found, remedy)}]
      : [];
  });
}

const isInOrder = (years: readonly Year[]): boolean =>
  years.every(({year}, at) => year >= (years[at - 1]?.year ?? 0));

/** The year that stands out of the order of the others; of two that changed places, the second. */
export function yearFaults(tree: Root): Fault[] {
  const years = yearsIn(tree);
  if (isInOrder(years)) return [];
  const at = years.findLastIndex((_, index) => isInOrder(years.toSpliced(index, 1)));
  const wrong =
    at < 0 ? years.findIndex(({year}, index) => year < (years[index - 1]?.year ?? 0)) : at;
  const [before, one, after] = [years[wrong - 1], years[wrong], years[wrong + 1]];
  if (!one) return [];
  const found =
    before && before.year > one.year
      ? `${one.year} after ${before.year}`
      : `${one.year} before ${after?.year}`;
  const remedy = 'Years go from the first to the last: correct it, or move its line.';
  return [{...one.fault(found, remedy), rule: 'order-of-years'}];
}
