/** Checks docs/analytics.yml against the languages of the site. */
import type {Problem} from '../problems';
import type {Source} from '../read';
import {analyticsSchema} from '../schemas/analytics';

/** With a provider, its purpose is required in every language of the site, and in no other. */
export function analyticsProblems({analytics: {file, lineOf, value}, locales}: Source): Problem[] {
  const {data} = analyticsSchema.safeParse(value);
  if (!data?.script) return [];
  const problemAt = (locale: string, message: string): Problem => ({
    file,
    field: `purpose.${locale}`,
    line: lineOf(['purpose', locale]),
    message,
  });
  return [
    ...locales
      .filter((locale) => !data.purpose[locale])
      .map((locale) =>
        problemAt(locale, 'Write in this language what the provider counts visits for.'),
      ),
    ...Object.keys(data.purpose)
      .filter((locale) => !locales.includes(locale))
      .map((locale) =>
        problemAt(
          locale,
          `Delete this line, or write the code of a language of the site (${locales.join(', ')}).`,
        ),
      ),
  ];
}
