/** How long a session is, in sentences that the programs contradict. */
import type {Problem} from '../../problems';
import {isUnseen, textsOf} from '../../texts';
import {type Length, lengthsIn} from './lengthForms';
import {wrongNumberOfLengths} from './oneLength';
import {ownLengthsIn} from './ownLengthForms';
import {type RawDocument, entriesOf, isWhole, originalsOf} from '../raw';

const minutesOf = ({facts}: RawDocument): number[] =>
  entriesOf(facts.sessions).flatMap(({entry: {minutes}}) => (isWhole(minutes) ? [minutes] : []));

const list = (values: Iterable<number>): string => [...values].sort((a, b) => a - b).join(', ');

/** Names lengths that no session has: none of the program's own on its page, none at all elsewhere. */
export function checkLengths(documents: readonly RawDocument[]): Problem[] {
  const originals = originalsOf(documents);
  const all = new Set([...originals.values()].flatMap(minutesOf));
  if (all.size === 0) return [];
  const names = documents.flatMap(({kind, id, words: {name}}) =>
    kind === 'program' && typeof name === 'string' && name.trim() ? [{id, name}] : [],
  );
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    const its = new Set(original ? minutesOf(original) : []);
    // One that stands twice, or is none, is told there.
    const isSure = its.size === entriesOf(original?.facts.sessions).length;
    return textsOf(document).flatMap((text): Problem[] => {
      const {file, field, line} = text;
      // A text may speak of another program.
      const isOther = (): boolean =>
        names.some(({id, name}) => id !== document.id && text.text.includes(name));
      const isOwn = document.kind === 'program' && isSure && !isUnseen(field);
      const number = isOwn ? wrongNumberOfLengths(text, its.size) : undefined;
      if (number !== undefined && !isOther()) {
        const found = `“${number}”, and sessions last ${list(its)} minutes`;
        const remedy = 'Say how many lengths there are as `sessions` has them, or leave it out.';
        return [{file, field, line, found, remedy}];
      }
      const own =
        document.kind === 'program' ? ownLengthsIn(text, String(document.words.name)) : [];
      const lengths: readonly Length[] = [...lengthsIn(text), ...own];
      // What people search for is not what there is.
      if (lengths.length === 0 || isUnseen(field)) return [];
      const known = its.size > 0 && !isOther() ? its : all;
      const longest = Math.max(...known);
      const shortest = Math.min(...known);
      const wrong = lengths.find(({minutes, may}) =>
        may === 'part'
          ? minutes > longest
          : !known.has(minutes) && (may !== 'either' || minutes > shortest),
      );
      if (!wrong) return [];
      const found = `“${wrong.typed}”, and sessions last ${list(known)} minutes`;
      return [{file, field, line, found, remedy: 'Correct the length, or leave it out.'}];
    });
  });
}
