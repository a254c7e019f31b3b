/** Facts of docs/business.yml beside the languages of the site. */
import type {Problem} from '../problems';
import type {Source} from '../read';
import type {Business} from '../types';

/** An analytics provider says in every language of the site what it counts visits for. */
export function houseProblems(
  {business: {file, lineOf}, locales}: Source,
  {analyticsScript, analyticsPurpose}: Business,
): Problem[] {
  if (!analyticsScript) return [];
  return locales
    .filter((locale) => !analyticsPurpose[locale])
    .map((locale) => ({
      file,
      field: `analyticsPurpose.${locale}`,
      line: lineOf(['analyticsPurpose', locale]),
      message: 'Write in this language what the provider counts visits for.',
    }));
}
