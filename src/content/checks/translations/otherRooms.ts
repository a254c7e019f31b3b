/** Rooms of the house that a page names, held against its original: “Suite Amatista” where that has “Suite Nagomi”. */
import type {Problem} from '../../problems';
import {type Text, textsOf} from '../../texts';
import {isElsewhere} from '../precedence';
import {type RawDocument, entriesOf, originalsOf} from '../raw';

type Room = {readonly id: string; readonly name: string};
type Named = Room & {readonly text: Text};

/** The rooms of the home page by language. */
const roomsByLocale = (documents: readonly RawDocument[]): ReadonlyMap<string, readonly Room[]> =>
  new Map(
    documents
      .filter(({id}) => id === 'home')
      .map(({locale, words}) => [
        locale,
        entriesOf(words.rooms).flatMap(({entry: {id, name}}) =>
          typeof id === 'string' && typeof name === 'string' ? [{id, name}] : [],
        ),
      ]),
  );

/** What rooms themselves are called is told with their photos. */
const OF_ROOMS = /^(?:rooms|photos)\[/;

/** The rooms that a page names, each where it does so first. */
const namedIn = (document: RawDocument, rooms: readonly Room[] = []): Named[] => {
  const texts = textsOf(document).filter(({field}) => !OF_ROOMS.test(field));
  return rooms.flatMap((room): Named[] => {
    const text = texts.find(({text: words}) => words.includes(room.name));
    return text ? [{...room, text}] : [];
  });
};

/** Names pages that speak of one room where their original speaks of another. */
export function checkOtherRooms(
  documents: readonly RawDocument[],
  known: readonly Problem[],
): Problem[] {
  const rooms = roomsByLocale(documents);
  const originals = originalsOf(documents);
  const isUntold = isElsewhere(known);
  return documents.flatMap((document): Problem[] => {
    const original = originals.get(document.id);
    if (!original || original === document) return [];
    const here = namedIn(document, rooms.get(document.locale));
    const there = namedIn(original, rooms.get(original.locale));
    const [one, ...others] = here.filter(({id}) => there.every((room) => room.id !== id));
    const [twin, ...more] = there.filter(({id}) => here.every((room) => room.id !== id));
    if (!one || !twin || others.length > 0 || more.length > 0) return [];
    if (!isUntold(one.text)) return [];
    const {file, field, line} = one.text;
    const meant = rooms.get(document.locale)?.find(({id}) => id === twin.id)?.name ?? twin.name;
    const found = `“${one.name}”, and the original has “${twin.name}”`;
    return [{file, field, line, found, remedy: `Write ${meant}, or correct ${original.file}.`}];
  });
}
