/** Marks before words that somebody still has to write: a site with one of them is not published. */
import type {Problem} from './problems';

/** Before words that a command made up. */
export const TO_WRITE = '[to write]';
/** Before words of the original, in a translation. */
export const TO_TRANSLATE = '[to translate]';

const MARK = /\[to (?:write|translate)\] ?/g;

/** Every line with a mark. */
export const marksIn = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((row, index) => {
    if (row.search(MARK) < 0) return [];
    const message = `Still to be written: ${row.replace(MARK, '').trim()}`;
    return [{file, line: index + 1, message}];
  });

/** The text without marks, so that everything else about it can be checked. */
export const withoutMarks = (text: string): string => text.replace(MARK, '');
