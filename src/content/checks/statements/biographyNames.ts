/** What a biography calls its masseuse: a name typed otherwise, or that of another one in the place of hers. */
import leven from 'leven';

import type {Problem} from '../../problems';
import {type Text, textsOf} from '../../texts';
import {type RawDocument, masseusesOf} from '../raw';

/** Words that begin with a capital, with the sentences' first ones. Somebody she is like, or works with, is another one. */
const CAPITALS =
  /(?<![A-Za-zÀ-ɏ’'])(?<!(?<![A-Za-zÀ-ɏ])(?:like|than|unlike|colleague|como|que|compañera) )\p{Lu}[A-Za-zÀ-ɏ]+/gu;

const namesIn = (text: string): string[] => text.match(CAPITALS) ?? [];

/** The texts that tell of her, each part by itself: the biography, and the sentence on her card. */
const PARTS = [
  ({field, line}: Text): boolean => line !== undefined && !field,
  ({field}: Text): boolean => field === 'description',
];

/** Short names are near too many words: of these, only what goes on like the name. */
const LEAST_LETTERS = 5;

/** Whether a word is her name with a letter or an accent typed otherwise. */
function isNear(word: string, own: string): boolean {
  if (own.length < LEAST_LETTERS) return word.length === own.length + 1 && word.startsWith(own);
  return word !== own && leven(word.toLowerCase(), own.toLowerCase()) === 1;
}

type Version = {readonly texts: readonly Text[]; readonly words: ReadonlySet<string>};

/** The word that stands for her name in texts that do not have it, and where another language has it. */
function insteadOf(
  own: string,
  {texts}: Version,
  twins: readonly Version[],
  names: readonly string[],
) {
  const others = names.filter((name) => name !== own && twins.every(({words}) => !words.has(name)));
  for (const text of texts) {
    const word = namesIn(text.text).find((one) => others.includes(one) || isNear(one, own));
    if (word !== undefined) return {text, word};
  }
  return undefined;
}

const timesOf = (name: string, {texts}: Version): number =>
  texts.flatMap(({text}) => namesIn(text)).filter((one) => one === name).length;

/** Another masseuse's name in the place of hers: once more than in any other language, where hers is once less. */
function otherIn(
  own: string,
  version: Version,
  twins: readonly Version[],
  names: readonly string[],
) {
  if (twins.length === 0 || !version.words.has(own)) return undefined;
  const isLess = twins.every((twin) => timesOf(own, version) < timesOf(own, twin));
  const others = names.filter((name) => name !== own && twins.every(({words}) => !words.has(name)));
  if (!isLess) return undefined;
  for (const text of version.texts) {
    const word = namesIn(text.text).find((one) => others.includes(one));
    if (word !== undefined) return {text, word};
  }
  return undefined;
}

/** Names words in the place of a masseuse's name, where another language has it. */
export function checkBiographyNames(documents: readonly RawDocument[]): Problem[] {
  const names = masseusesOf(documents).map(({facts}) => String(facts.name));
  return masseusesOf(documents).flatMap(({id, facts: {name: own}}) => {
    if (typeof own !== 'string') return [];
    return PARTS.flatMap((isPart) => {
      const versions = documents
        .filter((document) => document.id === id)
        .map((document): Version => {
          const texts = textsOf(document).filter(isPart);
          return {texts, words: new Set(texts.flatMap(({text}) => namesIn(text)))};
        });
      return versions.flatMap((version): Problem[] => {
        const twins = versions.filter((one) => one !== version);
        const other = otherIn(own, version, twins, names);
        if (other) {
          const {file, field, line} = other.text;
          const found = `“${other.word}” in the biography of ${own}, which no other language names there`;
          return [
            {
              file,
              field,
              line,
              found,
              remedy: `Write ${own}, or name ${other.word} in every language.`,
            },
          ];
        }
        // A story may do without her name; where no language has it, her field is the mistake.
        if (version.words.has(own) || !twins.some(({words}) => words.has(own))) return [];
        const instead = insteadOf(own, version, twins, names);
        if (!instead) return [];
        const {file, field, line} = instead.text;
        const found = `“${instead.word}” in the biography of ${own}, which names her nowhere`;
        return [{file, field, line, found, remedy: `Write ${own}.`}];
      });
    });
  });
}
