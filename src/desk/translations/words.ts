/** The words of a page as a translator sees them, and what has changed between two versions. */
import {diffArrays, diffWords} from 'diff';

import {readFrontMatter} from '../../content/read/frontMatter';
import {splitFields} from '../../content/join';
import {kindOf} from '../../content/kinds';
import {textsOf} from '../../content/texts';

/** Stands in the words where a component shows a fact. */
const FACT = '\uFFFC';

/** The words of an English page or of a translation, in their order; facts and addresses are none. */
export function wordsOfPage(id: string, text: string, isOriginal: boolean): string[] {
  const read = readFrontMatter(text.replace(/\r\n?/g, '\n'));
  if ('found' in read) return [text];
  const {fields, body, bodyLine} = read;
  const kind = kindOf(id);
  const {facts, words} = isOriginal ? splitFields(kind, fields) : {facts: {}, words: fields};
  const document = {id, kind, facts, words, isOriginal, locale: '', file: '', frontMatter: fields};
  return textsOf({...document, body, bodyLine})
    .filter(({isName}) => !isName)
    .map((found) => found.text.replaceAll(FACT, '…').replace(/\s+/g, ' ').trim())
    .filter((words) => /\p{L}/u.test(words));
}

/** A stretch of words: kept, taken away or new. */
type Part = {readonly text: string; readonly kind: 'same' | 'removed' | 'added'};
/** One text that has changed, word by word. */
export type Change = readonly Part[];

/** What was changed from one list of texts to another; texts that stayed are left out. */
export function changesBetween(before: readonly string[], after: readonly string[]): Change[] {
  const changes: Change[] = [];
  let removed: string[] = [];
  const flush = (added: readonly string[]): void => {
    const pairs = Math.max(removed.length, added.length);
    for (let index = 0; index < pairs; index += 1) {
      changes.push(
        diffWords(removed[index] ?? '', added[index] ?? '').map(({value, ...part}): Part => ({
          text: value,
          kind: part.added ? 'added' : part.removed ? 'removed' : 'same',
        })),
      );
    }
    removed = [];
  };
  for (const {value, added, removed: gone} of diffArrays([...before], [...after])) {
    if (gone) removed = [...removed, ...value];
    else flush(added ? value : []);
  }
  flush([]);
  return changes;
}
