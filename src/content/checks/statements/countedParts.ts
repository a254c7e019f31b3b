/** How many phases, lengths and inclusions a program has, in the fields that speak of it. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {type Text, textsOf} from '../../texts';
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

/** A number of each, by language. */
const PATTERNS: Readonly<Record<string, Readonly<Record<Part, RegExp>>>> = Object.fromEntries(
  Object.entries(NOUNS).map(([locale, nouns]) => {
    const counted = (part: Part): RegExp =>
      new RegExp(`(${numberPattern(locale)}) ${nouns[part]}(?![A-Za-zÀ-ɏ])`, 'iu');
    return [
      locale,
      {
        phases: counted('phases'),
        sessions: counted('sessions'),
        inclusions: counted('inclusions'),
      },
    ];
  }),
);

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

/** The number of a part in a field, and how it is typed; a story may count the phases of the moon. */
function saidIn(
  {line, text, locale}: Text,
  part: Part,
): {typed: string; number: number} | undefined {
  const [typed, said = ''] = (line === undefined && PATTERNS[locale]?.[part].exec(text)) || [];
  return typed === undefined ? undefined : {typed, number: valueOf(said, locale)};
}

/** Whether the fields of a program, in some language, count what is included as a list of it does. */
export function isCountedAs(list: RawDocument, documents: readonly RawDocument[]): boolean {
  const {inclusions} = countsOf(list);
  return documents.flatMap(textsOf).some((text) => {
    const said = saidIn(text, 'inclusions');
    return said !== undefined && inclusions.includes(said.number);
  });
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
    // What is included may be counted as another language lists it: that one of them lost a line is told there.
    const inclusions = documents
      .filter(({id}) => id === document.id)
      .flatMap((one) => countsOf(one).inclusions);
    return (Object.keys(nouns) as Part[]).flatMap((part) => {
      // Without a list of them, it speaks of something else.
      const listed = part === 'inclusions' ? inclusionsOf(original) : counts[part];
      if (Math.max(...listed) === 0) return [];
      // What was deleted in the original alone comes back, or goes from the sentences too.
      if (lost.some((one) => one.original === original && one.field === part)) return [];
      const right = part === 'inclusions' ? inclusions : counts[part];
      return textsOf(document).flatMap((text): Problem[] => {
        const said = saidIn(text, part);
        if (!said || right.includes(said.number)) return [];
        const {file, field} = text;
        const found = `“${said.typed}”, and ${hasHowMany(part, original, counts[part])}`;
        return [{file, field, found, remedy: 'Correct the number, or leave it out.'}];
      });
    });
  });
}
