/** Every page exists in every language, with the same entries in its lists. */
import {entriesOf, isFields, keyOf} from '../facts';
import {SINGLE_PAGES} from '../kinds';
import type {Problem} from '../problems';
import {type Source, contentFolder} from '../read';
import type {ValidPage} from '../validate';

/** Missing translations, translations without an original, and pages that menu and footer lead to. */
export function pagePairs({pages, locales, defaultLocale}: Source): Problem[] {
  const idsOf = (locale: string): Set<string> =>
    new Set(pages.filter((page) => page.locale === locale).map(({id}) => id));
  const originals = idsOf(defaultLocale);
  const missing = locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const folder = contentFolder(locale, defaultLocale);
      const own = idsOf(locale);
      return [
        ...[...originals]
          .filter((id) => !own.has(id))
          .map((id) => ({
            file: `${folder}/${id}.mdx`,
            message: `Translate docs/${id}.mdx into this file: there is none.`,
          })),
        ...[...own]
          .filter((id) => !originals.has(id))
          .map((id) => ({
            file: `${folder}/${id}.mdx`,
            message: `Put docs/${id}.mdx back, which this page translates, or delete this file.`,
          })),
      ];
    });
  const lost = SINGLE_PAGES.filter((id) => !originals.has(id)).map((id) => ({
    file: `docs/${id}.mdx`,
    message: 'Put this page back: the menu and the footer lead to it.',
  }));
  return [...missing, ...lost];
}

/** Lists of words without ids, which have as many entries as in the original. */
const COUNTED = ['included', 'recommendedFor'] as const;
/** Words that stand in all languages or in none. */
const OPTIONAL = ['phases', 'areas'] as const;

const keysIn = (value: unknown): string[] => entriesOf(value).map((entry) => String(keyOf(entry)));

/** "4 entries" of a list, "60: 4 entries, 90: 5 entries" of lists by name. */
const countOf = (value: unknown): string =>
  isFields(value)
    ? Object.entries(value)
        .map(([name, list]) => `${name}: ${countOf(list)}`)
        .join(', ')
    : `${Array.isArray(value) ? value.length : 0} entries`;

/** Lists of a translation beside those of its original: entries with the same ids, and as many of those without. */
export function listPairs(page: ValidPage, original: ValidPage): Problem[] {
  const {file, words, lineOf} = page;
  const at = (field: string, message: string): Problem => ({
    file,
    field,
    line: lineOf([field]),
    message,
  });
  const wantedIn = (field: string): string[] =>
    keysIn(field in original.facts ? original.facts[field] : original.words[field]);
  const byKey = Object.keys({...words, ...original.words}).flatMap((field) => {
    const [own, wanted] = [keysIn(words[field]), wantedIn(field)];
    const missing = wanted.filter((key) => !own.includes(key));
    const unknown = own.filter((key) => !wanted.includes(key));
    return [
      ...(own.length > 0 && missing.length > 0
        ? [
            at(
              field,
              `Add the entries of the original that are missing here: ${missing.join(', ')}.`,
            ),
          ]
        : []),
      ...(unknown.length > 0 && wanted.length > 0
        ? [
            at(
              field,
              `Delete or correct entries that the original does not have: ${unknown.join(', ')}.`,
            ),
          ]
        : []),
    ];
  });
  return [
    ...byKey,
    ...COUNTED.filter((field) => countOf(words[field]) !== countOf(original.words[field])).map(
      (field) =>
        at(
          field,
          `Write as much as the original has: ${countOf(original.words[field])}; found ${countOf(words[field])}.`,
        ),
    ),
    ...OPTIONAL.filter((field) => field in original.words && !(field in words)).map((field) =>
      at(field, `Translate this field: docs/${page.id}.mdx has it.`),
    ),
    ...OPTIONAL.filter((field) => field in words && !(field in original.words)).map((field) =>
      at(field, `Delete this field: docs/${page.id}.mdx does not have it.`),
    ),
  ];
}
