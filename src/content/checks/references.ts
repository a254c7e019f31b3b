/** Checks that the ids and files named in fields exist. */
import {type Body, lineOfNode, propsOf} from '../body';
import {entriesOf, isFields, keyOf} from '../facts';
import {emblemPicture} from '../emblems';
import {hasAddress} from '../kinds';
import {lookUp} from '../lookUp';
import {fieldName, noSuch} from '../errorMessages';
import type {Problem} from '../problems';
import type {Source} from '../read';
import type {ValidPage} from '../validate';
import type {Path} from '../yaml';

/** Pictures that components show on every site. */
export const REQUIRED_PICTURES = ['orchid.jpg', 'satin-wide.jpg'];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reports a value that is not among the known ones. */
type Names = (path: Path, value: unknown, known: readonly string[], what: string) => Problem[];

const namesOf =
  ({file, lineOf}: ValidPage): Names =>
  (path, value, known, what) => {
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
};

function fieldProblems(page: ValidPage, known: Known): Problem[] {
  const {facts} = page;
  const names = namesOf(page);
  const photo = (path: Path, value: unknown): Problem[] =>
    names(path, value, known.photos, 'photo in docs/gallery.mdx called');
  const picture = (path: Path, value: unknown): Problem[] =>
    names(path, value, known.pictures, 'file in docs/pictures called');
  const program = (field: string): Problem[] =>
    listOf(facts[field]).flatMap((id, index) =>
      names([field, index], id, known.programs, 'program'),
    );
  return [
    ...['facilities', 'gallery'].flatMap((field) =>
      listOf(facts[field]).flatMap((id, index) => photo([field, index], id)),
    ),
    ...entriesOf(facts.rooms).flatMap((room, index) =>
      photo(['rooms', index, 'photo'], room.photo),
    ),
    ...entriesOf(facts.photos).flatMap(({file}, index) => picture(['photos', index, 'file'], file)),
    ...['hero', 'closingPhoto'].flatMap((field) => {
      const value = facts[field];
      return picture([field, 'file'], isFields(value) ? value.file : undefined);
    }),
    ...entriesOf(facts.hotels).flatMap(({area}, index) =>
      names(
        ['hotels', index, 'area'],
        area,
        known.areas,
        'area in docs/programs/outcall.mdx called',
      ),
    ),
    ...program('programs'),
    ...program('favoritePrograms'),
    ...names(['emblem'], facts.emblem, known.emblems, 'emblem in docs/masseuses.mdx called'),
  ];
}

/** Checks facts and the order of pages. `pages` are those whose fields are valid. */
export function referenceProblems(source: Source, pages: readonly ValidPage[]): Problem[] {
  const {pages: files, pictures, statics, order, defaultLocale} = source;
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
  };
  const withAddress = existing.filter(hasAddress);
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
    ...withAddress
      .filter((id) => !order.includes(id))
      .map((id) => ({file: 'sidebars.ts', message: `Add '${id}' at its place in the order.`})),
    ...order
      .filter((id) => !withAddress.includes(id))
      .map((id) => ({file: 'sidebars.ts', message: `Delete '${id}': there is no docs/${id}.mdx.`})),
  ];
}

/** The field that names the photo of a component with ground="photo". */
const PHOTO_OF: Readonly<Record<string, string>> = {
  CallToAction: 'closingPhoto',
  PageHero: 'hero',
};

/** Reports components with ground="photo" on pages that name no photo. */
export function groundProblems({file, id}: ValidPage, original: ValidPage, body: Body): Problem[] {
  return body.elements.flatMap(({node}) => {
    const fact = lookUp(PHOTO_OF, node.name ?? '');
    const {ground} = propsOf(node);
    const isPhoto = ground === 'photo' || (ground === undefined && node.name === 'PageHero');
    if (!fact || !isPhoto || original.facts[fact] !== undefined) return [];
    const message = `Write "${fact}" in docs/${id}.mdx, such as ${fact}: {file: orchid.jpg, focal: [62, 38]}, or another ground here.`;
    return [{file, line: lineOfNode(node), field: `<${node.name} ground>`, message}];
  });
}
