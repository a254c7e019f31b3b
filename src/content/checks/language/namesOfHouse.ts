/** The names of programs, people, hotels, the house and its place, and what is written for one of them by mistake. */
import leven from 'leven';

import {dictionaryOf} from '../../language/dictionaries';
import {folded} from '../../language/inflections';
import type {Text} from '../../texts';
import type {Source} from '../../source';
import {type RawDocument, isFields} from '../raw';

/** A name of fewer letters is near too many words; of one letter less only two that changed places are told. */
const LONG_NAME = 5;

/** A name as it is heard: ph is f, k is c, letters may stand twice within: Llúcia is no Lucía. */
const sound = (name: string): string =>
  folded(name)
    .replace(/ph/g, 'f')
    .replace(/ck|k/g, 'c')
    .replace(/y/g, 'i')
    .replace(/(?<=.)(.)\1/g, '$1');

/** A word of a name, and all of the name. */
export type Name = {readonly word: string; readonly whole: string};

/** What the house is called, and where it is: its city, and the district in it. */
function houseOf({business}: Source): unknown[] {
  const {name, address} = isFields(business) ? business : {name: undefined, address: undefined};
  const {district, city} = isFields(address) ? address : {};
  return [name, district, city];
}

/** Words that files give as names: of programs, people, hotels, the house and its place. */
export function namesIn(
  source: Source,
  documents: readonly RawDocument[],
  texts: readonly Text[],
): Name[] {
  const given = [
    ...houseOf(source),
    ...texts.filter(({isName}) => isName).map(({text}) => text),
    ...documents.flatMap(({kind, words}) =>
      kind === 'program' ? [words.name, words.label] : [words.name],
    ),
  ];
  const wholes = new Set(given.filter((name) => typeof name === 'string'));
  return [...wholes].flatMap((whole) =>
    (whole.match(/\p{Lu}\p{Ll}+/gu) ?? []).map((word) => ({word, whole})),
  );
}

/** The name that a capitalised word of a text misspells. */
export function nameMeant(
  word: string,
  {text, locale}: Text,
  names: readonly Name[],
): string | undefined {
  if (word.length < LONG_NAME - 1) return undefined;
  // Galería without its accent is no Valeria.
  const small = word.toLowerCase();
  const isAccent = (one: string): boolean => folded(one) === folded(small);
  if (dictionaryOf(locale)?.meant(small).likely.some(isAccent)) return undefined;
  const letters = [...word].sort().join('');
  return names.find((name) => {
    if (Math.abs(name.word.length - word.length) > 1) return false;
    const isTurned = [...name.word].sort().join('') === letters;
    if (word.length < LONG_NAME) return isTurned && name.word.startsWith(word.charAt(0));
    const distance = leven(name.word, word);
    // Hedone is a goddess; beside Sacra she is a program.
    if (folded(name.word) === folded(word)) {
      return name.word === name.whole || folded(text).includes(folded(name.whole));
    }
    if (sound(name.word) === sound(word)) return true;
    // Two letters that changed places count as two.
    return distance < 2 || (distance === 2 && isTurned);
  })?.word;
}
