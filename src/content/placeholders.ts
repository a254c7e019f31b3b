/** Finds what must not be published: invented contact facts, hotels and people. */
import {warnOfStandIns} from './pictures/standIns';
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

/** What is invented besides people and hotels, and what makes it true. */
const SAMPLES = {
  pictures: [
    'rendered pictures, not photographs of the house',
    'Put photographs of your rooms into docs/pictures, mend their words in docs/gallery.mdx, and write false.',
  ],
  history: [
    'an invented history',
    'Write the true years in docs/about.mdx and its translations, and write false.',
  ],
  pay: ['an invented pay', 'Write what is really paid in casting.dailyPayEur, and write false.'],
} as const;

/** An address nobody has confirmed, and the samples of business.yml. */
function unconfirmed({addressConfirmed, address, samples}: Catalogue['business']): Problem[] {
  const invented = (Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])
    .filter((name) => samples[name])
    .map((name) => ({
      file: BUSINESS,
      field: `samples.${name}`,
      found: SAMPLES[name][0],
      remedy: SAMPLES[name][1],
    }));
  if (addressConfirmed) return invented;
  return [
    {
      file: BUSINESS,
      field: 'addressConfirmed',
      found: `an address that nobody has confirmed, ${JSON.stringify(address.street)}`,
      remedy: 'Write street and number into address.street, and write true.',
    },
    ...invented,
  ];
}

const PLACEHOLDERS: readonly RegExp[] = [
  // Domains that are nobody’s, for examples alone (RFC 2606).
  /[@./]example(?:\.(?:com|net|org))?(?![\w-]|\.\w)/i,
  /000 000/,
  // What is filled in, and what is to be filled in within a text.
  /\[[^\]]+\]/,
  // What people write for later.
  /^(?:x{3,}|-+|\?+|pending|pendiente)$|\b(?:TO-?DO|TBD|XXX+)\b|\bpor (?:definir|confirmar)\b/i,
];

const isPlaceholder = (text: string): boolean =>
  PLACEHOLDERS.some((pattern) => pattern.test(text.trim()));

/** Pages whose facts say of themselves that they are invented. */
const samplesAmong = (
  pages: readonly {readonly documentId: string; readonly sample?: boolean | undefined}[] = [],
  found: string,
  remedy: string,
): Problem[] =>
  pages
    .filter(({sample}) => sample)
    .map(({documentId}) => ({file: `docs/${documentId}.mdx`, field: 'sample', found, remedy}));

/**
 * Names every placeholder: the domains of examples, a `000 000` number, anything
 * in brackets, what is left for later, an unconfirmed address, everything marked as sample, and drawn pictures.
 */
export function findPlaceholders(
  {business, byLocale, standIns = []}: Catalogue,
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
          remedy:
            'Set the environment variable SITE_URL to the address of your own site; example.com stands for it in README.',
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
  const people = samplesAmong(
    language?.masseuses,
    'an invented masseuse',
    'Write a real profile, with her consent, and delete the line "sample".',
  );
  const programs = samplesAmong(
    language?.programs,
    'invented prices and lengths',
    'Write the true ones, and delete the line "sample".',
  );
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
  return [
    ...site,
    ...facts,
    ...unconfirmed(business),
    ...people,
    ...programs,
    ...hotels,
    ...warnOfStandIns(standIns),
  ];
}
