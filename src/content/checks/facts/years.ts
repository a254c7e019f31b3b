/** Years that contradict each other: of the house, of its legal texts, of its site. */
import type {Problem} from '../../problems';
import {isRealDate} from '../../schemas/basics';
import type {RawDocument} from '../raw';

type Fields = Record<string, unknown>;
type Found = Omit<Problem, 'file'>;

const BOTH_YEARS = 'Correct one of the two years.';

/** The year in which a legal text was last changed. */
const updateOf = ({facts: {updated}}: RawDocument): number[] =>
  isRealDate(String(updated)) ? [Number(String(updated).slice(0, 4))] : [];

/** Legal texts are not younger than the site says it is. */
function updatedOf(documents: readonly RawDocument[], copyrightYear: unknown): Problem[] {
  if (typeof copyrightYear !== 'number') return [];
  return documents.flatMap(({file, facts: {updated}}): Problem[] => {
    const year = Number(String(updated).slice(0, 4));
    if (!isRealDate(String(updated)) || (year <= copyrightYear && year >= 2000)) return [];
    const found = `${String(updated)}, and copyrightYear in docs/business.yml is ${copyrightYear}`;
    return [{file, field: 'updated', found, remedy: BOTH_YEARS}];
  });
}

/** Legal texts that are older than the house: one of them is the mistake, or the year of the house where several are. */
function olderThan(founded: unknown, documents: readonly RawDocument[]): Problem[] {
  if (typeof founded !== 'number') return [];
  const older = documents.filter((document) =>
    updateOf(document).some((year) => year >= 2000 && year < founded),
  );
  const [first, ...others] = older;
  if (!first) return [];
  if (others.length > 0) {
    const found = `${founded}, and ${first.file} was last changed in ${updateOf(first)[0]}`;
    return [{file: 'docs/business.yml', field: 'founded', found, remedy: BOTH_YEARS}];
  }
  const found = `${String(first.facts.updated)}, and the house was founded in ${founded} (docs/business.yml)`;
  return [{file: first.file, field: 'updated', found, remedy: BOTH_YEARS}];
}

/** Nothing was counted before there was a house. */
function analyticsOf({analyticsSince, founded}: Fields): Found[] {
  const since = String(analyticsSince);
  if (typeof founded !== 'number' || !isRealDate(since) || Number(since.slice(0, 4)) >= founded) {
    return [];
  }
  const found = `${since}, which is before founded (${founded})`;
  return [{field: 'analyticsSince', found, remedy: 'Write the day after this file goes out.'}];
}

/** Legal texts of years that cannot be. */
export function updatesOf(
  {copyrightYear, founded}: Fields,
  documents: readonly RawDocument[],
): Problem[] {
  // A year before the house was founded is told in its own file.
  if (Number(founded) > Number(copyrightYear)) return [];
  return [...updatedOf(documents, copyrightYear), ...olderThan(founded, documents)];
}

/** Years of the facts, against each other: two that agree are right. */
export function yearsOf(business: Fields, documents: readonly RawDocument[]): Found[] {
  const {founded, copyrightYear, securityContactExpires} = business;
  const updated = documents.flatMap(updateOf);
  const found = analyticsOf(business);
  if (typeof copyrightYear !== 'number') return found;
  const expires = String(securityContactExpires);
  const expiry = Number(expires.slice(0, 4));
  const isOff = isRealDate(expires) && (expiry < copyrightYear || expiry > copyrightYear + 1);
  const isYoung = typeof founded === 'number' && founded > copyrightYear;
  // Two that agree are right: the third is the mistake.
  const year = (because: string): Found[] => [
    {
      field: 'copyrightYear',
      found: `${copyrightYear}, which is ${because} securityContactExpires (${expires})`,
      remedy: 'Write the year of today.',
    },
  ];
  if (isYoung && isOff && expiry >= founded) {
    return year(`before founded (${founded}) and years before`);
  }
  const latest = Math.max(0, ...updated);
  if (isOff && expiry < copyrightYear && expiry - latest >= 0 && expiry - latest <= 1) {
    return year(`later than`);
  }
  if (isYoung) {
    found.push({
      field: 'founded',
      found: `${founded}, which is later than copyrightYear (${copyrightYear})`,
      remedy: 'Correct one of the two years.',
    });
  }
  if (isOff) {
    const where = expiry < copyrightYear ? 'before' : 'years after';
    found.push({
      field: 'securityContactExpires',
      found: `${expires}, which is ${where} copyrightYear (${copyrightYear})`,
      remedy: 'Write a day at most a year ahead.',
    });
  }
  return found;
}
