/** Of two pages that say the same, the one to which the words are strange. */
import {lists} from '../../language/smallWords';
import {folded} from '../../language/inflections';
import {wordsIn} from '../../language/wordCounts';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import type {RawDocument} from '../raw';

/** Words of two languages begin alike: contact and contacto, hours and horario do not all, and most do. */
const BEGINNING = 4;
/** What a page’s name, and its twin in another language, say of it weighs as much as so many of its words. */
const WEIGHT = 4;

const SMALL = new Set([...lists.values()].flatMap((words) => [...words]));
/** So much more than the other has to know who knows a text. */
const MUCH = 1.5;
const partsOf = (text: string): string[] =>
  wordsIn(folded(text)).filter((word) => word.length >= BEGINNING && !SMALL.has(word));

/** The words of each text of a page, by field; its body stands under ''. */
const ownWords = remembered(({words, body}: RawDocument) => {
  const fields = Object.entries(words).map(([field, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return [field, new Set(partsOf(text))] as const;
  });
  return new Map<string, ReadonlySet<string>>([...fields, ['', new Set(partsOf(body))]]);
});

const begins = (words: Iterable<string>): ReadonlySet<string> =>
  new Set([...words].map((word) => word.slice(0, BEGINNING)));

/** How much a page knows of words that stand in one of its fields. */
function knowledge(
  value: string,
  field: string,
  page: RawDocument,
  documents: readonly RawDocument[],
  released: Source['released'],
): number {
  const address = released?.[page.locale]?.[page.id]?.[0] ?? page.words.slug;
  const named = begins(partsOf(`${page.id} ${String(address)}`.replace(/[/-]/g, ' ')));
  const twins = documents.filter(({id, locale}) => id === page.id && locale !== page.locale);
  const beside = begins(twins.flatMap(({words}) => partsOf(String(words[field] ?? ''))));
  const own = [...ownWords(page)].filter(([name]) => name !== field).map(([, words]) => words);
  return [...new Set(partsOf(value))].reduce((sum, word) => {
    const beginning = word.slice(0, BEGINNING);
    const weight = (named.has(beginning) ? WEIGHT : 0) + (beside.has(beginning) ? WEIGHT : 0);
    return sum + weight + (own.some((words) => words.has(word)) ? 1 : 0);
  }, 0);
}

/** The page to which the words of both are strange; undefined where both know them as well. */
export function strangerOf(
  value: string,
  field: string,
  pages: readonly [RawDocument, RawDocument],
  documents: readonly RawDocument[],
  released?: Source['released'],
): RawDocument | undefined {
  const [one, other] = pages;
  const [here, there] = pages.map((page) => knowledge(value, field, page, documents, released)) as [
    number,
    number,
  ];
  // One word more may be chance.
  const isSure =
    Math.abs(here - there) > 1 && Math.max(here, there) >= MUCH * Math.min(here, there);
  return isSure ? (here < there ? one : other) : undefined;
}

/** What is said of a value that two pages have: at the stranger, or at the later one with the name of both. */
export function toldAtStranger(
  [first, later]: readonly [RawDocument, RawDocument],
  stranger: RawDocument | undefined,
  remedy: string,
): {readonly file: string; readonly other: string; readonly remedy: string} {
  const [at, owner] = stranger === first ? [first, later] : [later, first];
  return {
    file: at.file,
    other: owner.file,
    remedy: stranger ? remedy : `${remedy} If these words are its own, ${owner.file} needs others.`,
  };
}
