/** Finds what must not be published: invented contact facts, hotels and people. */
import type {Problem} from './problems';
import type {Catalogue} from './types';

const BUSINESS = 'docs/business.yml';

/** Every text of `business.yml` with its field name. */
function texts(value: unknown, field = ''): {field: string; text: string}[] {
  if (typeof value === 'string') return [{field, text: value}];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    texts(entry, field ? `${field}.${key}` : key),
  );
}

const isPlaceholder = (text: string): boolean =>
  /\.example\b/.test(text) || /000 000/.test(text) || /^\[.*\]$/.test(text);

/**
 * Names every placeholder: the `.example` domain, a `000 000` number, the legal
 * identity in brackets, and everything marked as sample.
 */
export function findPlaceholders(
  {business, byLocale}: Catalogue,
  defaultLocale: string,
  siteUrl: string,
): Problem[] {
  const language = byLocale[defaultLocale];
  const site = isPlaceholder(siteUrl)
    ? [
        {
          file: 'docusaurus.config.ts',
          field: 'url',
          found: JSON.stringify(siteUrl),
          remedy: 'Set the environment variable SITE_URL to the address of your site.',
        },
      ]
    : [];
  const facts = texts(business)
    .filter(({text}) => isPlaceholder(text))
    .map(({field, text}) => ({
      file: BUSINESS,
      field,
      found: JSON.stringify(text),
      remedy: 'Write the fact of your house.',
    }));
  const people = (language?.masseuses ?? [])
    .filter(({sample}) => sample)
    .map(({documentId}) => ({
      file: `docs/${documentId}.mdx`,
      field: 'sample',
      found: 'an invented masseuse',
      remedy: 'Write a real profile, with her consent, and delete the line "sample".',
    }));
  const hotels = (language?.pages ?? []).flatMap(({documentId, hotels: list = []}) =>
    list.flatMap(({sample}, index) =>
      sample
        ? [
            {
              file: `docs/${documentId}.mdx`,
              field: `hotels[${index}].sample`,
              found: 'an invented hotel',
              remedy: 'Write a hotel you really visit and delete the line "sample".',
            },
          ]
        : [],
    ),
  );
  return [...site, ...facts, ...people, ...hotels];
}
