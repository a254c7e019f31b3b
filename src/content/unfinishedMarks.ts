/** Marks before texts that are still to be written: a site with one of them is not published. */
import type {Problem} from './problems';

/** Marks example text that `npm run new` has written. */
export const TO_WRITE = '[to write]';
/** Marks English text in a translation. */
export const TO_TRANSLATE = '[to translate]';

const MARK = /\[to (?:write|translate)\] ?/g;

/** Reports every line with a mark. */
export const marksIn = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((row, index) => {
    if (row.search(MARK) < 0) return [];
    const message = `Still to be written: ${row.replace(MARK, '').trim()}`;
    return [{file, line: index + 1, message}];
  });

/** The text without marks, so that everything else about it can be checked. */
export const withoutMarks = (text: string): string => text.replace(MARK, '');
