/** What is said of words in another language. */
import type {Text} from '../../texts';

/** The English name of a language. */
export const nameOfLanguage = (locale: string): string =>
  new Intl.DisplayNames(['en'], {type: 'language'}).of(locale) ?? locale;

/**
 * Words of a page that are meant to be another language's are marked as that. Fields hold no marks, nor does a
 * biography.
 */
export const markRemedy = (
  {file, field, line}: Pick<Text, 'file' | 'field' | 'line'>,
  language: string,
): string =>
  field || line === undefined || file.includes('/masseuses/')
    ? ''
    : `, or mark them: <i lang="${language}">…</i>`;
