/** Words of texts, and how often each stands. */
import {remembered, rememberedByText} from '../remember';
import type {Text} from '../texts';

/** In how many texts each word stands. */
export type Vocabulary = ReadonlyMap<string, number>;

/** The words of a text, in small letters. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? [];

/** A text without placeholders and addresses. */
const spoken = (text: string): string =>
  text.replace(/\{[^}]*\}|(?:https?:|www\.)\S+|\S+@\S+/g, ' ');

/** Stands where words are left out: those around it are no neighbours. */
const GAP = ' | ';

/** Headings are set in two ways, of which one is italics: they say nothing of a language. */
const isSetInTwo = ({isHeading, field}: Partial<Text>): boolean =>
  Boolean(isHeading) || field === 'closing.title';

type Words = Pick<Text, 'text' | 'italics'> & Partial<Pick<Text, 'isHeading' | 'field'>>;

const LETTER = /\p{L}/u;

/** A text without a part of it, where that stands by itself: the “ma” in italics is none of “llaman”. */
function withoutPart(text: string, part: string): string {
  let at = part ? text.indexOf(part) : -1;
  while (at >= 0) {
    const [before, behind] = [text.charAt(at - 1), text.charAt(at + part.length)];
    if (!LETTER.test(before) && !LETTER.test(behind))
      return text.slice(0, at) + GAP + text.slice(at + part.length);
    at = text.indexOf(part, at + 1);
  }
  return text.replace(part, GAP);
}

/** A text without what may be of any language: words in italics, quotations, addresses, placeholders. */
export const unquoted = remembered((words: Words): string => {
  const {text, italics = []} = words;
  const rest = isSetInTwo(words)
    ? text.replace(/[*_]/g, '')
    : italics.reduce(withoutPart, text).replace(/[*_][^*_]+[*_]/g, GAP);
  return rest.replace(/«[^»]*»|“[^”]*”|"[^"]*"|\{[^}]*\}|(?:https?:|www\.)\S+|\S+@\S+/g, GAP);
});

/** The words of a text without placeholders and addresses, in small letters. */
export const spokenWords = rememberedByText((text) => wordsIn(spoken(text)));

const distinctWords = remembered((text: Text) => new Set(spokenWords(text.text)));

/** In how many of the texts each word stands, by the words of each text. */
export function timesIn(texts: readonly ReadonlySet<string>[]): Vocabulary {
  const times = new Map<string, number>();
  for (const words of texts) {
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  }
  return times;
}

/** In how many of the texts each of their words stands. */
export const vocabularyOf = (texts: readonly Text[]): Vocabulary =>
  timesIn(texts.map(distinctWords));

/** The beginning of a text in quotation marks, for a message. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return `“${plain.length > 50 ? `${plain.slice(0, 47)}…` : plain}”`;
}

/** Words in quotation marks, for a message. */
export const inQuotes = (words: readonly string[], between = ', '): string =>
  words.map((word) => `“${word}”`).join(between);
