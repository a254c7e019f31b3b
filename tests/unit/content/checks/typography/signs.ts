/** What the rules of signs say of one text. */
import {checkTypography} from '../../../../../src/content/checks/typography/typography';
import type {Text} from '../../../../../src/content/texts';
import {validSite} from '../../fixtureSite';
import {textOf} from '../texts';

/** What is said, a line each: what is found, and what to do. */
export const signsIn = (text: string, locale = 'en', more: Partial<Text> = {}): string[] =>
  checkTypography(validSite(), [textOf(text, locale, more)]).map(
    ({found, remedy}) => `${found}. ${remedy}`,
  );

/** What is found alone. */
export const foundIn = (text: string, locale = 'en', more: Partial<Text> = {}): string[] =>
  checkTypography(validSite(), [textOf(text, locale, more)]).map(({found}) => found);

/** What to do alone. */
export const remediesIn = (text: string, locale = 'en'): string[] =>
  checkTypography(validSite(), [textOf(text, locale)]).map(({remedy}) => remedy);

/** What is said of a word that has another in its place: `typed → meant`. */
export const replacedIn = (text: string, locale = 'en', more: Partial<Text> = {}): string[] =>
  checkTypography(validSite(), [textOf(text, locale, more)]).map(({found, remedy}) => {
    const [typed, meant] = [/^“(.*)”$/u.exec(found)?.[1], /^Write “(.*)”\.$/u.exec(remedy)?.[1]];
    return typed === undefined || meant === undefined ? found : `${typed} → ${meant}`;
  });
