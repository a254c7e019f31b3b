/** Names of several words of which the first is a slip away: “Nix Sensoria”, whatever else a nix is. */
import leven from 'leven';

import type {Problem} from '../../problems';
import type {Source} from '../../source';
import type {Text} from '../../texts';
import type {RawDocument} from '../raw';
import {namesIn} from './namesOfHouse';

type Whole = {readonly first: string; readonly rest: string; readonly pattern: RegExp};

/** The names of two words and more, with the pattern of whatever stands before all but the first. */
function wholesIn(names: readonly string[]): Whole[] {
  return [...new Set(names)].flatMap((whole): Whole[] => {
    const [, first, rest] = /^(\p{Lu}\p{L}+) (\p{Lu}\p{L}{3,}.*)$/u.exec(whole) ?? [];
    if (first === undefined || rest === undefined || /[^\p{L} -]/u.test(rest)) return [];
    return [{first, rest, pattern: new RegExp(`(?<!\\p{L})(\\p{L}+) ${rest}(?!\\p{L})`, 'u')}];
  });
}

/** Names them, once in a text; another program may be called alike. */
export function checkWrongNames(
  source: Source,
  documents: readonly RawDocument[],
  texts: readonly Text[],
): Problem[] {
  const names = namesIn(source, documents, texts).map(({whole}) => whole);
  const wholes = wholesIn(names);
  const isName = new Set(names);
  return texts.flatMap((text): Problem[] =>
    wholes.flatMap(({first, rest, pattern}): Problem[] => {
      const [typed, word = ''] = pattern.exec(text.text) ?? [];
      if (typed === undefined || word === first || isName.has(typed)) return [];
      const isCase = word.toLowerCase() === first.toLowerCase();
      if (isCase || leven(word, first) !== 1) return [];
      const {file, field, line} = text;
      return [{file, field, line, found: `“${typed}”`, remedy: `Write “${first} ${rest}”.`}];
    }),
  );
}
