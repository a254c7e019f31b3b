/** The name of a program as its own title and its own keywords have it, one slip away. */
import {isNearly} from '../../closest';
import {folded} from '../../language/inflections';
import type {Problem} from '../../problems';
import {type RawDocument, listOf} from '../raw';

/** Of a shorter name too much would be another one. */
const SHORTEST = 6;

/** Whether a text is a name with a slip in it: not a part of it, and not what it is without accents. */
function isSlipOf(text: string, name: string): boolean {
  const [typed, meant] = [folded(text.trim()), folded(name)];
  if (typed === meant || meant.length < SHORTEST) return false;
  return isNearly(typed, meant);
}

/** Names titles and keywords of a program that misspell its name, which its label has as well, or have another’s in its place. */
export function misspeltNames(documents: readonly RawDocument[]): Problem[] {
  const names = new Set(documents.map(({words}) => words.name));
  return documents.flatMap(({file, kind, words}): Problem[] => {
    const {name, label, title} = words;
    if (kind !== 'program' || typeof name !== 'string' || name !== label) return [];
    const isSlip = (text: string): boolean => isSlipOf(text, name) && !names.has(text.trim());
    const remedy = `Write ${name}, as it is called on its page.`;
    const [head = ''] = typeof title === 'string' ? title.split(/[,:·|–—]| - /) : [];
    const inTitle: Problem[] = isSlip(head)
      ? [{file, field: 'title', found: JSON.stringify(head.trim()), remedy}]
      : [];
    const keywords = listOf(words.keywords);
    // Where the title has another name as well, it is the name that is told.
    const isOther = (word: string): boolean =>
      word !== name && names.has(word) && !keywords.includes(name) && String(title).includes(name);
    const inKeywords = keywords.flatMap((word, at): Problem[] =>
      typeof word === 'string' && (isSlip(word) || isOther(word))
        ? [{file, field: `keywords[${at}]`, found: JSON.stringify(word), remedy}]
        : [],
    );
    return [...inTitle, ...inKeywords];
  });
}
