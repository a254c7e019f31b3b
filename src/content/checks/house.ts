/** Checks docs/business.yml against the languages of the site. */
import type {Problem} from '../problems';
import type {Source} from '../read';
import type {Business} from '../types';

/** With an analytics provider, its purpose is required in every language of the site. */
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
