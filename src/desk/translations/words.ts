/** The words of a page as a translator sees them. */
import {isUnread} from '../../content/checks/raw';
import {readFrontMatter} from '../../content/read/frontMatter';
import {splitFields} from '../../content/join';
import {kindOf} from '../../content/kinds';
import {textsOf} from '../../content/texts';

/** Stands in the words where a component shows a fact. */
const FACT = '\uFFFC';

/**
 * The words of an English page or of a translation, in their order; facts and addresses are none. Undefined where
 * its fields or its text cannot be read.
 */
export function wordsOfPage(id: string, text: string, isOriginal: boolean): string[] | undefined {
  const read = readFrontMatter(text.replace(/\r\n?/g, '\n'));
  if ('found' in read) return undefined;
  const {fields, body, bodyLine} = read;
  const kind = kindOf(id);
  const {facts, words} = isOriginal ? splitFields(kind, fields) : {facts: {}, words: fields};
  const document = {id, kind, facts, words, isOriginal, locale: '', file: '', frontMatter: fields};
  if (isUnread({...document, body})) return undefined;
  return textsOf({...document, body, bodyLine})
    .filter(({isName}) => !isName)
    .map((found) => found.text.replaceAll(FACT, '…').replace(/\s+/g, ' ').trim())
    .filter((words) => /\p{L}/u.test(words));
}
