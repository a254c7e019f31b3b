/** Words that no dictionary of the language has and that are a slip away from one it has. */
import {DICTIONARIES, dictionaryOf} from '../../language/dictionaries';
import {folded, withCapital} from '../../language/inflections';
import type {Problem} from '../../problems';
import {type Source, contentFolder} from '../../source';
import {type Text, isUnseen} from '../../texts';
import {LONG, heard} from '../../language/sounds';
import {isFarFetched} from '../../language/stress';
import {type UsedWords, usedWords} from '../../language/nearWords';
import {type Vocabulary, inQuotes, timesIn} from '../../language/wordCounts';
import {accentSlips} from './accents';
import {type Name, nameMeant} from './namesOfHouse';
import {type Unknown, accentsDeclared, declared, isCapital, unknownIn} from './unknownWords';

/** What stands in so many texts is no slip of the hand. */
const OFTEN = 3;
/** Of so many words one is meant. */
const MOST = 3;

type Slip = {readonly word: string; readonly meant: readonly string[]};

/** A shorter word is told only where the house uses what was meant. */
const SHORTEST = 4;
type House = {
  readonly locales: readonly string[];
  /** The words of the language in question, as the house uses them. */
  readonly used: UsedWords;
  readonly names: readonly Name[];
};

/** No name of so many letters is a slip away from a word. */
const VERY_LONG = 9;
/** A word of so many letters is near many others: it is taken for one that the house often uses. */
const SHORT = 6;
const OFTEN_USED = 5;
/** So short a word is near so many that only the commonest was meant, or any where it cannot be said at all. */
const VERY_SHORT = {letters: 4, texts: 8, textsWithoutVowel: 3};
const VOWEL = /[aeiouyáéíóúü]/u;
/** A letter that is missing or too many makes no other word as easily. */
const FEW_USED = 2;

/** Whether two words have the same letters in another order, as hands in a hurry type them: “abirr”. */
const isTurned = (one: string, other: string): boolean =>
  [...one].sort().join('') === [...other].sort().join('');

/** “Tha”, “wll”: a letter is missing or too many in a word that the house uses all the time. */
function meantByShort(small: string, used: UsedWords): string[] {
  const {letters, texts, textsWithoutVowel} = VERY_SHORT;
  if (small.length > letters) return [];
  const least = VOWEL.test(small) ? texts : textsWithoutVowel;
  return used.common(small, least).slice(0, MOST);
}

/** What may have been meant. Rare words are near right ones that no dictionary has: onsen, argan, martini. */
function meantBy({word, begins}: Unknown, locale: string, {locales, used}: House): string[] {
  const small = word.toLowerCase();
  const dictionary = dictionaryOf(locale);
  const {likely: all = [], possible = []} = dictionary?.meant(small) ?? {};
  const isAccent = (other: string): boolean => folded(other) === folded(small);
  // Who forgets its sign types n for ñ, of whatever word.
  const isUnsigned = (other: string): boolean => other.replaceAll('ñ', 'n') === small;
  const likely = all.filter(
    (other) =>
      used.has(other) ||
      !isAccent(other) ||
      isUnsigned(other) ||
      !isFarFetched(other, dictionary?.lists),
  );
  // Nobody types ñ for n.
  const accented = likely.filter(
    (other) => isAccent(other) && (other.includes('ñ') || !small.includes('ñ')),
  );
  const unsigned = accented.filter(isUnsigned);
  const best = unsigned.length > 0 ? unsigned : accented;
  if (best.length > 0) return small.length < SHORTEST ? best.filter(used.has) : best;
  // With an apostrophe or a blank it is no word by itself: nothing else was meant.
  if (likely[0] && /[ ’]/.test(likely[0])) return [...likely];
  // A name may stand at the beginning of a sentence: Sitges.
  const isName = begins && isCapital(word);
  // Of a word that the house often uses, more likely than a name is a slip: Direccón.
  const isSure = small.length >= (isName ? VERY_LONG : LONG);
  const isUsed = (one: string): boolean =>
    used.times(one) >= (one.length === small.length ? OFTEN_USED : FEW_USED);
  const near = used.near(small).filter((one) => isSure || isUsed(one));
  const isBorrowed = locales.some((other) => other !== locale && dictionaryOf(other)?.lists(small));
  if (isBorrowed && small.length < LONG) return [];
  if (isBorrowed) {
    // “Equipage” is English too, and what is heard in it is Spanish.
    const sure = [...new Set([...near, ...heard(small, likely, locale)])];
    return (sure.length > 0 || small.length < VERY_LONG ? sure : likely).slice(0, MOST);
  }
  const least = (one: string): number =>
    small.length < SHORT && !isTurned(small, one) ? OFTEN_USED : 1;
  const ours = [...likely, ...(isName ? [] : possible)].filter(
    (one) => used.times(one) >= least(one),
  );
  const apart = used.apart(small);
  // A letter is forgotten more often than a blank: “profundamete” is no “profunda mete”.
  const others = likely.length > 0 ? likely : possible;
  const whole = apart.length > 0 && small.length > LONG ? others : [];
  const own = [...new Set([...near, ...ours, ...whole, ...apart])];
  const told = isName ? own : [...new Set([...own, ...heard(small, likely, locale)])];
  if (told.length > 0) return told.slice(0, MOST);
  if (!isCapital(word)) {
    const common = meantByShort(small, used);
    if (common.length > 0) return common;
  }
  // All its letters are there.
  if (!isName && small.length >= SHORT) {
    const turned = likely.filter((other) => isTurned(small, other));
    if (turned.length > 0) return turned.slice(0, MOST);
  }
  if (small.length < (isName ? VERY_LONG : LONG + 1)) return [];
  // So long a word is near one other at most, whatever the house uses: revolveing.
  return others.slice(0, MOST);
}

/** Whether all long words of a label begin with a capital: none of them is a name for that, “Luxury Facilties”. */
function isTitle({text}: Text): boolean {
  const long = text.split(/\s+/).filter((word) => word.length >= SHORTEST);
  return long.length > 1 && long.every(isCapital);
}

function meantIn(words: Text, unknown: Unknown, house: House): readonly string[] {
  const {locale} = words;
  const {word, begins} = unknown;
  if (!isCapital(word)) return meantBy(unknown, locale, house);
  const {names, locales} = house;
  if (names.some((name) => name.word === word)) return [];
  // Camilla and the Costa Blanca are names by themselves.
  const isKnown = locales.some((one) =>
    [word, word.toLowerCase()].some((form) => dictionaryOf(one)?.has(form)),
  );
  const name = isKnown ? undefined : nameMeant(word, words, names);
  if (name) return [name];
  if (isKnown || !(begins || isTitle(words))) return [];
  return meantBy({...unknown, begins: true}, locale, house).map(withCapital);
}

/** Shorter words of a search may be anything, and those that the house uses less often are not what was meant. */
const SEARCHED = {letters: 6, times: 2};

/**
 * Misspelt words that people would not search by: without accents and in the words of another language they do,
 * and a slip of the hand beside a word of the house they do not.
 */
function searchSlips(text: Text, isUnusual: (word: string) => boolean, house: House): Slip[] {
  return unknownIn(text).flatMap((one): Slip[] => {
    const {word} = one;
    const isAnyWord = house.locales.some((other) => dictionaryOf(other)?.has(word));
    if (isCapital(word) || word.length < SEARCHED.letters || isAnyWord || !isUnusual(word))
      return [];
    const meant = meantBy(one, text.locale, house);
    if (meant.some((other) => folded(other) === folded(word))) return [];
    const near = meant.filter((other) => house.used.times(other) >= SEARCHED.times);
    return near.length > 0 ? [{word, meant: near}] : [];
  });
}

/** In how many texts each unknown word stands. */
const timesOf = (texts: readonly (readonly Unknown[])[]): Vocabulary =>
  timesIn(texts.map((words) => new Set(words.map(({word}) => word.toLowerCase()))));

function told({file, field, line}: Text, all: readonly Slip[], list: string): Problem {
  const slips = [...new Map(all.map((slip) => [slip.word, slip])).values()];
  const found = inQuotes(slips.map(({word}) => word));
  const meant = slips.map(({meant: words}) => inQuotes(words, ' or '));
  return {
    file,
    field,
    line,
    found: `${found}, which the dictionary does not have`,
    remedy: `Did you mean ${meant.join(', and ')}? Correct it, or add what is right as it stands to known in ${list}.`,
  };
}

/** Names misspelt words, with those that may have been meant. `names` are those of the house. */
export function checkSpelling(
  source: Source,
  names: readonly Name[],
  texts: readonly Text[],
): Problem[] {
  return source.locales.flatMap((locale) => {
    const isDeclared = declared(source, locale);
    if (!isDeclared) return [];
    const own = texts.filter((text) => text.locale === locale);
    const spelt = own.filter(({field, isName}) => !isName && !isUnseen(field));
    const unknown = spelt.map((text) => ({text, words: unknownIn(text)}));
    const often = timesOf(unknown.map(({words}) => words));
    const known = (word: string): boolean => dictionaryOf(locale)?.has(word) ?? false;
    const used = usedWords(own, locale, known);
    const house = {locales: DICTIONARIES, used, names};
    const accents = accentsDeclared(source, locale);
    const list = `${contentFolder(locale, source.defaultLocale)}/wording.yml`;
    const inSearches = own
      .filter(({field, isName}) => !isName && isUnseen(field))
      .flatMap((text) => {
        const slips = searchSlips(text, (word) => !isDeclared(word) && !often.has(word), house);
        return slips.length > 0 ? [told(text, slips, list)] : [];
      });
    const inTexts = unknown.flatMap(({text, words}): Problem[] => {
      const slips = words.flatMap((one): Slip[] => {
        const small = one.word.toLowerCase();
        const isRight = isDeclared(small) || (often.get(small) ?? 0) >= OFTEN;
        const accented = accents.get(small);
        const likely = accented === undefined ? meantIn(text, one, house) : [accented];
        const meant = isRight ? [] : likely;
        return meant.length > 0 ? [{word: one.word, meant}] : [];
      });
      if (slips.length > 0) return [told(text, slips, list)];
      return accentSlips(text, used, isDeclared, list);
    });
    return [...inTexts, ...inSearches];
  });
}
