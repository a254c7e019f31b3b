/** Checks that the fonts of the site have the letters of all texts: others would be shown in another typeface. */
import {fieldName} from '../errorMessages';
import {isFields, textsIn} from '../facts';
import {lettersWithoutFont} from '../fontLetters';
import type {Page} from '../parsePage';
import type {Problem} from '../problems';
import type {Json} from '../json';
import type {Source} from '../read';
import {remember} from '../remember';

const inPage = remember(({file, locale, fields, lineOf, body, bodyLine}: Page): Problem[] => [
  ...textsIn(fields).flatMap(([path, text]) =>
    lettersWithoutFont(text, locale).map(({message}) => ({
      file,
      line: lineOf(path),
      field: fieldName(path),
      message,
    })),
  ),
  ...lettersWithoutFont(body, locale).map(({line, message}) => ({
    file,
    line: bodyLine + line,
    message,
  })),
]);

const inLabels = remember(({file, value, lineOf}: Json, locale: string): Problem[] =>
  Object.entries(isFields(value) ? value : {}).flatMap(([field, entry]) =>
    lettersWithoutFont(isFields(entry) ? String(entry.message) : '', locale).map(({message}) => ({
      file,
      line: lineOf(field),
      field,
      message,
    })),
  ),
);

export const letterProblems = ({pages, code}: Source): Problem[] => [
  ...pages.flatMap((page) => inPage(page)),
  ...Object.entries(code).flatMap(([locale, json]) => inLabels(json, locale)),
];
