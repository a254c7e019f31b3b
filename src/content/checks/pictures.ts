/** Tiles of programs, pictures of the gallery and emblems: each stands for one thing. */
import type {Problem} from '../problems';
import type {Source} from '../source';
import {EMBLEMS} from '../vocabularies';
import {type RawDocument, entriesOf, masseusesOf, repeats} from './raw';

function missingTiles(source: Source, documents: readonly RawDocument[]): Problem[] {
  const {tiles} = source;
  if (!tiles) return [];
  return documents
    .filter(({kind, isOriginal}) => kind === 'program' && isOriginal)
    .map(({id}) => id.slice('programs/'.length))
    .filter((id) => !tiles.includes(id))
    .map((id) => ({
      file: `static/img/tile/${id}.svg`,
      field: '',
      found: `no tile for docs/programs/${id}.mdx`,
      remedy: 'Put the drawing there; until it is drawn, a copy of panot.svg will do.',
    }));
}

/** Tiles of the house's own, which its components name. */
const OWN_TILE = /^panot(-|$)/;

/** Warns of drawings that no program has: a program's tile under another name, or one left behind. */
export function warnOfTiles({tiles = [], documents}: Source): Problem[] {
  const programs = new Set(documents.map(({id}) => id));
  return tiles
    .filter((id) => !OWN_TILE.test(id) && !programs.has(`programs/${id}`))
    .map((id) => ({
      file: `static/img/tile/${id}.svg`,
      field: '',
      found: 'a tile that no program has',
      remedy: `Delete it, or name it as its program's file in docs/programs is named.`,
    }));
}

/** Photos of the gallery that have in a field what an earlier one has. */
function samePhotos(
  {file}: RawDocument,
  photos: unknown,
  [field, does, remedy]: readonly [field: string, does: string, remedy: string],
): Problem[] {
  const named = entriesOf(photos).filter(({entry}) => typeof entry[field] === 'string');
  return repeats(named, ({entry}) => entry[field]).map(({entry: {entry, index}, first}) => ({
    file,
    field: `photos[${index}].${field}`,
    found: `${JSON.stringify(entry[field])}, which photos[${first.index}] ${does} already`,
    remedy,
  }));
}

const FILE = ['file', 'shows', 'Name another picture, or delete one of the two entries.'] as const;
const ALT = ['alt', 'says', 'Say what is seen in this picture and in no other.'] as const;

/** Two masseuses of one emblem, while another has none; of the two the later one by name. */
function sameEmblems(masseuses: readonly RawDocument[]): Problem[] {
  const free = EMBLEMS.filter((emblem) => masseuses.every(({facts}) => facts.emblem !== emblem));
  if (free.length === 0) return [];
  return repeats(masseuses, ({facts}) => facts.emblem).map(({entry, first}) => ({
    file: entry.file,
    field: 'emblem',
    found: `${JSON.stringify(entry.facts.emblem)}, which stands for ${String(first.facts.name)} (${first.file})`,
    remedy: `Nobody has yet: ${free.join(', ')}.`,
  }));
}

/** What a tile, a picture or an emblem is missing, or shares with another. */
export function checkPictures(source: Source, documents: readonly RawDocument[]): Problem[] {
  return [
    ...missingTiles(source, documents),
    ...documents.flatMap((document) => samePhotos(document, document.facts.photos, FILE)),
    ...documents.flatMap((document) => samePhotos(document, document.words.photos, ALT)),
    ...sameEmblems(masseusesOf(documents)),
  ];
}
