/** Ids that one file uses exist in the file that defines them; files that frontmatter names exist on disk. */
import {didYouMean} from '../../closest';
import {plainPicture, unusableTwin} from '../../pictures/names';
import {REQUIRED} from '../../pictures/required';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {EMBLEMS} from '../../vocabularies';
import {lostEntries, renamedIds} from '../translations/ids';
import {type RawDocument, entriesOf, isFields, isWhole, listOf, unreadableFiles} from '../raw';

/** What files define, as they were typed; undefined where the file could not be read. */
type Known = {
  readonly photos: readonly number[] | undefined;
  readonly programs: readonly string[];
  readonly areas: readonly string[] | undefined;
  readonly pictures: readonly string[];
  /** Emblems that have words, and a picture. */
  readonly emblems: readonly string[] | undefined;
};

type Reference = {
  readonly field: string;
  readonly value: string | number;
  readonly known: readonly (string | number)[] | undefined;
  readonly what: string;
};

const PICTURE = 'picture in docs/pictures';
const AREAS = 'programs/outcall';
const EMBLEMS_PAGE = 'masseuses';

/** An emblem of the vocabulary; of any other the schema speaks. */
const isEmblem = (value: unknown): boolean => EMBLEMS.some((emblem) => emblem === value);

/** Ids that the files of the original language define. */
function knownIds(source: Source, documents: readonly RawDocument[]): Known {
  const unreadable = unreadableFiles(source);
  const originals = documents.filter(({isOriginal}) => isOriginal);
  const renamed = renamedIds(documents);
  const lost = lostEntries(documents);
  const idsIn = (field: string): (string | number)[] | undefined => {
    // What others call by its earlier name, or still have, is told where it was renamed or deleted.
    if ([...renamed, ...lost].some((one) => one.field === field)) return undefined;
    const ids = originals.flatMap(({facts}) => entriesOf(facts[field]).map(({entry}) => entry.id));
    // An id that is no name or number is told there; what it should be is not known.
    const isId = (one: unknown): one is string | number =>
      typeof one === 'string' || typeof one === 'number';
    // Which one an emblem of no such name should be is told there.
    if (field === 'emblems' && !ids.every(isEmblem)) return undefined;
    // Of an id that stands twice, one was meant to be another.
    return ids.every(isId) && new Set(ids).size === ids.length ? ids : undefined;
  };
  const names = [
    ...originals.map(({id}) => id),
    // Of a page that only a translation has the original was deleted: that is told once.
    ...documents.filter(({isOriginal}) => !isOriginal).map(({id}) => id),
    ...[...unreadable].map((file) => file.replace(/^docs\//, '').replace(/\.mdx$/, '')),
  ];
  return {
    photos: originals.some(({id}) => id === 'gallery') ? idsIn('photos')?.map(Number) : undefined,
    programs: [...new Set(names)]
      .filter((id) => id.startsWith('programs/'))
      .map((id) => id.slice('programs/'.length)),
    areas: unreadable.has(`docs/${AREAS}.mdx`) ? undefined : idsIn('areas')?.map(String),
    // Those that code shows by their names are missed with the pictures.
    pictures: [...source.pictures, ...REQUIRED.map((name) => `${name}.jpg`)],
    emblems: originals.some(({id}) => id === EMBLEMS_PAGE)
      ? idsIn('emblems')?.map(String)
      : undefined,
  };
}

/** What cannot be an id, or a file’s name, is told by the schema. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FILE = /^[a-z0-9.-]+$/;

/** The fields of English files that refer to something by id. Values of a wrong type are the schema's. */
function referencesOf({facts}: RawDocument, known: Known): Reference[] {
  const photo = (field: string, value: unknown): Reference[] =>
    isWhole(value) ? [{field, value, known: known.photos, what: 'gallery photo'}] : [];
  const name =
    (ids: readonly string[] | undefined, what: string, isName = ID) =>
    (field: string, value: unknown): Reference[] =>
      typeof value === 'string' && isName.test(value) ? [{field, value, known: ids, what}] : [];
  const program = name(known.programs, 'program');
  const area = name(known.areas, `area in docs/${AREAS}.mdx`);
  const file = name(known.pictures, PICTURE, FILE);
  // A name without its extension is the schema’s.
  const picture = (field: string, value: unknown): Reference[] =>
    /\.\w+$/.test(String(value)) ? file(field, value) : [];
  const emblem = name(known.emblems, `emblem in docs/${EMBLEMS_PAGE}.mdx`);
  const hero = isFields(facts.hero) ? facts.hero.file : undefined;
  const each = (
    field: string,
    make: (field: string, entry: unknown) => Reference[],
    below?: string,
  ): Reference[] =>
    below
      ? entriesOf(facts[field]).flatMap(({entry, index}) =>
          make(`${field}[${index}].${below}`, entry[below]),
        )
      : listOf(facts[field]).flatMap((entry, index) => make(`${field}[${index}]`, entry));
  return [
    ...photo('photo', facts.photo),
    ...photo('closingPhoto', facts.closingPhoto),
    ...picture('hero.file', hero),
    ...emblem('emblem', isEmblem(facts.emblem) ? facts.emblem : undefined),
    ...each('rooms', photo, 'photo'),
    ...each('facilities', photo),
    ...each('gallery', photo),
    ...each('programs', program),
    ...each('favoritePrograms', program),
    ...each('hotels', area, 'area'),
    ...each('photos', picture, 'file'),
  ];
}

/** What was meant by a name: the same picture under another extension, or a name that is close. */
function nearTo(value: string, known: readonly string[]): string {
  const stem = (name: string): string => name.replace(/\.[^.]+$/, '');
  const same = /\.\w+$/.test(value) ? known.find((name) => stem(name) === stem(value)) : undefined;
  return same === undefined ? didYouMean(value, known) : `Did you mean ${same}?`;
}

/** More than these are not listed. */
const MOST_LISTED = 40;

/** What there is in the place of what is not: names, or numbers from the first to the last. */
function thereAre(known: readonly (string | number)[]): string {
  const isRow = known.every((id) => typeof id === 'number');
  if (isRow && known.length > 2) {
    const sorted = known.toSorted((a, b) => a - b);
    if (sorted.every((id, at) => id === (sorted[0] ?? 0) + at))
      return ` There are ${sorted[0]} to ${sorted.at(-1)}.`;
  }
  return known.length > 1 &&
    known.length <= MOST_LISTED &&
    !known.some((id) => /\./.test(String(id)))
    ? ` There are ${known.join(', ')}.`
    : '';
}

/** Names references to programs, photos, areas and picture files that do not exist. */
export function checkReferences(source: Source, documents: readonly RawDocument[]): Problem[] {
  const originals = documents.filter(({isOriginal}) => isOriginal);
  const known = knownIds(source, documents);
  const references = originals.flatMap((document) =>
    referencesOf(document, known)
      .filter((reference) => reference.known && !reference.known.includes(reference.value))
      // A picture whose name is slightly wrong is told there.
      .filter(({value}) => !known.pictures.some((name) => plainPicture(name) === value))
      // What has to be exported is told there too.
      .filter(
        ({value, what}) =>
          what !== PICTURE || unusableTwin(String(value), known.pictures) === undefined,
      )
      .map(({field, value, known: values, what}): Problem => {
        const near = typeof value === 'string' ? nearTo(value, (values ?? []).map(String)) : '';
        return {
          file: document.file,
          field,
          found: `${JSON.stringify(value)}, and there is no such ${what}`,
          remedy: near.trim() || `Correct it, or add what it names.${thereAre(values ?? [])}`,
        };
      }),
  );
  return references;
}
