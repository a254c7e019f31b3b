/** How the words of an entry of `code.json` are set: signs, capitals and units are those of the original. */
import {type Problem, quote} from '../../problems';
import {isTongue} from '../typography/spanish';

type Fault = Omit<Problem, 'file' | 'field'>;

/** Signs of Markdown or HTML, which would be shown as they stand. */
const MARKUP =
  /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|\*+[^\s*][^*]*\*|(?<![\p{L}\p{N}])_[^\s_][^_]*_(?![\p{L}\p{N}])|~~|`[^`]+`|\[[^\]]+\]\(|^(?:#{1,6}|[-*>]) /iu;

/** Two placeholders with at most one word between: “{index} of {total}”. */
const PAIR = /\{([^{}]+)\}([^\p{L}{}]*(?:\p{L}+[^\p{L}{}]*)?)\{([^{}]+)\}/u;

/** Two placeholders that have changed places, with as many words between as in the original. */
function crossed(message: string, original: string): string | undefined {
  const [here, there] = [PAIR.exec(message), PAIR.exec(original)];
  if (!here || !there || here[1] !== there[3] || here[3] !== there[1]) return undefined;
  if (here[1] === here[3]) return undefined;
  const isWord = (match: RegExpExecArray): boolean => /[\p{L}–-]/u.test(match[2] ?? '');
  return isWord(here) === isWord(there) ? here[0] : undefined;
}

const FIRST_LETTER = /^[^\p{L}\p{N}{}]*(\p{L}+)/u;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** A beginning in small letters, or in a capital, where the original has the other. */
function beginning(message: string, original: string): string | undefined {
  const [here, there] = [message, original].map((text) => FIRST_LETTER.exec(text)?.[1]);
  if (!here || !there || isCapital(here) === isCapital(there) || isTongue(here)) return undefined;
  return here;
}

/** The sign a text ends in; a question has its own rules, and three full stops are told by themselves. */
const endOf = (text: string): string => /(?<!\.)[.:]$/.exec(text)?.[0] ?? '';

/** The sign a text begins with, where it goes on with what stands before it: “, book on WhatsApp”. */
const beginOf = (text: string): string => /^[,;:)]/.exec(text.trim())?.[0] ?? '';

/** A sign at one end of a text where the original has another, or none; `signOf` reads it, “” for none. */
function otherSign(
  signOf: (text: string) => string,
  place: 'beginning' | 'end',
  message: string,
  original: string,
): Fault | undefined {
  const [sign, wanted] = [signOf(message), signOf(original)];
  if (sign === wanted) return undefined;
  const verb = place === 'end' ? 'End' : 'Begin';
  return {
    found: `${sign ? `“${sign}”` : `no “${wanted}”`} at the ${place}`,
    remedy: `${wanted ? `${verb} with “${wanted}”` : `Delete “${sign}”`}, as the original does: ${quote(original)}.`,
  };
}

/** Words with a capital within a label; names follow no other word in small letters alone. */
const capitalsWithin = (text: string): string[] =>
  text.match(/(?<=[\p{L}\p{N},;}] )(?!\p{Lu}{2})\p{Lu}\p{L}*/gu) ?? [];

/** A word that a name stands behind: “De Argentina”. */
const BEFORE_NAMES = /^(?:de|en|a|con|from|in|of|to|with) /iu;

/** What in the form of an entry differs from its original, or undefined. */
export function formFault(message: string, original: string): Fault | undefined {
  if (MARKUP.test(message)) {
    return {
      found: `markup in ${quote(message)}`,
      remedy: 'Write plain words: it would be shown as it stands.',
    };
  }
  const there = `The original reads ${quote(original)}.`;
  const pair = crossed(message, original);
  if (pair !== undefined) {
    const remedy = `Let the two placeholders change places. ${there}`;
    return {found: `“${pair}”, the other way round`, remedy};
  }
  if (/\p{L} {2,}|\} {2,}| {2,}\{/u.test(message)) {
    return {found: `two blanks in ${quote(message)}`, remedy: 'Write one.'};
  }
  const word = beginning(message, original);
  if (word !== undefined) {
    const letter = isCapital(word) ? 'a small letter' : 'a capital';
    return {found: `“${word}” at the beginning`, remedy: `Begin with ${letter}. ${there}`};
  }
  const before = otherSign(beginOf, 'beginning', message, original);
  if (before) return before;
  const within = capitalsWithin(original).length > 0 ? [] : capitalsWithin(message);
  const words = message.replace(BEFORE_NAMES, '').match(/\p{L}+/gu) ?? [];
  // Names such as “Policía Nacional” stand in longer texts; a label has every word of it so.
  if (
    within.length > 0 &&
    words.length > 1 &&
    words.every(isCapital) &&
    words.some((one) => /\p{Ll}/u.test(one))
  ) {
    const remedy = `Write one capital, at the beginning: a fixed label alone has more. ${there}`;
    return {found: `capitals within ${quote(message)}`, remedy};
  }
  // Other marks that end a text are told as what they are.
  if (/[?!…]$/.test(message) || /\.\.$/.test(message)) return undefined;
  return otherSign(endOf, 'end', message, original);
}
