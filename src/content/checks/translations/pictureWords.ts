/** The words of every picture in the original and in a translation, side by side. */
import {codeTexts} from '../../codeTexts';
import {beginningsIn} from '../../language/learnedWords';
import {isMarked} from '../../marks';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {type RawDocument, entriesOf, originalsOf} from '../raw';

/** A picture's words in one language, with what else its language calls it. */
export type Words = {
  readonly file: string;
  readonly field: string;
  readonly text: string;
  readonly called: readonly string[];
};
export type Picture = {
  readonly list: string;
  readonly original: Words;
  readonly translation: Words;
};

type Fields = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string =>
  typeof value === 'string' && !isMarked(value) ? value : '';

const emblemNames = remembered(
  (source: Source): ReadonlyMap<string, string> =>
    new Map(codeTexts(source).map(({locale, field, text}) => [`${locale} ${field}`, text])),
);

/** What a language calls an emblem: “La llave”. */
const emblemOf = (source: Source, locale: string, id: unknown): string =>
  emblemNames(source).get(`${locale} emblem.${String(id)}`) ?? '';

const LISTS = ['photos', 'emblems'] as const;

/** Words for pictures of one document, by list and id. */
function wordsOf(
  source: Source,
  {file, locale, words, facts}: RawDocument,
): ReadonlyMap<string, Words> {
  const make = (entry: Fields, index: number, list: string): [string, Words] => {
    const files = entriesOf(facts[list]).find(({entry: fact}) => fact.id === entry.id)?.entry.file;
    const name =
      list === 'emblems'
        ? emblemOf(source, locale, entry.id)
        : `${textOf(entry.title)} ${textOf(entry.description)}`;
    const called = beginningsIn(`${name} ${textOf(files).replaceAll('-', ' ')}`);
    const field = `${list}[${index}].alt`;
    return [`${list} ${String(entry.id)}`, {file, field, text: textOf(entry.alt), called}];
  };
  const own = LISTS.flatMap((list) => {
    const entries = entriesOf(words[list]);
    // Of two with one id nobody knows which is meant; that is told.
    const isOnly = (id: unknown): boolean =>
      entries.filter(({entry}) => entry.id === id).length === 1;
    return entries
      .filter(({entry}) => isOnly(entry.id))
      .map(({entry, index}) => make(entry, index, list));
  });
  const hero = textOf(words.heroAlt);
  const called = beginningsIn(textOf(words.lead) + textOf(words.summary));
  return new Map([
    ...own,
    ...(hero ? [['heroAlt', {file, field: 'heroAlt', text: hero, called}] as const] : []),
  ]);
}

/** Every picture with its words in the original and in one translation. */
export function picturesOf(
  source: Source,
  documents: readonly RawDocument[],
  locale: string,
): Picture[] {
  const originals = originalsOf(documents);
  return documents.flatMap((document): Picture[] => {
    const original = originals.get(document.id);
    if (document.locale !== locale || !original) return [];
    const theirs = wordsOf(source, original);
    return [...wordsOf(source, document)].flatMap(([key, translation]): Picture[] => {
      const own = theirs.get(key);
      const [list = ''] = key.split(' ');
      return own?.text && translation.text ? [{list, original: own, translation}] : [];
    });
  });
}
