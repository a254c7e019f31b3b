/** The city and the district of the house, in its words: who moves changes both. */
import {closest} from '../../closest';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {textsOf} from '../../texts';
import {isFields, rawDocuments} from '../raw';

/** What search results show of a page: other cities stand in biographies and legal texts only. */
const SHOWN = /^(?:title|description|keywords)\b/;

/** Words that begin with a capital: names, and the beginnings of sentences. */
const CAPITALS = /\p{Lu}[\p{L}’'-]+/gu;
/** On so many pages a name is no slip. */
const KNOWN_FROM = 3;

/** The part of the address that a field of it names; '' where it has none. */
function partOf({business}: Source, field: 'city' | 'district'): string {
  const address = isFields(business) ? business.address : undefined;
  const part = isFields(address) ? address[field] : undefined;
  return typeof part === 'string' ? part.trim() : '';
}

/** A part of town that no text names, while many name one that is almost the same. */
export function districtOf(source: Source): Problem[] {
  const {defaultLocale} = source;
  const name = partOf(source, 'district');
  if (!name) return [];
  const pages = new Map<string, Set<string>>();
  for (const {file, text} of rawDocuments(source)
    .filter(({locale}) => locale === defaultLocale)
    .flatMap(textsOf)) {
    if (text.includes(name)) return [];
    for (const [word] of text.matchAll(CAPITALS)) {
      pages.set(word, (pages.get(word) ?? new Set()).add(file));
    }
  }
  const known = [...pages].flatMap(([word, files]) => (files.size >= KNOWN_FROM ? word : []));
  const meant = closest(name, known);
  if (meant === undefined) return [];
  const found = `${JSON.stringify(name)}, and the texts say ${meant}`;
  const remedy = `Write ${meant}, or correct the texts.`;
  return [{file: 'docs/business.yml', field: 'address.district', found, remedy}];
}

/** A part of town that no text names: worth a look, since a house that moves takes its texts along. */
export function warnOfDistrict(source: Source): Problem[] {
  const district = partOf(source, 'district');
  const isNamed = (): boolean =>
    rawDocuments(source)
      .flatMap(textsOf)
      .some(({text}) => text.includes(district));
  if (!district || isNamed()) return [];
  return [
    {
      file: 'docs/business.yml',
      field: 'address.district',
      found: `"${district}", which no text names`,
      remedy: 'Who has moved writes it in the texts too: search all files for the old district.',
    },
  ];
}

/**
 * A city that no title or description of the original language names. Worth a look only: a house in a
 * suburb may well call itself after the city, and other languages may name it otherwise (London, Londres).
 */
export function warnOfCity(source: Source): Problem[] {
  const {defaultLocale} = source;
  const city = partOf(source, 'city');
  if (!city) return [];
  const shown = rawDocuments(source)
    .filter(({locale}) => locale === defaultLocale)
    .flatMap(textsOf)
    .filter(({field}) => SHOWN.test(field));
  if (shown.some(({text}) => text.toLowerCase().includes(city.toLowerCase()))) return [];
  return [
    {
      file: 'docs/business.yml',
      field: 'address.city',
      found: `"${city}", which no title or description names`,
      remedy: 'Who has moved writes it in the texts too: search all files for the old city.',
    },
  ];
}
