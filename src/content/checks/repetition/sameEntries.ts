/** Entries of a list that are called, or say, what another one of the list does. */
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {type RawDocument, entriesOf, repeats} from '../raw';

type Fields = Readonly<Record<string, unknown>>;

export type Own = {
  readonly list: string;
  readonly field: string;
  /** What an entry does with its value. */
  readonly does: string;
  readonly remedy: string;
};

/** What is each entry's own, in every language; photos are told with their pictures. */
const OWN: readonly Own[] = [
  {list: 'rooms', field: 'name', does: 'has', remedy: 'Give this room a name of its own.'},
  {list: 'areas', field: 'name', does: 'has', remedy: 'Give this part of town its own name.'},
  {list: 'phases', field: 'name', does: 'has', remedy: 'Give this phase a name of its own.'},
  {list: 'hotels', field: 'name', does: 'has', remedy: 'Correct one of the two, or delete it.'},
  {
    list: 'hotels',
    field: 'description',
    does: 'says',
    remedy: 'Describe this hotel in words of its own.',
  },
  {list: 'emblems', field: 'alt', does: 'has', remedy: 'Say what this emblem’s picture shows.'},
];

/** The value of a field, however it is spelt; what is not written yet is alike everywhere. */
function written(entry: Fields, field: string): string | undefined {
  const value = entry[field];
  return typeof value === 'string' && value.trim() && !isMarked(value)
    ? value.trim().toLowerCase()
    : undefined;
}

/** The second of two entries that share what should be each one's own; `valueOf` says when they do. */
export function sharedIn(
  {file, facts, words}: RawDocument,
  own: readonly Own[],
  valueOf: (entry: Fields, field: string) => unknown,
): Problem[] {
  return own.flatMap(({list, field, does, remedy}) => {
    const entries = [facts, words].flatMap((part) => entriesOf(part[list]));
    const shared = repeats(entries, ({entry}) => valueOf(entry, field));
    // A whole entry that was pasted twice is told by its id, or by how many there are.
    const others = shared.filter(
      ({entry, first}) => entry.entry.id === undefined || entry.entry.id !== first.entry.id,
    );
    return others.map(({entry: {entry, index}, first}) => ({
      file,
      field: `${list}[${index}].${field}`,
      found: `${JSON.stringify(entry[field])}, which ${list}[${first.index}] ${does} already`,
      remedy,
    }));
  });
}

/** Names rooms, areas, phases and hotels that are called as another one of their list. */
export const checkSameEntries = (documents: readonly RawDocument[]): Problem[] =>
  documents.flatMap((document) => sharedIn(document, OWN, written));
