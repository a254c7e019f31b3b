/** Checks that every page exists in every language, with the same entries in its lists. */
import {fieldName} from '../errorMessages';
import {entriesOf, isFields, keyOf} from '../facts';
import {LINKED_PAGES, SINGLE_PAGES} from '../kinds';
import {type FieldRule, type Problem, brokenRules} from '../problems';
import {type Source, contentFolder} from '../read';
import type {ValidPage} from '../validate';

const folderOf = (id: string): string => id.split('/').slice(0, -1).join('/');

/** Problems of the pages of one language. A file with another name than its original, the only ones, has one problem. */
function translationPairs(
  folder: string,
  originals: ReadonlySet<string>,
  own: ReadonlySet<string>,
): Problem[] {
  const untranslated = [...originals].filter((id) => !own.has(id));
  const spare = [...own].filter((id) => !originals.has(id));
  const [first = ''] = untranslated;
  const isRenamed =
    untranslated.length === 1 && spare.length === 1 && folderOf(first) === folderOf(spare[0] ?? '');
  if (isRenamed) {
    const message = `Rename this file to ${first.split('/').at(-1)}.mdx, as docs/${first}.mdx is called.`;
    return [{file: `${folder}/${spare[0]}.mdx`, message}];
  }
  return [
    ...untranslated.map((id) => ({
      file: `${folder}/${id}.mdx`,
      message: `Translate docs/${id}.mdx into this file: there is none.`,
    })),
    ...spare.map((id) => ({
      file: `${folder}/${id}.mdx`,
      message: `There is no docs/${id}.mdx, which this page would translate: write it, or delete this file.`,
    })),
  ];
}

/** Reports missing translations, translations without an original, and missing pages of the menu and the footer. */
export function pagePairs({pages, locales, defaultLocale}: Source): Problem[] {
  const idsOf = (locale: string): Set<string> =>
    new Set(pages.filter((page) => page.locale === locale).map(({id}) => id));
  const originals = idsOf(defaultLocale);
  const missing = locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      return translationPairs(contentFolder(locale, defaultLocale), originals, idsOf(locale));
    });
  const lost = SINGLE_PAGES.filter((id) => !originals.has(id)).map((id) => ({
    file: `docs/${id}.mdx`,
    message: 'Put this page back: the menu and the footer link to it.',
  }));
  const unlinked = LINKED_PAGES.filter((id) => !originals.has(id)).map((id) => ({
    file: `docs/${id}.mdx`,
    message: 'Put this page back: the site itself links to it.',
  }));
  return [...missing, ...lost, ...unlinked];
}

/** Lists without ids, which must have as many entries as the original. */
const COUNTED = ['included', 'recommendedFor'] as const;
/** Fields that must be in all languages or in none. */
const OPTIONAL = ['phases', 'areas', 'prices'] as const;

const keysIn = (value: unknown): string[] => entriesOf(value).map((entry) => String(keyOf(entry)));

/** "4 entries" of a list, "60: 4 entries, 90: 5 entries" of lists by name. */
const countOf = (value: unknown): string =>
  isFields(value)
    ? Object.entries(value)
        .map(([name, list]) => `${name}: ${countOf(list)}`)
        .join(', ')
    : `${Array.isArray(value) ? value.length : 0} entries`;

/** Words of entries that must be in all languages or in none, such as the text of a price. */
function optionalWords(page: ValidPage, original: ValidPage): Problem[] {
  const {file, words, lineOf} = page;
  return Object.entries(words).flatMap(([field, list]) =>
    entriesOf(list).flatMap((entry, index) => {
      const other = entriesOf(original.words[field]).find((one) => keyOf(one) === keyOf(entry));
      if (!other) return [];
      const problem = (name: string, message: string): Problem => {
        const path = [field, index, name];
        return {file, line: lineOf(path), field: fieldName(path), message};
      };
      const missing = Object.keys(other).filter((name) => !(name in entry));
      const spare = Object.keys(entry).filter((name) => !(name in other));
      return [
        ...missing.map((name) => problem(name, `Translate this text: docs/${page.id}.mdx has it.`)),
        ...spare.map((name) =>
          problem(name, `Delete this text: docs/${page.id}.mdx does not have it.`),
        ),
      ];
    }),
  );
}

/** Compares the lists of a translation with its original: the same ids, or the same number of entries. */
export function listPairs(page: ValidPage, original: ValidPage): Problem[] {
  const {words} = page;
  const wantedIn = (field: string): string[] =>
    keysIn(field in original.facts ? original.facts[field] : original.words[field]);
  const byKey = Object.keys({...words, ...original.words}).flatMap((field): FieldRule[] => {
    const own = keysIn(words[field]);
    const wanted = wantedIn(field);
    const missing = wanted.filter((key) => !own.includes(key));
    const unknown = own.filter((key) => !wanted.includes(key));
    const add = `Add the entries of the original that are missing here: ${missing.join(', ')}.`;
    const spare = `Delete or correct entries that the original does not have: ${unknown.join(', ')}.`;
    return [
      {isBroken: own.length > 0 && missing.length > 0, field, message: add},
      {isBroken: unknown.length > 0 && wanted.length > 0, field, message: spare},
    ];
  });
  const byCount = COUNTED.map((field): FieldRule => {
    const own = countOf(words[field]);
    const wanted = countOf(original.words[field]);
    const message = `Write as much as the original has: ${wanted}; found ${own}.`;
    return {isBroken: own !== wanted, field, message};
  });
  const optional = OPTIONAL.flatMap((field): FieldRule[] => {
    const isHere = field in words;
    const isThere = field in original.words;
    const keys = keysIn(original.words[field]).join(', ');
    const add = `Translate this field: docs/${page.id}.mdx has it${keys && `, with ${keys}`}.`;
    const spare = `Delete this field: docs/${page.id}.mdx does not have it.`;
    return [
      {isBroken: isThere && !isHere, field, message: add},
      {isBroken: isHere && !isThere, field, message: spare},
    ];
  });
  return [
    ...brokenRules(page, [...byKey, ...byCount, ...optional]),
    ...optionalWords(page, original),
  ];
}
