/** Tiles of programs, photos, rooms and emblems: each stands for one thing. */
import {closest} from '../../closest';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {EMBLEMS} from '../../vocabularies';
import {type RawDocument, entriesOf, masseusesOf, repeats} from '../raw';
import {liesOnOther} from './satins';
import {type Own, sharedIn} from '../repetition/sameEntries';

function missingTiles(source: Source, documents: readonly RawDocument[]): Problem[] {
  const {tiles} = source;
  if (!tiles) return [];
  return documents
    .filter(({kind, isOriginal}) => kind === 'program' && isOriginal)
    .map(({id}) => id.slice('programs/'.length))
    .filter((id) => !tiles.includes(id))
    .map((id) => {
      const drawn = misnamedTile(id, source);
      return drawn === undefined
        ? {
            file: `static/img/tile/${id}.svg`,
            field: '',
            found: `no tile for docs/programs/${id}.mdx`,
            remedy: 'Put the drawing there; until it is drawn, a copy of panot.svg will do.',
          }
        : {
            file: `static/${drawn}`,
            field: '',
            found: `the tile of docs/programs/${id}.mdx under another name`,
            remedy: `Rename it to ${id}.svg: its name is that of the program’s file.`,
          };
    });
}

/** The tile of a program in a file that is called a little otherwise. */
function misnamedTile(id: string, source: Source): string | undefined {
  const {statics = []} = source;
  const capitals = statics.find((name) => name.toLowerCase() === `img/tile/${id}.svg`);
  const near = closest(id, strayTiles(source));
  return capitals ?? (near === undefined ? undefined : `img/tile/${near}.svg`);
}

/** Drawings that no program has by their names. */
function strayTiles({tiles = [], documents, problems}: Source): string[] {
  const isTold = (id: string): boolean =>
    problems.some(({file}) => file === `static/img/tile/${id}.svg`);
  // One under capitals is told as a mistake.
  const programs = new Set(documents.map(({id}) => id.toLowerCase()));
  return tiles.filter(
    (id) => !OWN_TILE.test(id) && !programs.has(`programs/${id.toLowerCase()}`) && !isTold(id),
  );
}

/** Tiles of the house's own, which its components name. */
const OWN_TILE = /^panot(-|$)/;

/** Warns of drawings that no program has: a program's tile under another name, or one left behind. */
export function warnOfTiles(source: Source): Problem[] {
  const {tiles = [], documents} = source;
  const programs = documents.flatMap(({id}) => /^programs\/(.*)$/.exec(id)?.[1] ?? []);
  const bare = [...new Set(programs)].filter((id) => !tiles.includes(id));
  return strayTiles(source)
    .filter((id) => bare.every((program) => misnamedTile(program, source) !== `img/tile/${id}.svg`))
    .map((id) => ({
      file: `static/img/tile/${id}.svg`,
      field: '',
      found: 'a tile that no program has',
      remedy: `Delete it, or name it as its program's file in docs/programs is named.`,
    }));
}

/** Fields that no two photos share. */
const OWN: readonly Own[] = [
  {
    list: 'photos',
    field: 'file',
    does: 'shows',
    remedy: 'Name another picture, or delete one of the two entries.',
  },
  {
    list: 'photos',
    field: 'alt',
    does: 'says',
    remedy: 'Say what is seen in this picture and in no other.',
  },
  {list: 'photos', field: 'title', does: 'has', remedy: 'Give this picture a name of its own.'},
];

/** What is typed in a field; an empty one is told as that. */
const typed = (entry: Readonly<Record<string, unknown>>, field: string): unknown =>
  (typeof entry[field] === 'string' && entry[field]) || undefined;

/** Two rooms with one photo, while the gallery has others. */
function sameRooms(documents: readonly RawDocument[]): Problem[] {
  const all = documents.flatMap(({facts}) => entriesOf(facts.photos));
  return documents.flatMap(({file, facts}) => {
    const rooms = entriesOf(facts.rooms);
    const shown = rooms.map(({entry}) => entry.photo);
    if (all.every(({entry}) => shown.includes(entry.id))) return [];
    // A whole entry that was pasted twice is told by how many there are.
    const shared = repeats(rooms, ({entry}) => entry.photo).filter(
      ({entry, first}) => entry.entry.id !== first.entry.id,
    );
    return shared.map(({entry: {entry, index}, first}) => ({
      file,
      field: `rooms[${index}].photo`,
      found: `${JSON.stringify(entry.photo)}, which rooms[${first.index}] shows already`,
      remedy: 'Show another photo of the gallery in one of the two, whichever is not of that room.',
    }));
  });
}

/** Two masseuses of one emblem, while another has none; of the two the later one by name. */
function sameEmblems(documents: readonly RawDocument[]): Problem[] {
  const masseuses = masseusesOf(documents);
  const free = EMBLEMS.filter((emblem) => masseuses.every(({facts}) => facts.emblem !== emblem));
  if (free.length === 0) return [];
  const speaksOf = ({body}: RawDocument): boolean => free.some((emblem) => body.includes(emblem));
  return repeats(masseuses, ({facts}) => facts.emblem).map(({entry, first}) => {
    // Whose text speaks of an emblem that is free had that one.
    const isFirst =
      (speaksOf(first) && !speaksOf(entry)) ||
      (liesOnOther(first, documents) && !liesOnOther(entry, documents));
    const [at, owner] = isFirst ? [first, entry] : [entry, first];
    const both = isFirst || speaksOf(entry) ? '' : ` Write it here, or in ${owner.file}.`;
    return {
      file: at.file,
      field: 'emblem',
      found: `${JSON.stringify(entry.facts.emblem)}, which stands for ${String(owner.facts.name)} (${owner.file})`,
      remedy: `Write one that nobody has yet: ${free.join(', ')}.${both}`,
    };
  });
}

/** What a tile, a picture or an emblem is missing, or shares with another. */
export function checkPictures(source: Source, documents: readonly RawDocument[]): Problem[] {
  return [
    ...missingTiles(source, documents),
    ...documents.flatMap((document) => sharedIn(document, OWN, typed)),
    ...sameRooms(documents),
    ...sameEmblems(documents),
  ];
}
