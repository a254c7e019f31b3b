/** The number in the heading over the years of the house: “Seven winters”. */
import {parseBody} from '../../body/parse';
import {isElement, stepsOf, textOf} from '../../body/walk';
import {yearsIn} from '../../body/years';
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import type {RawDocument} from '../raw';
import {lineOf} from '../../body/lines';

/** What counts years, as each language calls them. */
const NOUNS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(${numberPattern('en')}) (?:years|winters|summers|springs|autumns)(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
  es: new RegExp(
    `(${numberPattern('es')}) (?:años|inviernos|veranos|primaveras|otoños)(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
};

/**
 * A number that neither the list nor the house can have: fewer years than lie between the first and the last
 * of the list, or more than there were since the first of all.
 */
export function yearsHeading(
  {file, locale, body, bodyLine = 1}: RawDocument,
  founded: number,
  today: number,
): Problem[] {
  const noun = NOUNS[locale];
  const {tree} = body.includes('<Years>') ? parseBody(body) : {};
  if (!tree || !noun) return [];
  const steps = stepsOf(tree).map(({node}) => node);
  const list = steps.findIndex((node) => isElement(node) && node.name === 'Years');
  const heading = steps.slice(0, Math.max(0, list)).findLast(({type}) => type === 'heading');
  const years = yearsIn(tree).map(({year}) => year);
  const [typed, number = ''] = (heading && noun.exec(textOf(heading))) ?? [];
  // A year out of its order is told there.
  const isInOrder = years.every((year, at) => year >= (years[at - 1] ?? 0) && year <= today);
  if (!heading || typed === undefined || years.length < 2 || !isInOrder) return [];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const [least, most] = [last - first, today - Math.min(first, founded) + 1];
  const said = valueOf(number, locale);
  if (said >= least && said <= most) return [];
  const line = lineOf(heading) + bodyLine - 1;
  const found = `“${typed}” over the years ${first} to ${last}`;
  const remedy = `Write a number from ${least} to ${most}, or leave it out: founded and copyrightYear stand in docs/business.yml.`;
  return [{file, field: '', line, found, remedy, rule: 'number-of-years'}];
}
