/** What a field should hold, where the other files of the site tell: put into the remedy. */
import {closest} from './closest';
import {stepsOf, valueAt} from './paths';
import {folderKind, kindOf} from './kinds';
import type {Problem} from './problems';
import {isUsable, plainPicture} from './pictures/names';
import {REQUIRED} from './pictures/required';
import {plainName} from './plainName';
import {FILE_REMEDY, ID_REMEDY} from './schemas/basics';
import type {Source, SourceDocument} from './source';

/** The address that was meant by one that cannot be one; without its language, which the site puts there. */
function slugMeant(
  slug: string,
  {locale}: SourceDocument,
  isOriginal: boolean,
): string | undefined {
  if (slug.includes('://')) return undefined;
  const parts = slug
    .replace(/\.(?:mdx?|html?|php)$/i, '')
    .split('/')
    .map(plainName)
    .filter(Boolean);
  const own = !isOriginal && parts[0] === locale ? parts.slice(1) : parts;
  return own.length > 0 ? `/${own.join('/')}` : undefined;
}

/** A field of words that holds the address in the place of the slug: the two have changed places. */
function swappedSlug({frontMatter}: SourceDocument) {
  const isAddress = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/');
  if (isAddress(frontMatter.slug) || typeof frontMatter.slug !== 'string') return undefined;
  const [field, ...others] = ['title', 'label', 'name', 'subtitle', 'description'].filter((name) =>
    isAddress(frontMatter[name]),
  );
  return field === undefined || others.length > 0
    ? undefined
    : {
        remedy: `It has changed places with ${field}: write slug: ${String(frontMatter[field])} and ${field}: ${frontMatter.slug}`,
        rule: 'swapped' as const,
        meant: field,
      };
}

/** The address that a page has, or had in the last release. */
function slugRemedy(document: SourceDocument, source: Source, remedy: string): string {
  const {slug} = document.frontMatter;
  const released = source.released?.[document.locale]?.[document.id]?.[0];
  if (slug === undefined && released) return `This field is missing. Add it: slug: ${released}`;
  const isOriginal = document.locale === source.defaultLocale;
  const meant = typeof slug === 'string' ? slugMeant(slug, document, isOriginal) : undefined;
  return meant === undefined ? remedy : remedy.replace('"/massage-menu"', `"${meant}"`);
}

const idsIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((entry: unknown) => valueAt(entry, ['id'])) : [];

/** Ids of the original that a translation's list does not have yet. */
function idsLeft(list: string, document: SourceDocument, original: SourceDocument): string[] {
  const own = idsIn(document.frontMatter[list]);
  return idsIn(original.frontMatter[list])
    .filter((id) => !own.includes(id))
    .map(String);
}

/** Ids that a fact of the original may refer to; none where it makes one of its own. */
function idsKnown(field: string, {documents, defaultLocale}: Source): string[] {
  const originals = documents.filter(({locale}) => locale === defaultLocale);
  if (/^hotels\[\d+\]\.area$/.test(field)) {
    return originals.flatMap(({frontMatter}) => idsIn(frontMatter.areas).map(String));
  }
  return /^(?:programs|favoritePrograms)\[\d+\]$/.test(field)
    ? originals.flatMap(({id}) => /^programs\/(.*)$/.exec(id)?.[1] ?? [])
    : [];
}

/** The id that was meant by something that is none. */
function idRemedy(problem: Problem, document: SourceDocument, source: Source): string {
  const {field, remedy} = problem;
  const steps = stepsOf(field);
  const typed = valueAt(document.frontMatter, steps);
  if (typeof typed !== 'string' || !typed.trim()) return remedy;
  const original = source.documents.find(
    ({id, locale}) => id === document.id && locale === source.defaultLocale,
  );
  if (original && original !== document && steps.at(-1) === 'id') {
    const left = idsLeft(String(steps[0]), document, original);
    const meant = closest(typed, left) ?? (left.length === 1 ? left[0] : undefined);
    return meant === undefined ? remedy : `Write ${meant}: an id is the same in every language.`;
  }
  const ids = idsKnown(field, source);
  // “programs/kaula-tantra.mdx” for “kaula-tantra”.
  const bare = typed.replace(/^.*\/|\.mdx?$/g, '');
  const known = ids.includes(bare) ? bare : closest(typed, ids);
  if (known !== undefined) return `Did you mean ${known}?`;
  const made = plainName(typed);
  return remedy === ID_REMEDY && made ? remedy.replace('moon-bath', made) : remedy;
}

/** The picture that was meant by a name that cannot be one. */
function fileRemedy(typed: unknown, {pictures}: Source): string {
  if (typeof typed !== 'string') return FILE_REMEDY;
  const last = typed.split(/[\\/]/).at(-1) ?? '';
  const plain = plainPicture(pictures.includes(last) ? last : typed);
  const isThere = pictures.some((name) => plainPicture(name) === plain);
  const isNeeded = REQUIRED.includes(plain.replace(/\.[^.]+$/, ''));
  const meant = isThere || isNeeded ? plain : closest(plain, pictures);
  return meant === undefined
    ? FILE_REMEDY
    : `Write ${meant}: small letters without accents, digits and hyphens only.`;
}

/** A mistake in a field of a page, with what the field should hold where that is known. */
export function withMeant(problem: Problem, document: SourceDocument, source: Source): Problem {
  const {field, remedy} = problem;
  if (field === 'kind' && document.frontMatter.kind === undefined) {
    const kind = folderKind(kindOf(document.id));
    return {...problem, remedy: `This field is missing. Add it: kind: ${kind}`};
  }
  const typed = valueAt(document.frontMatter, stepsOf(field));
  if (field === 'hero' && typeof typed === 'string') {
    const [, left = '50', top = '50'] = /(\d+)\D+(\d+)\D*$/.exec(typed) ?? [];
    const name = /[^\s,/]+\.\w+/.exec(typed)?.[0] ?? typed;
    const file = plainPicture(name.split('/').at(-1) ?? '');
    const remedy = `Write hero: {file: ${file}, focal: [${left}, ${top}]}, with the point that stays in view, in percent from left and top.`;
    return {...problem, remedy};
  }
  if (field === 'slug') {
    const swapped = swappedSlug(document);
    return {...problem, ...(swapped ?? {remedy: slugRemedy(document, source, remedy)})};
  }
  if (
    remedy === FILE_REMEDY &&
    source.pictures.includes(String(typed)) &&
    !isUsable(String(typed))
  ) {
    const jpeg = String(typed).replace(/\.[^.]*$/, '.jpg');
    const exported = `Export the picture as JPEG, and write ${jpeg} here.`;
    return {...problem, remedy: exported, rule: 'unusable-picture'};
  }
  if (remedy === FILE_REMEDY) {
    return {...problem, remedy: fileRemedy(typed, source)};
  }
  const isId = remedy === ID_REMEDY || /^\w+\[\d+\]\.id$/.test(field);
  return isId ? {...problem, remedy: idRemedy(problem, document, source)} : problem;
}
