/** What is said of the parts of a page in two languages, a line each. */
import {translatedParts} from '../../../../../src/content/checks/translations/translatedParts';
import {rawPage} from '../rawPages';

type PartFault = ReturnType<typeof translatedParts>[number];

/** What is said of a page and its translation. */
export const partsOfBoth = (english: string, spanish: string, id = 'about'): PartFault[] =>
  translatedParts(rawPage(spanish, {id, locale: 'es'}), rawPage(english, {id}));

/** Language, line of the text, and what is found there: `es:3 | no <CallLink />`. */
export const shownOf = ({
  fault: {line, found},
  isOfOriginal,
}: Pick<PartFault, 'fault' | 'isOfOriginal'>): string =>
  `${isOfOriginal ? 'en' : 'es'}${line === undefined ? '' : `:${line}`} | ${found}`;
