/** Two lines of one entry that say the same: the name of a photo again below it. */
import {isMarked} from '../../marks';
import {wordsIn} from '../../language/wordCounts';
import type {Problem} from '../../problems';
import {type RawDocument, entriesOf, originalsOf} from '../raw';

/** Fields that stand below each other, in the order in which they are read. */
const LINES = ['name', 'title', 'line', 'description', 'text', 'alt'] as const;
/** The shortest words for a picture (`altText` of schemas/basics.ts). */
const LEAST_ALT = 20;
/** Lists whose entries have them; what a picture shows may well be what it is called. */
const LISTS = ['photos', 'rooms', 'hotels', 'phases'] as const;

type Fields = Readonly<Record<string, unknown>>;

const saidBy = (value: unknown): string =>
  typeof value === 'string' && !isMarked(value) ? wordsIn(value).join(' ') : '';

function twiceIn(entry: Fields, field: string, file: string): Problem[] {
  return LINES.flatMap((line, at) => {
    const said = saidBy(entry[line]);
    const first = LINES.slice(0, at).find((other) => saidBy(entry[other]) === said);
    // What is too short for a picture is told as that.
    const isShort = line === 'alt' && String(entry.alt).length < LEAST_ALT;
    if (!said || first === undefined || isShort) return [];
    const found = `${JSON.stringify(entry[line])}, which ${first} says already`;
    const remedy =
      line === 'alt'
        ? 'Say in words what the picture shows.'
        : `Say something else than ${first} does.`;
    return [{file, field: `${field}.${line}`, found, remedy}];
  });
}

/** Names lines that say what another line of their entry says. */
export function checkSameLines(documents: readonly RawDocument[]): Problem[] {
  const originals = originalsOf(documents);
  return documents.flatMap(({id, file, words}) =>
    LISTS.flatMap((list) =>
      entriesOf(words[list]).flatMap(({entry, index}) => {
        // A name that is alike in all languages stands with the facts.
        const facts = entriesOf(originals.get(id)?.facts[list]).map((fact) => fact.entry);
        const name = facts.find((fact) => fact.id === entry.id)?.name;
        return twiceIn({name, ...entry}, `${list}[${index}]`, file);
      }),
    ),
  );
}
