/** How many phases, lengths and inclusions a program has, in the fields that speak of it. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {textsOf} from '../../texts';
import {lostEntries} from '../translations/ids';
import {type RawDocument, entriesOf, isFields, listOf, originalsOf} from '../raw';

type Part = 'phases' | 'sessions' | 'inclusions';

/** What is counted, as each language calls it. */
const NOUNS: Readonly<Record<string, Readonly<Record<Part, string>>>> = {
  en: {phases: 'phases', sessions: '(?:different )?lengths', inclusions: 'inclusions'},
  es: {
    phases: 'fases',
    sessions: 'duraciones',
    inclusions: '(?:cosas incluidas|inclusiones)',
  },
};

/** How many things each list of what is included has: that of the program, and those of its sessions. */
const inclusionsOf = ({words}: RawDocument): readonly number[] =>
  [words, ...entriesOf(words.tiers).map(({entry}) => entry)].map(
    (list) => listOf(isFields(list) ? list.features : undefined).length,
  );

/** How many a program has: what is included is counted with its end or without, in short or in its longest session. */
function countsOf(document: RawDocument): Readonly<Record<Part, readonly number[]>> {
  const {facts} = document;
  const lists = inclusionsOf(document);
  const ended = lists.flatMap((count) => [count, count + 1]);
  return {
    phases: [listOf(facts.phases).length],
    sessions: [listOf(facts.sessions).length],
    inclusions: [...ended, lists.reduce((sum, count) => sum + count, 0)],
  };
}

/** How many there are, for somebody who corrects the number. */
function hasHowMany(part: Part, document: RawDocument, counts: readonly number[]): string {
  const {file} = document;
  if (part !== 'inclusions') return `${part} in ${file} has ${counts[0]}`;
  const longest = Math.max(...inclusionsOf(document));
  return `features in ${file} has ${longest}, or ${longest + 1} with finish`;
}

/** Names numbers of a program's own parts that its fields contradict. */
export function checkCountedParts(documents: readonly RawDocument[]): Problem[] {
  const originals = originalsOf(documents);
  const lost = lostEntries(documents);
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    const nouns = NOUNS[document.locale];
    if (document.kind !== 'program' || !original || !nouns) return [];
    const counts = countsOf(original);
    const number = numberPattern(document.locale);
    return (Object.keys(nouns) as Part[]).flatMap((part) => {
      // Without a list of them, it speaks of something else.
      if (Math.max(...counts[part]) === 0) return [];
      // What was deleted in the original alone comes back, or goes from the sentences too.
      if (lost.some((one) => one.original === original && one.field === part)) return [];
      const pattern = new RegExp(`(${number}) ${nouns[part]}(?![A-Za-zÀ-ɏ])`, 'iu');
      return textsOf(document).flatMap(({file, field, line, text}): Problem[] => {
        // A story may count the phases of the moon.
        const [typed, said = ''] = (line === undefined && pattern.exec(text)) || [];
        if (typed === undefined || counts[part].includes(valueOf(said, document.locale))) return [];
        const found = `“${typed}”, and ${hasHowMany(part, original, counts[part])}`;
        return [{file, field, found, remedy: 'Correct the number, or leave it out.'}];
      });
    });
  });
}
