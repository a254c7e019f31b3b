/** Names of several words of which the first is a slip away: “Nix Sensoria”, whatever else a nix is. */
import leven from 'leven';

import type {Problem} from '../../problems';
import type {Text} from '../../texts';
import type {Name} from './namesOfHouse';

type Whole = {readonly first: string; readonly rest: string; readonly pattern: RegExp};

/** The names of two words and more, with the pattern of whatever stands before all but the first. */
function wholesIn(names: ReadonlySet<string>): Whole[] {
  return [...names].flatMap((whole): Whole[] => {
    const [, first, rest] = /^(\p{Lu}\p{L}+) (\p{Lu}\p{L}{3,}.*)$/u.exec(whole) ?? [];
    if (first === undefined || rest === undefined || /[^\p{L} -]/u.test(rest)) return [];
    return [{first, rest, pattern: new RegExp(`(?<!\\p{L})(\\p{L}+) ${rest}(?!\\p{L})`, 'u')}];
  });
}

/** Names them, once in a text; another program may be called alike. `names` are those of the house. */
export function checkWrongNames(names: readonly Name[], texts: readonly Text[]): Problem[] {
  const isName = new Set(names.map(({whole}) => whole));
  const wholes = wholesIn(isName);
  return texts.flatMap((text): Problem[] =>
    wholes.flatMap(({first, rest, pattern}): Problem[] => {
      const [typed, word = ''] = (text.text.includes(rest) && pattern.exec(text.text)) || [];
      if (typed === undefined || isName.has(typed)) return [];
      const isCase = word.toLowerCase() === first.toLowerCase();
      if (isCase || leven(word, first) !== 1) return [];
      const {file, field, line} = text;
      return [{file, field, line, found: `“${typed}”`, remedy: `Write “${first} ${rest}”.`}];
    }),
  );
}
