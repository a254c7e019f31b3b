/** Rooms of the home page, and what the gallery calls their photos. */
import {isNearly} from '../../closest';
import type {Problem} from '../../problems';
import {textsOf} from '../../texts';
import {type RawDocument, entriesOf} from '../raw';

const HOME = 'home';
const GALLERY = 'gallery';

/** A room in one language, with the photo that stands for it. */
type Room = {
  readonly index: number;
  readonly name: string;
  readonly photo: unknown;
  readonly id: string;
  /** The file of the photo, whose name may begin with that of a room. */
  readonly file: string;
  /** Title of the photo, and its place among the gallery’s. */
  readonly title: string;
  readonly at: number;
};

const small = (name: string): string => name.trim().toLowerCase();

/** Whether two names are one with a slip in it. */
function isSlip(one: string, other: string): boolean {
  const [a, b] = [small(one), small(other)];
  return a !== b && (a.length > b.length ? isNearly(b, a) : isNearly(a, b));
}

type Originals = {readonly home: RawDocument; readonly gallery: RawDocument};

function roomsIn(
  home: RawDocument,
  gallery: RawDocument,
  {home: original, gallery: pictures}: Originals,
): Room[] {
  const photos = new Map(
    entriesOf(original.facts.rooms).map(({entry}) => [entry.id, entry.photo] as const),
  );
  const titles = entriesOf(gallery.words.photos);
  const files = new Map(
    entriesOf(pictures.facts.photos).map(({entry}) => [entry.id, entry.file] as const),
  );
  return entriesOf(home.words.rooms).flatMap(({index, entry: {id, name}}): Room[] => {
    const photo = photos.get(id);
    const shown = titles.find(({entry}) => entry.id === photo);
    const title = shown?.entry.title;
    return typeof name === 'string' && typeof title === 'string' && shown
      ? [
          {
            index,
            name,
            photo,
            id: String(id),
            file: String(files.get(photo)),
            title,
            at: shown.index,
          },
        ]
      : [];
  });
}

/** In how many texts a name stands. */
const timesOf = (name: string, texts: readonly string[]): number =>
  texts.filter((text) => text.includes(name)).length;

/** A room and its photo that are called almost the same: the name that fewer texts have is told. */
function slips(
  home: RawDocument,
  gallery: RawDocument,
  rooms: readonly Room[],
  texts: readonly string[],
): Problem[] {
  return rooms
    .filter(({name, title}) => isSlip(name, title))
    .map(({index, name, title, at}): Problem => {
      const isOfGallery = timesOf(name, texts) > timesOf(title, texts);
      const [file, field, typed, meant, other] = isOfGallery
        ? [gallery.file, `photos[${at}].title`, title, name, home.file]
        : [home.file, `rooms[${index}].name`, name, title, gallery.file];
      const found = `${JSON.stringify(typed)}, and the same room is “${meant}” in ${other}`;
      return {file, field, found, remedy: `Write ${meant}, or correct it there.`};
    });
}

/** Whether a photo is called as a room. */
const isOwn = (room: Room, photo: Room): boolean => small(room.name) === small(photo.title);

/** Rooms that show the photo of another one, by its title; two that changed places are told at the first. */
function exchanged(home: RawDocument, rooms: readonly Room[]): Problem[] {
  return rooms.flatMap((room): Problem[] => {
    const {index, name, photo, title} = room;
    const other = rooms.find((one) => one !== room && isOwn(one, room));
    const own = rooms.find((one) => isOwn(room, one));
    // A photo that two rooms show is told as that.
    const isShared = rooms.some((one) => one !== room && one.photo === photo);
    if (!other || own === room || isShared) return [];
    const isPair = own === other;
    if (isPair && other.index < index) return [];
    const along = isPair ? ` here, and photo: ${String(photo)} in rooms[${other.index}].` : '.';
    const remedy = own ? `Write photo: ${String(own.photo)}${along}` : 'Show a photo of this room.';
    const found = `${String(photo)}, which is “${title}” in the gallery, for the room “${name}”`;
    return [{file: home.file, field: `rooms[${index}].photo`, found, remedy}];
  });
}

/** A room that is called otherwise than its photo, while the original has one name for both. */
function otherName(
  document: RawDocument,
  gallery: RawDocument,
  rooms: readonly Room[],
  twins: readonly Room[],
): Problem[] {
  return rooms.flatMap((room): Problem[] => {
    const {id, index, name, title, at} = room;
    const twin = twins.find((one) => one.id === id);
    // “The Mirror Room, at night” is the same room; of two rooms with one name more is told.
    const isSame = small(title).startsWith(small(name)) || isSlip(name, title);
    const isTold = rooms.some(
      (one) => one !== room && (isOwn(one, room) || small(one.name) === small(name)),
    );
    if (!twin || !isOwn(twin, twin) || isSame || isTold) return [];
    const found = `${JSON.stringify(name)}, and its photo is “${title}”, while the original has one name for both`;
    const remedy = `Write ${title} here, or ${name} in photos[${at}].title of ${gallery.file}.`;
    return [{file: document.file, field: `rooms[${index}].name`, found, remedy}];
  });
}

const bare = (id: string): string => id.replaceAll('-', '');

/** Rooms that show a photo whose file is called after another room, and not the photo that is called as that one. */
function calledOtherwise(home: RawDocument, rooms: readonly Room[]): Problem[] {
  return rooms.flatMap((room): Problem[] => {
    const {index, name, photo, file} = room;
    const isCalled = ({id}: Room): boolean => bare(file).startsWith(bare(id));
    const other = rooms.find(isCalled);
    if (!other || isCalled(room) || rooms.some((one) => isOwn(one, room))) return [];
    const found = `${String(photo)}, which is ${file}, a photo of “${other.name}”, for the room “${name}”`;
    const remedy = 'Show a photo of this room.';
    return [{file: home.file, field: `rooms[${index}].photo`, found, remedy}];
  });
}

/** Names rooms that are called otherwise than the photo that shows them, by a slip or by exchange. */
export function checkRooms(documents: readonly RawDocument[]): Problem[] {
  const original = documents.find(({id, isOriginal}) => id === HOME && isOriginal);
  const pictures = documents.find(({id, isOriginal}) => id === GALLERY && isOriginal);
  if (!original || !pictures) return [];
  const texts = documents.flatMap((document) => textsOf(document).map(({text}) => text));
  const originals = {home: original, gallery: pictures};
  const inOriginal = roomsIn(original, pictures, originals);
  return documents.flatMap((home): Problem[] => {
    const gallery = documents.find(({id, locale}) => id === GALLERY && locale === home.locale);
    if (home.id !== HOME || !gallery) return [];
    const rooms = home === original ? inOriginal : roomsIn(home, gallery, originals);
    return [
      ...slips(home, gallery, rooms, texts),
      ...otherName(home, gallery, rooms, inOriginal),
      // The photos are facts, and stand in the original.
      ...(home === original ? [...exchanged(home, rooms), ...calledOtherwise(home, rooms)] : []),
    ];
  });
}
