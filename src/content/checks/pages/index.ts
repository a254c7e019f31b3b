/** Pages as files: copies, translations, addresses. */
import type {Problem} from '../../problems';
import type {Rule} from '../../rules';
import type {Matter} from '../matter';
import {isOfField, unless} from '../precedence';
import {checkAddresses} from './addresses';
import {checkMoved} from './moved';
import {checkTemplateWords} from './templateWords';
import {checkTranslations} from './translations';

/** An address that is wrong by these has to be another one: where it led before is not the question. */
const TOLD_FIRST: readonly Rule[] = ['stray-address', 'home-at-root'];

/** `wording` are words that the house does not use. */
export function checkPages(
  {source, documents, typedDocuments, copies}: Matter,
  wording: readonly Problem[],
): readonly Problem[] {
  const addresses = checkAddresses(source, documents);
  return [
    ...copies,
    ...checkTemplateWords(source, typedDocuments),
    // Whoever deletes a copy needs no translation of it.
    ...unless(
      unless(checkTranslations(source), copies, ({remedy}, {file}) => remedy.includes(` ${file} `)),
      source.problems.filter(({rule}) => rule === 'misplaced'),
      // It is there, in another folder.
      ({file}, {remedy}) => remedy === `Move it to ${file}.`,
    ),
    ...addresses,
    // With a word that is none of the house's, or in another folder, an address is not what it should be.
    ...unless(
      checkMoved(source, documents),
      [...wording, ...addresses.filter(({rule}) => rule && TOLD_FIRST.includes(rule))],
      (moved, word) => moved.field === 'slug' && isOfField(moved, word),
    ),
  ];
}
