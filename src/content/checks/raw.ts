/**
 * Documents as they were typed, facts and words apart. Checks across files read these, not the
 * valid ones: a file with a mistake still defines its ids, so that one mistake is one message.
 */
import {splitFields} from '../join';
import {parseBody} from '../body/parse';
import {type Kind, kindOf} from '../kinds';
import type {Source, SourceDocument} from '../source';
import {remembered} from '../remember';

type Fields = Record<string, unknown>;

export type RawDocument = SourceDocument & {
  readonly kind: Kind;
  readonly isOriginal: boolean;
  readonly facts: Fields;
  readonly words: Fields;
};

const asOriginal = remembered((document: SourceDocument): RawDocument => {
  const kind = kindOf(document.id);
  return {...document, kind, isOriginal: true, ...splitFields(kind, document.frontMatter)};
});
const asTranslation = remembered((document: SourceDocument): RawDocument => ({
  ...document,
  kind: kindOf(document.id),
  isOriginal: false,
  facts: {},
  words: document.frontMatter,
}));

export function rawDocuments(source: Source): RawDocument[] {
  return source.documents.map((document) =>
    document.locale === source.defaultLocale ? asOriginal(document) : asTranslation(document),
  );
}

/** The original's documents by their ids. */
export const originalsOf = remembered(
  (documents: readonly RawDocument[]): ReadonlyMap<string, RawDocument> =>
    new Map(
      documents.filter(({isOriginal}) => isOriginal).map((document) => [document.id, document]),
    ),
);

/** Masseuses as the original language has them, with their facts. */
export const masseusesOf = (documents: readonly RawDocument[]): RawDocument[] =>
  documents.filter(({kind, isOriginal}) => kind === 'masseuse' && isOriginal);

/** Entries with a value that an earlier one has, each with the first of these; nothing is no value. */
export function repeats<Entry>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => unknown,
): {entry: Entry; first: Entry}[] {
  const firsts = new Map<unknown, Entry>();
  return entries.flatMap((entry) => {
    const value = valueOf(entry);
    const first = firsts.get(value);
    if (value === undefined) return [];
    if (first === undefined) firsts.set(value, entry);
    return first === undefined ? [] : [{entry, first}];
  });
}

/** Whether the text below the fields has a form that cannot be read. */
export const isUnread = ({body}: SourceDocument): boolean => !parseBody(body).tree;

/** The line of a page's file on which a line of its text stands; its first without one. */
export const lineInFile = ({bodyLine = 1}: Pick<SourceDocument, 'bodyLine'>, line = 1): number =>
  line + bodyLine - 1;

/** What is wrong in a page's text, with its place in the file. */
export const inFile = <Wrong extends {readonly line?: number | undefined}>(
  document: Pick<SourceDocument, 'file' | 'bodyLine'>,
  fault: Wrong,
): Wrong & {readonly file: string; readonly line: number} => ({
  file: document.file,
  ...fault,
  line: lineInFile(document, fault.line),
});

/** A list, whatever was typed: something else is no entry, and the schema has said so. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The entries of a list that are objects, with their positions. */
export function entriesOf(value: unknown): {index: number; entry: Fields}[] {
  return listOf(value).flatMap((entry, index) => (isFields(entry) ? [{index, entry}] : []));
}

export const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Files that could not be read: what they define is not known, so nothing about it is said. */
export function unreadableFiles(source: Source): ReadonlySet<string> {
  const read = new Set(source.documents.map(({file}) => file));
  return new Set(source.problems.map(({file}) => file).filter((file) => !read.has(file)));
}
