/** Tiles of programs, pictures of the gallery and emblems: each stands for one thing. */
import type {Problem} from '../problems';
import type {Source} from '../source';
import {EMBLEMS} from '../vocabularies';
import {type RawDocument, entriesOf} from './raw';

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
  const entries = entriesOf(photos);
  return entries.flatMap(({entry, index}): Problem[] => {
    const first = entries.find(({entry: other}) => other[field] === entry[field]);
    if (typeof entry[field] !== 'string' || !first || first.index === index) return [];
    const found = `${JSON.stringify(entry[field])}, which photos[${first.index}] ${does} already`;
    return [{file, field: `photos[${index}].${field}`, found, remedy}];
  });
}

const FILE = ['file', 'shows', 'Name another picture, or delete one of the two entries.'] as const;
const ALT = ['alt', 'says', 'Say what is seen in this picture and in no other.'] as const;

/** Two masseuses of one emblem, while another has none; of the two the later one by name. */
function sameEmblems(masseuses: readonly RawDocument[]): Problem[] {
  const free = EMBLEMS.filter((emblem) => masseuses.every(({facts}) => facts.emblem !== emblem));
  if (free.length === 0) return [];
  return masseuses.flatMap(({file, facts}, index): Problem[] => {
    const first = masseuses.slice(0, index).find((other) => other.facts.emblem === facts.emblem);
    if (!first || facts.emblem === undefined) return [];
    const found = `${JSON.stringify(facts.emblem)}, which stands for ${String(first.facts.name)} (${first.file})`;
    return [{file, field: 'emblem', found, remedy: `Nobody has yet: ${free.join(', ')}.`}];
  });
}

/** What a tile, a picture or an emblem is missing, or shares with another. */
export function checkPictures(source: Source, documents: readonly RawDocument[]): Problem[] {
  const masseuses = documents.filter(({kind, isOriginal}) => kind === 'masseuse' && isOriginal);
  return [
    ...missingTiles(source, documents),
    ...documents.flatMap((document) => samePhotos(document, document.facts.photos, FILE)),
    ...documents.flatMap((document) => samePhotos(document, document.words.photos, ALT)),
    ...sameEmblems(masseuses),
  ];
}
