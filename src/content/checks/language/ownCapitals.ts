/** Names that have capitals of their own, as WhatsApp has: texts learn them from each other. */
import {timesIn, unquoted} from '../../language/wordCounts';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import type {Text} from '../../texts';
import {isFields} from '../raw';

const WORD = /(?<![\p{L}\p{M}\p{N}@/_.-])\p{L}{3,}(?![\p{L}\p{M}\p{N}@/_-]|\.\p{L})/gu;
const CAPITAL_WITHIN = /^\p{L}*\p{Ll}\p{Lu}\p{Ll}+$/u;
/** In so many texts a name is no slip. */
const OFTEN = 3;

const wordsOf = remembered(
  (text: Text): ReadonlySet<string> => new Set(unquoted(text).match(WORD) ?? []),
);

/** Names with a capital within, by what they are in small letters. */
function namesIn(texts: readonly Text[]): ReadonlyMap<string, string> {
  const often = [...timesIn(texts.map(wordsOf))].filter(
    ([word, times]) => times >= OFTEN && CAPITAL_WITHIN.test(word),
  );
  return new Map(often.map(([word]) => [word.toLowerCase(), word]));
}

/** The house's name in capitals; in small letters it may be an ordinary word. */
function loudNameOf({business}: Source): readonly (readonly [loud: string, name: string])[] {
  const name = isFields(business) ? business.name : undefined;
  return typeof name === 'string' && /\p{Ll}/u.test(name) ? [[name.toUpperCase(), name]] : [];
}

/** Names with other capitals than their own. */
export function checkOwnCapitals(source: Source, texts: readonly Text[]): Problem[] {
  const names = namesIn(texts);
  const loud = new Map(loudNameOf(source));
  return texts.flatMap((text): Problem[] =>
    [...wordsOf(text)].flatMap((word): Problem[] => {
      const meant = loud.get(word) ?? names.get(word.toLowerCase());
      if (meant === undefined || meant === word) return [];
      const {file, field, line} = text;
      const found = `“${word}”, a name with other capitals`;
      return [{file, field, line, found, remedy: `Write “${meant}”.`}];
    }),
  );
}
