/** Sentences of a biography that have the masseuse herself for their subject. */
import {remembered} from '../../remember';
import type {Text} from '../../texts';

/** Somebody else whom the next sentence may speak of: “Her teacher lives in Lyon. She has …”. */
const SOMEBODY =
  /(?<![A-Za-zÀ-ɏ])(?:(?:grand)?mother|sister|aunt|teacher|neighbour|friend|landlady|mentor|cat|dog|dressmaker|daughter|madre|abuela|hermana|tía|maestra|profesora|vecina|amiga|dueña|jefa|gat[oa]|perr[oa]|hija|señora)(?![A-Za-zÀ-ɏ])/iu;

/** Who does something at the beginning of a sentence or of a part of it; Spanish does without her. */
const SHE: Readonly<Record<string, string>> = {
  en: String.raw`(?:(?<=^|[;:,–] )(?:(?:and|but|And|But|Today|Here) )?(?<who>[Ss]he|\p{Lu}[A-Za-zÀ-ɏ]+)|(?<![A-Za-zÀ-ɏ])(?:and|but) she)`,
  es: String.raw`(?<=^|[;:] )(?:(?<who>\p{Lu}[A-Za-zÀ-ɏ]+) )?(?:también |ya |solo )?`,
};
/** The subject of a sentence, as the beginning of a pattern that has regard to capitals. */
export const subjectOf = (locale: string): string => SHE[locale] ?? '(?!)';

const PRONOUNS: ReadonlySet<string> = new Set([
  ...['She', 'she', 'Ella', 'Hoy', 'Aquí', 'También', 'Ya', 'Solo', 'Y'],
]);

/** Whether words speak of somebody else than her. */
export const isOfSomebody = (words: string): boolean => SOMEBODY.test(words);

export const sentencesOf = remembered(({text}: Text): string[] => text.split(/(?<=[.!?…])\s/u));

/** What one of the patterns finds in a text about a masseuse; `name` is hers, and others are somebody else. */
export function saidOfHer(
  text: Text,
  patterns: readonly RegExp[],
  name: string,
): RegExpExecArray | undefined {
  const sentences = sentencesOf(text);
  for (const [at, sentence] of sentences.entries()) {
    // Who was spoken of before may be meant still.
    if (SOMEBODY.test(sentences[at - 1] ?? '')) continue;
    for (const pattern of patterns) {
      const match = pattern.exec(sentence);
      const {who = name} = match?.groups ?? {};
      if (!match || (who !== name && !PRONOUNS.has(who))) continue;
      if (SOMEBODY.test(sentence.slice(0, match.index))) continue;
      return match;
    }
  }
  return undefined;
}
