/** Every page exists in every language: a missing translation would silently show English. */
import type {Problem} from '../problems';
import {type Source, contentFolder} from '../readSite';

/** Names translations that are missing, and translations without an original. */
export function checkTwins(source: Source): Problem[] {
  const {defaultLocale, documents} = source;
  const idsOf = (locale: string): Set<string> =>
    new Set(documents.filter((document) => document.locale === locale).map(({id}) => id));
  const originals = idsOf(defaultLocale);
  return source.locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale): Problem[] => {
      const folder = contentFolder(locale, defaultLocale);
      const translated = idsOf(locale);
      const unreadable = new Set(source.problems.map(({file}) => file));
      const missing = [...originals].filter(
        (id) => !translated.has(id) && !unreadable.has(`${folder}/${id}.mdx`),
      );
      const orphans = [...translated].filter(
        (id) => !originals.has(id) && !unreadable.has(`docs/${id}.mdx`),
      );
      return [
        ...missing.map((id) => ({
          file: `${folder}/${id}.mdx`,
          field: '',
          found: 'no translation',
          remedy: `Translate the words of docs/${id}.mdx into this file.`,
        })),
        ...orphans.map((id) => ({
          file: `${folder}/${id}.mdx`,
          field: '',
          found: 'a translation without an original',
          remedy: `Add docs/${id}.mdx, rename this file to match its original, or delete it.`,
        })),
      ];
    });
}
