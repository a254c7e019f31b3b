/** The city of the house, in its words: who moves changes both. */
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {textsOf} from '../../texts';
import {isFields, rawDocuments} from '../raw';

/** What search results show of a page: other cities stand in biographies and legal texts only. */
const SHOWN = /^(?:title|description|keywords)\b/;

/**
 * A city that no title or description of the original language names. Worth a look only: a house in a
 * suburb may well call itself after the city, and other languages may name it otherwise (London, Londres).
 */
export function warnOfCity(source: Source): Problem[] {
  const {business, defaultLocale} = source;
  const address = isFields(business) ? business.address : undefined;
  const city = isFields(address) && typeof address.city === 'string' ? address.city.trim() : '';
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
