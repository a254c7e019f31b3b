/** Ids that one file uses exist in the file that defines them; files that frontmatter names exist on disk. */
import type {ValidDocument} from '../factsAndWords';
import {type Problem, closest} from '../problems';
import type {Source} from '../readSite';

type Reference = {
  readonly field: string;
  readonly value: string | number;
  readonly known: readonly (string | number)[];
  readonly what: string;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idsIn = (value: unknown): (string | number)[] =>
  listOf(value).map((entry) => (entry as {id: string | number}).id);

/** The fields of English files that refer to something by id. */
function referencesOf(document: ValidDocument, known: Known): Reference[] {
  const {facts} = document;
  const photo = (field: string, value: unknown): Reference[] =>
    typeof value === 'number' ? [{field, value, known: known.photos, what: 'gallery photo'}] : [];
  const each = (
    field: string,
    value: unknown,
    make: (field: string, entry: unknown) => Reference[],
  ): Reference[] => listOf(value).flatMap((entry, index) => make(`${field}[${index}]`, entry));
  const program = (field: string, value: unknown): Reference[] => [
    {field, value: String(value), known: known.programs, what: 'program'},
  ];
  return [
    ...photo('photo', facts.photo),
    ...each('rooms', facts.rooms, (field, entry) =>
      photo(`${field}.photo`, (entry as {photo: unknown}).photo),
    ),
    ...each('facilities', facts.facilities, photo),
    ...each('gallery', facts.gallery, photo),
    ...each('programs', facts.programs, program),
    ...each('favoritePrograms', facts.favoritePrograms, program),
    ...each('hotels', facts.hotels, (field, entry) => [
      {
        field: `${field}.area`,
        value: (entry as {area: string}).area,
        known: known.areas,
        what: 'service area of docs/programs/outcall.mdx',
      },
    ]),
    ...each('photos', facts.photos, (field, entry) => [
      {
        field: `${field}.file`,
        value: (entry as {file: string}).file,
        known: known.files,
        what: 'picture in docs/pictures',
      },
    ]),
  ];
}

type Known = {
  readonly photos: readonly number[];
  readonly programs: readonly string[];
  readonly areas: readonly string[];
  readonly files: readonly string[];
};

/** Pages that Markdown links by file path, such as `](/contact.mdx)`. */
function linkedFiles(body: string): string[] {
  return [...body.matchAll(/\]\(\/([^)#\s]+)\.mdx(?:#[^)]*)?\)/g)].map(([, id]) => id ?? '');
}

/** Names references to programs, photos, areas, picture files and pages that do not exist. */
export function checkReferences(source: Source, documents: readonly ValidDocument[]): Problem[] {
  const originals = documents.filter(({locale}) => locale === source.defaultLocale);
  const everyId = source.documents
    .filter(({locale}) => locale === source.defaultLocale)
    .map(({id}) => id);
  const known: Known = {
    photos: originals.flatMap(({facts}) => idsIn(facts.photos)).map(Number),
    programs: everyId
      .filter((id) => id.startsWith('programs/'))
      .map((id) => id.slice('programs/'.length)),
    areas: originals.flatMap(({facts}) => idsIn(facts.areas)).map(String),
    files: source.pictures,
  };
  const facts = originals.flatMap((document) =>
    referencesOf(document, known)
      .filter((reference) => !reference.known.includes(reference.value))
      .map(({field, value, known: values, what}): Problem => {
        const near = typeof value === 'string' ? closest(value, values.map(String)) : undefined;
        return {
          file: document.file,
          field,
          found: `${JSON.stringify(value)}, and there is no such ${what}`,
          remedy: near ? `Did you mean ${near}?` : 'Correct it, or add what it names.',
        };
      }),
  );
  const links = source.documents.flatMap(({file, body}) =>
    linkedFiles(body)
      .filter((id) => !everyId.includes(id))
      .map((id) => ({
        file,
        field: '',
        found: `a link to /${id}.mdx, and there is no such page`,
        remedy: 'Link to a file of docs/ by its path, such as [menu](/massage-menu.mdx).',
      })),
  );
  return [...facts, ...links];
}
