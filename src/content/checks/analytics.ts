/** Checks docs/analytics.yml against the languages of the site. */
import type {Problem} from '../problems';
import type {Source} from '../read';
import {analyticsSchema} from '../schemas/analytics';

/** With a provider, its purpose is required in every language of the site. */
export function analyticsProblems({analytics: {file, lineOf, value}, locales}: Source): Problem[] {
  const {data} = analyticsSchema.safeParse(value);
  if (!data?.script) return [];
  return locales
    .filter((locale) => !data.purpose[locale])
    .map((locale) => ({
      file,
      field: `purpose.${locale}`,
      line: lineOf(['purpose', locale]),
      message: 'Write in this language what the provider counts visits for.',
    }));
}
