/** Two-letter codes of countries and languages. */
import {plainLetters} from '../plainName';
import {languageCode} from '../translatedNames';

/** What is said of a code that is none. */
export const LANGUAGE = 'Write a two-letter code in lower case, such as es.';
/** Countries and longer codes that are written for languages. */
const LANGUAGES_MEANT: Readonly<Record<string, string>> = {
  ct: 'ca',
  cat: 'ca',
  gb: 'en',
  us: 'en',
  eng: 'en',
  sp: 'es',
  esp: 'es',
  spa: 'es',
  fra: 'fr',
  fre: 'fr',
  ger: 'de',
  deu: 'de',
  ita: 'it',
  por: 'pt',
  rus: 'ru',
  cn: 'zh',
  chi: 'zh',
  jp: 'ja',
  ua: 'uk',
  gr: 'el',
  dk: 'da',
  cz: 'cs',
  rs: 'sr',
  se: 'sv',
  kr: 'ko',
};
/** What to write in the place of a code that is no language's. */
export const languageMeant = ({input}: {readonly input?: unknown}): string => {
  const typed = plainLetters(String(input));
  const meant = LANGUAGES_MEANT[typed] ?? languageCode(typed);
  return meant === undefined ? LANGUAGE : `Write ${meant}, the code of the language.`;
};
/** Whether a code has a name: "ES" a country, "ca" a language. */
export const isCode = (code: string, type: 'region' | 'language'): boolean => {
  if (!/^(?:[A-Z]{2}|[a-z]{2})$/.test(code)) return false;
  return new Intl.DisplayNames(['en'], {type, fallback: 'none'}).of(code) !== undefined;
};
