/** An analytics provider says what it is for in every language of the site. */
import type {Problem} from '../problems';
import type {Source} from '../readSite';
import {businessSchema} from '../schemas';

/** Names each language in which the purpose of the named provider is missing. */
export function checkProvider({business, locales}: Source): Problem[] {
  const {success, data} = businessSchema.safeParse(business);
  if (!success || !data.analyticsScript) return [];
  return locales
    .filter((locale) => !data.analyticsPurpose[locale])
    .map((locale) => ({
      file: 'docs/business.yml',
      field: `analyticsPurpose.${locale}`,
      found: 'nothing',
      remedy: 'Write in this language what the provider counts visits for.',
    }));
}
