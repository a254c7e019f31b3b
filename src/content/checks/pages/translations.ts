/** Every page exists in every language: a missing translation would silently show English. */
import {didYouMean} from '../../closest';
import {SINGLE_PAGES} from '../../kinds';
import type {Problem} from '../../problems';
import {type Source, contentFolder} from '../../source';
import {unreadableFiles} from '../raw';

/** Names translations that are missing, and translations without an original. */
export function checkTranslations(source: Source): Problem[] {
  const {defaultLocale, documents} = source;
  const idsOf = (locale: string): Set<string> =>
    new Set(documents.filter((document) => document.locale === locale).map(({id}) => id));
  const originals = idsOf(defaultLocale);
  const unreadable = unreadableFiles(source);
  if (unreadable.has(contentFolder(defaultLocale, defaultLocale))) return [];
  return source.locales
    .filter((locale) => locale !== defaultLocale)
    .filter((locale) => !unreadable.has(contentFolder(locale, defaultLocale)))
    .flatMap((locale): Problem[] => {
      const folder = contentFolder(locale, defaultLocale);
      const translated = idsOf(locale);
      const missing = [...originals].filter(
        (id) => !translated.has(id) && !unreadable.has(`${folder}/${id}.mdx`),
      );
      const orphans = [...translated].filter(
        (id) =>
          !originals.has(id) &&
          !unreadable.has(`docs/${id}.mdx`) &&
          !SINGLE_PAGES.some((single) => single === id),
      );
      // A file under a name slightly wrong is one mistake, not two.
      const [only] = missing;
      const renamed = orphans.map(
        (id) =>
          didYouMean(id, missing) ||
          (missing.length === 1 && orphans.length === 1 ? `Did you mean ${only}? ` : ''),
      );
      return [
        ...missing
          .filter((id) => !renamed.includes(`Did you mean ${id}? `))
          .map((id) => ({
            file: `${folder}/${id}.mdx`,
            field: '',
            found: 'no translation',
            remedy: `Translate the words of docs/${id}.mdx into this file.`,
          })),
        ...orphans.map((id, index) => ({
          file: `${folder}/${id}.mdx`,
          field: '',
          found: 'a translation without an original',
          remedy: `${renamed[index]}Rename this file to match its original in docs/, add docs/${id}.mdx, or delete this file.`,
        })),
      ];
    });
}
