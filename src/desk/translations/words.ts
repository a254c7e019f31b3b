/** The words of a page as a translator sees them. */
import {isFields, isUnread} from '../../content/checks/raw';
import {readFrontMatter} from '../../content/read/frontMatter';
import {splitFields} from '../../content/join';
import {kindOf} from '../../content/kinds';
import {textsOf} from '../../content/texts';

/** Stands in the words where a component shows a fact. */
const FACT = '\uFFFC';

const idOf = (entry: unknown): unknown =>
  isFields(entry) ? (entry.id ?? entry.minutes) : undefined;

/** Fields by their names and entries by their ids, as languages are matched: to move one changes nothing it says. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(inOrder);
    return entries.every((entry) => idOf(entry) !== undefined)
      ? entries.sort((a, b) => String(idOf(a)).localeCompare(String(idOf(b)), 'en'))
      : entries;
  }
  if (!isFields(value)) return value;
  const fields = Object.keys(value).sort();
  return Object.fromEntries(fields.map((name) => [name, inOrder(value[name])]));
}

/**
 * The words of an English page or of a translation, in an order of their own; facts and addresses are none.
 * Undefined where its fields or its text cannot be read.
 */
export function wordsOfPage(id: string, text: string, isOriginal: boolean): string[] | undefined {
  const read = readFrontMatter(text.replace(/\r\n?/g, '\n'));
  if ('found' in read) return undefined;
  const {fields, body, bodyLine} = read;
  const kind = kindOf(id);
  const {facts, words} = isOriginal ? splitFields(kind, fields) : {facts: {}, words: fields};
  const ordered = inOrder(words) as typeof words;
  const document = {
    id,
    kind,
    facts,
    words: ordered,
    isOriginal,
    locale: '',
    file: '',
    frontMatter: fields,
  };
  if (isUnread({...document, body})) return undefined;
  return textsOf({...document, body, bodyLine})
    .filter(({isName}) => !isName)
    .map((found) => found.text.replaceAll(FACT, '…').replace(/\s+/g, ' ').trim())
    .filter((words) => /\p{L}/u.test(words));
}
