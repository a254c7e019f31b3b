/** Finds what must not be published: invented contacts, hotels, people, prices and pictures. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {EMBLEM_FOLDER} from './browser/emblems';
import {textsIn} from './facts';
import {filesIn} from './files';
import {type Problem, isProblem} from './problems';
import type {Business, Catalogue, CatalogueOfLanguage} from './browser/types';

const BUSINESS = 'docs/business.yml';

const PLACEHOLDERS: readonly RegExp[] = [
  // Domains reserved for examples (RFC 2606).
  /[@./]example(?:\.(?:com|net|org))?(?![\w-]|\.\w)/i,
  /000 000/,
  // Facts that are not known yet are in square brackets.
  /\[[^\]]+\]/,
  // Notes to fill something in later.
  /^(?:x{3,}|-+|\?+|pending|pendiente)$|\b(?:TBD|XXX+)\b|\bpor (?:definir|confirmar)\b/i,
  // In lower case “todo” is a Spanish word.
  /\bTO-?DO\b|\btodo:/,
];

const isPlaceholder = (text: string): boolean =>
  PLACEHOLDERS.some((pattern) => pattern.test(text.trim()));

/** Messages for `samples` of `business.yml`. */
const SAMPLES = {
  pictures:
    'Put photographs of your rooms into docs/pictures, describe them in docs/gallery.mdx, and write false: the pictures are rendered.',
  history: 'Write the true years in docs/about.mdx and its translations, and write false.',
  pay: 'Write what is really paid in casting.dailyPayEur, and write false.',
} as const;

function placeholdersIn(file: string, facts: unknown): Problem[] {
  return textsIn(facts)
    .filter(([, text]) => isPlaceholder(text))
    .map(([path, text]) => ({
      file,
      field: z.core.toDotPath(path),
      message: `Write the fact of your house in place of ${JSON.stringify(text)}.`,
    }));
}

function houseProblems(business: Business): Problem[] {
  const {addressConfirmed, address, samples} = business;
  const invented = (Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])
    .filter((name) => samples[name])
    .map((name) => ({file: BUSINESS, field: `samples.${name}`, message: SAMPLES[name]}));
  const message = `Make sure of address.street (${address.street}), and write true: nobody has confirmed it.`;
  return [
    ...placeholdersIn(BUSINESS, business),
    ...(addressConfirmed ? [] : [{file: BUSINESS, field: 'addressConfirmed', message}]),
    ...invented,
  ];
}

type Sample = {readonly documentId: string; readonly sample?: boolean | undefined};

/** Reports entries with `sample: true`. */
const samplesAmong = (entries: readonly Sample[], what: string): Problem[] =>
  entries
    .filter(({sample}) => sample)
    .map(({documentId}) => ({
      file: `docs/${documentId}.mdx`,
      field: 'sample',
      message: `Write ${what}, and delete this line: its content is invented.`,
    }));

function sampleProblems({pages, programs, masseuses}: CatalogueOfLanguage): Problem[] {
  const hotels = pages.flatMap(({documentId, hotels: list = []}) =>
    list.flatMap(({name, sample}, index) => {
      const message = `Write a hotel that you visit in place of ${name}, and delete this line.`;
      const field = `hotels[${index}].sample`;
      return sample ? [{file: `docs/${documentId}.mdx`, field, message}] : [];
    }),
  );
  return [
    ...samplesAmong(masseuses, 'a real profile, with her consent'),
    ...samplesAmong(programs, 'the true prices and lengths'),
    ...hotels,
  ];
}

/** The neutral picture that `npm run new -- masseuse` copies until there is one of her emblem. */
const NEUTRAL_EMBLEM = 'docs/_templates/emblem.jpg';

/** Reports pictures of emblems that are still the neutral one. */
export function findNeutralEmblems(siteDir: string): Problem[] {
  const template = path.join(siteDir, NEUTRAL_EMBLEM);
  const folder = `docs/pictures/${EMBLEM_FOLDER}`;
  const pictures = filesIn(siteDir, folder);
  if (isProblem(pictures) || !existsSync(template)) return [];
  const neutral = readFileSync(template);
  const isNeutral = (file: string): boolean =>
    statSync(file).size === neutral.length && neutral.equals(readFileSync(file));
  return pictures
    .map((picture) => folder + picture)
    .filter((file) => isNeutral(path.join(siteDir, file)))
    .map((file) => ({
      file,
      message:
        'Put a picture of the emblem in place of this neutral one: upright 4:5, 960 pixels wide or more, its lower third dark.',
    }));
}

/**
 * Reports every placeholder among the facts: example domains, numbers with `000 000`, text in brackets, notes
 * for later, an unconfirmed address, and everything marked as a sample.
 */
export function findPlaceholders(
  {business, analytics, byLocale}: Catalogue,
  defaultLocale: string,
  siteUrl: string,
): Problem[] {
  const language = byLocale[defaultLocale];
  const message = `Set the environment variable SITE_URL to the address of your site, in place of ${siteUrl}.`;
  return [
    ...(isPlaceholder(siteUrl) ? [{file: 'docusaurus.config.ts', field: 'url', message}] : []),
    ...houseProblems(business),
    ...placeholdersIn('docs/analytics.yml', analytics),
    ...(language ? sampleProblems(language) : []),
  ];
}
