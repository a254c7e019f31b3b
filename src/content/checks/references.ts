/** Checks that the ids and files named in fields exist. */
import {entriesOf, isFields, keyOf} from '../facts';
import {emblemPicture} from '../browser/emblems';
import {hasAddress} from '../kinds';
import {fieldName, noSuch} from '../errorMessages';
import type {Problem} from '../problems';
import type {Source} from '../read';
import type {ValidPage} from '../validate';
import type {Path} from '../yaml';

/** Pictures that components show on every site. */
export const REQUIRED_PICTURES = ['orchid.jpg', 'satin-wide.jpg'];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reports the value of a field that is not among the known ones. */
type CheckName = (path: Path, value: unknown) => Problem[];

/** Creates checks for the fields of a page: `what` says in messages what a name refers to. */
const checksFor =
  ({file, lineOf}: ValidPage) =>
  (what: string, known: readonly string[]): CheckName =>
  (path, value) => {
    if (value === undefined || known.includes(String(value))) return [];
    const message = noSuch(what, String(value), known);
    return [{file, line: lineOf(path), field: fieldName(path), message}];
  };

type Known = {
  readonly photos: readonly string[];
  readonly areas: readonly string[];
  readonly emblems: readonly string[];
  readonly programs: readonly string[];
  readonly pictures: readonly string[];
  /** Ids of pages with an address. */
  readonly pages: readonly string[];
};

function fieldProblems(page: ValidPage, known: Known): Problem[] {
  const {facts} = page;
  const checkFor = checksFor(page);
  const photo = checkFor('photo in docs/gallery.mdx called', known.photos);
  const picture = checkFor('file in docs/pictures called', known.pictures);
  const program = checkFor('program', known.programs);
  const area = checkFor('area in docs/programs/outcall.mdx called', known.areas);
  const emblem = checkFor('emblem in docs/masseuses.mdx called', known.emblems);
  const inLists = (fields: readonly string[], check: CheckName): Problem[] =>
    fields.flatMap((field) =>
      listOf(facts[field]).flatMap((name, index) => check([field, index], name)),
    );
  return [
    ...inLists(['facilities', 'gallery'], photo),
    ...entriesOf(facts.rooms).flatMap((room, index) =>
      photo(['rooms', index, 'photo'], room.photo),
    ),
    ...entriesOf(facts.photos).flatMap(({file}, index) => picture(['photos', index, 'file'], file)),
    ...['hero', 'closingPhoto'].flatMap((field) => {
      const value = facts[field];
      return picture([field, 'file'], isFields(value) ? value.file : undefined);
    }),
    ...entriesOf(facts.hotels).flatMap((hotel, index) =>
      area(['hotels', index, 'area'], hotel.area),
    ),
    ...inLists(['programs', 'favoritePrograms'], program),
    ...emblem(['emblem'], facts.emblem),
    ...inLists(['pages'], checkFor('page', known.pages)),
  ];
}

/** Checks what facts refer to. `pages` are those whose fields are valid. */
export function referenceProblems(source: Source, pages: readonly ValidPage[]): Problem[] {
  const {pages: files, pictures, statics, defaultLocale} = source;
  const originals = pages.filter(({locale}) => locale === defaultLocale);
  // Pages whose fields have a mistake, and their entries, still exist.
  const typed = files.filter(({locale}) => locale === defaultLocale);
  const idsIn = (field: string): string[] =>
    typed.flatMap(({fields}) => entriesOf(fields[field]).map((entry) => String(keyOf(entry))));
  const existing = typed.map(({id}) => id);
  const programs = existing.flatMap((id) => /^programs\/(.+)$/.exec(id)?.[1] ?? []);
  const known: Known = {
    photos: idsIn('photos'),
    areas: idsIn('areas'),
    emblems: idsIn('emblems'),
    programs,
    pictures,
    pages: existing.filter(hasAddress),
  };
  const lost = (file: string, isThere: boolean, why = 'pages show it'): Problem[] =>
    isThere ? [] : [{file, message: `Add this picture: ${why}.`}];
  const lostPicture = (name: string, why?: string): Problem[] =>
    lost(`docs/pictures/${name}`, pictures.includes(name), why);
  return [
    ...originals.flatMap((page) => fieldProblems(page, known)),
    ...known.emblems.flatMap((emblem) =>
      lostPicture(`${emblemPicture(emblem)}.jpg`, 'docs/masseuses.mdx describes it'),
    ),
    ...REQUIRED_PICTURES.flatMap((name) => lostPicture(name)),
    ...programs.flatMap((id) =>
      lost(`static/img/tile/${id}.svg`, statics.includes(`img/tile/${id}.svg`)),
    ),
  ];
}
