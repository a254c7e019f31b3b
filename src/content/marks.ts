/** Marks for words that somebody still has to write: a new page, a new entry, a new language. */
import {fieldName} from './paths';
import {type Problem, quote} from './problems';
import type {Source, SourceDocument} from './source';

/** Stands before words that a command made up so that a new file is whole. */
export const TO_WRITE = '[to write]';
/** Stands before words of the original in a translation. */
export const TO_TRANSLATE = '[to translate]';

/** A mark, whoever typed it: with a capital, or without one of its brackets. */
const MARK =
  /\[ ?to (?:write|translate)(?![a-z])(?: ?\])?[ \t]*|(?<![\w[])to (?:write|translate)\][ \t]*/i;
const MARKS = new RegExp(MARK, 'gi');

export const isMarked = (text: string): boolean => MARK.test(text);

/** The words without their mark: limits of length are theirs, not the mark’s. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

const remedyFor = (text: string): string =>
  /to translate/i.test(text)
    ? `Translate these words and delete ${TO_TRANSLATE}.`
    : `Write these words and delete ${TO_WRITE}.`;

/** A value with the marks in its texts taken away, and where they stood. */
function clean(
  value: unknown,
  path: readonly (string | number)[],
  seen: (path: readonly (string | number)[], text: string) => void,
): unknown {
  if (typeof value === 'string') {
    if (!isMarked(value)) return value;
    seen(path, value);
    return withoutMarks(value);
  }
  if (Array.isArray(value))
    return value.map((entry, index) => clean(entry, [...path, index], seen));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, clean(entry, [...path, key], seen)]),
  );
}

/** Words of an entry of `code.json` without its quotation marks, or a line as it stands. */
function wordsIn(row: string): string {
  const words = /^"(?:message|description)"\s*:\s*(".*"),?$/.exec(row)?.[1];
  try {
    return words === undefined ? row : String(JSON.parse(words));
  } catch {
    return row;
  }
}

function marksInLines(file: string, text: string, firstLine: number): Problem[] {
  return text.split('\n').flatMap((row, index) =>
    isMarked(row)
      ? [
          {
            file,
            field: '',
            line: firstLine + index,
            found: quote(wordsIn(row.trim())),
            remedy: remedyFor(row),
          },
        ]
      : [],
  );
}

function cleanDocument(document: SourceDocument): {document: SourceDocument; marks: Problem[]} {
  const marks: Problem[] = [];
  const {file} = document;
  const frontMatter = clean(document.frontMatter, [], (path, text) => {
    marks.push({file, field: fieldName(path), found: quote(text), remedy: remedyFor(text)});
  }) as Record<string, unknown>;
  // Nothing is made anew where nothing was marked: what is known of a document is kept by its object.
  const changed = marks.length > 0;
  marks.push(...marksInLines(file, document.body, document.bodyLine ?? 1));
  return {document: changed ? {...document, frontMatter} : document, marks};
}

/**
 * The source as it will be once the marks are gone, and every mark as something to do. Fields
 * lose their marks; texts below them and `code.json` keep theirs, so that they are seen.
 */
export function withoutMarksIn(source: Source): {source: Source; marks: Problem[]} {
  const documents = source.documents.map(cleanDocument);
  const inCode = Object.entries(source.codeWords ?? {}).flatMap(([locale, text]) =>
    marksInLines(`i18n/${locale}/code.json`, text, 1),
  );
  return {
    source: {...source, documents: documents.map(({document}) => document)},
    marks: [...documents.flatMap(({marks}) => marks), ...inCode],
  };
}
