/** Pages as files: copies, translations, addresses. */
import type {Problem} from '../../problems';
import type {Matter} from '../matter';
import {isOfField, unless} from '../precedence';
import {checkAddresses} from './addresses';
import {checkMoved} from './moved';
import {checkTranslations} from './translations';

/** `wording` are words that the house does not use. */
export function checkPages(
  {source, documents, copies}: Matter,
  wording: readonly Problem[],
): readonly Problem[] {
  const addresses = checkAddresses(source, documents);
  return [
    ...copies,
    // Whoever deletes a copy needs no translation of it.
    ...unless(checkTranslations(source), copies, ({remedy}, {file}) =>
      remedy.includes(` ${file} `),
    ),
    ...addresses,
    // With a word that is none of the house's, or in another folder, an address is not what it should be.
    ...unless(
      checkMoved(source, documents),
      [...wording, ...addresses.filter(({rule}) => rule === 'original-folder')],
      (moved, word) => moved.field === 'slug' && isOfField(moved, word),
    ),
  ];
}
