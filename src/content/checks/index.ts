/** Everything that can be wrong in content beyond the fields of one file. */
import type {Problem} from '../problems';
import type {Source} from '../read';
import {checkAddresses} from './addresses';
import {checkBodies} from './bodies';
import {checkBusiness} from './business';
import {checkCodeWords, codeTexts} from './codeWords';
import {checkFacts} from './facts';
import {checkLanguage} from './language';
import {checkLists} from './lists';
import {checkProse} from './prose';
import {rawDocuments} from './raw';
import {checkReferences} from './references';
import {checkRepetition} from './repetition';
import {checkTranslations} from './translations';
import {checkTypography} from './typography';
import {checkWording} from './wording';
import {type Text, textsOf} from '../texts';

/** Every mistake that the schemas of single files cannot see. */
export function checkAcrossFiles(source: Source): Problem[] {
  const documents = rawDocuments(source);
  const texts: Text[] = [...documents.flatMap(textsOf), ...codeTexts(source)];
  return [
    ...checkTranslations(source),
    ...checkAddresses(source, documents),
    ...checkLists(source, documents),
    ...checkReferences(source, documents),
    ...checkFacts(source, documents),
    ...checkBusiness(source, documents),
    ...checkBodies(source, documents),
    ...checkCodeWords(source),
    ...checkLanguage(source, texts),
    ...checkTypography(source, texts),
    ...checkProse(source, texts),
    ...checkRepetition(source),
    ...checkWording(source, texts),
  ];
}
