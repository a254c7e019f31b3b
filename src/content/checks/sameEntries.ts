/** Entries of a list that are called, or say, what another one of the list does. */
import {isMarked} from '../marks';
import type {Problem} from '../problems';
import {type RawDocument, entriesOf, repeats} from './raw';

type Own = {
  readonly list: string;
  readonly field: string;
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
];

/** The value of a field, however it is spelt; what is not written yet is alike everywhere. */
function valueOf(entry: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const value = entry[field];
  return typeof value === 'string' && value.trim() && !isMarked(value)
    ? value.trim().toLowerCase()
    : undefined;
}

/** Names the second of two entries that share what should be each one's own. */
export function checkSameEntries(documents: readonly RawDocument[]): Problem[] {
  return documents.flatMap(({file, facts, words}) =>
    OWN.flatMap(({list, field, does, remedy}) => {
      const entries = [facts, words].flatMap((part) => entriesOf(part[list]));
      return repeats(entries, ({entry}) => valueOf(entry, field)).map(({entry, first}) => ({
        file,
        field: `${list}[${entry.index}].${field}`,
        found: `${JSON.stringify(entry.entry[field])}, which ${list}[${first.index}] ${does} already`,
        remedy,
      }));
    }),
  );
}
