/** What is said of misspelt words. */
import {checkSpelling} from '../../../../../src/content/checks/language/spelling';
import type {Name} from '../../../../../src/content/checks/language/namesOfHouse';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {textOf, textsOf} from '../texts';

const WORDS = [{word: 'escort', reason: 'the house offers massage.'}];

/** The valid site, whose languages declare words right. */
export const siteKnowing = (...known: readonly string[]): Source => ({
  ...validSite(),
  wording: {en: {words: WORDS, known}, es: {words: WORDS, known}},
});

type House = {
  /** What the other texts of the language say. */
  readonly used?: readonly string[];
  readonly names?: readonly Name[];
  readonly known?: readonly string[];
};

/** What is said of a text, `typed → meant`, or how the message reads where it is another. */
export function slipsIn(
  text: string,
  locale = 'en',
  {used = [], names = [], known = []}: House = {},
): string[] {
  const texts = [textOf(text, locale), ...textsOf(used, locale)];
  return checkSpelling(siteKnowing(...known), names, texts)
    .filter(({line}) => line === 12)
    .map(({found, remedy}) => {
      const [, typed] = /^“(.*)”, which the dictionary does not have$/u.exec(found) ?? [];
      const [, meant] = /^Did you mean “(.*)”\? Correct it/u.exec(remedy) ?? [];
      return typed === undefined || meant === undefined ? found : `${typed} → ${meant}`;
    });
}
