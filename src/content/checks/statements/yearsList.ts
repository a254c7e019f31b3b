/** The year of the house's beginning against the list of its years, as the original tells them. */
import {parseBody} from '../../body/parse';
import {yearsIn} from '../../body/years';
import type {Problem} from '../../problems';
import type {RawDocument} from '../raw';

/** A list may begin some years later than the house; so many are none that anybody left out. */
const LEFT_OUT = 5;

/**
 * A first year after all years of the house, or long before the first. It may come a little before them, or after
 * some: a house that changes hands keeps its list for a while, and a list may begin with a plan.
 */
export function outOfList(founded: number, documents: readonly RawDocument[]): Problem[] {
  return documents.flatMap(({isOriginal, file, body}): Problem[] => {
    if (!isOriginal || !body.includes('<Years>')) return [];
    const {tree} = parseBody(body);
    const years = tree ? yearsIn(tree).map(({year}) => year) : [];
    const [first, last] = [Math.min(...years), Math.max(...years)];
    const isLate = founded > last;
    if (years.length < 2 || (!isLate && founded >= first - LEFT_OUT)) return [];
    const found = `${founded}, and the years of ${file} ${isLate ? `end in ${last}` : `begin in ${first}`}`;
    const remedy = 'Correct the year, or the list of years in every language.';
    return [{file: 'docs/business.yml', field: 'founded', found, remedy}];
  });
}
