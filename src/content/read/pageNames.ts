/** Names of files: the pages among them, and those that cannot work or stand in the wrong folder. */
import {closest} from '../closest';
import {type Listing, isLeftover} from './files';
import {folderKind, kindOf} from '../kinds';
import {belongsAt} from './ownFolder';
import {plainPath} from '../plainName';
import type {Problem} from '../problems';
import {ORIGINALS} from '../source';
import {listMeantBy} from './strayLists';

export const isHidden = (name: string): boolean =>
  name.split('/').some((part) => /^[_.]/.test(part));
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What stands beside the original's pages alone. */
const FACTS = /^(?:business|gone)\.ya?ml$|^pictures\//i;
/** What joining two versions leaves beside a page. */
const MERGED =
  /\.mdx\.(?:orig|rej)$|\.mdx\.(?:BACKUP|BASE|LOCAL|REMOTE)\.\d+(?:\.mdx)?$|_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+\.mdx$/;
/** Extensions that a page gets by mistake. */
const PAGE = /\.(?:mdx?|markdown)(?:\.txt)?$/i;

/** The name that was meant: small letters without accents, hyphens for blanks, the right extension. */
const meantBy = (name: string): string => plainPath(name.replace(PAGE, ''));

/** "about (1)", "about (copy)", "about 2", "about - Copy", "Copia de about", "about.old": what a second copy is called. */
const COPY =
  /(?:[ ._-]*(?:\(\d+\)|\(?(?<![^\W_])(?:copy|copia|old|bak|backup|antiguo)(?: ?\d+)?\)?)| \d+)$|(?<=^|\/)(?:copy of|copia de) /i;

/** The first folder of a path whose name says that it is a copy of another one that is there. */
function copiedFolder(name: string, own: ReadonlySet<string>): string | undefined {
  const [first = '', second] = name.split('/');
  const original = first.replace(COPY, '');
  const isCopy = second !== undefined && original !== first && original !== '';
  return isCopy && [...own].some((id) => id.startsWith(`${original}/`)) ? first : undefined;
}

/** Programs, masseuses and legal pages stand straight in their folder. */
export const isTooDeep = (id: string): boolean => kindOf(id) !== 'page' && id.split('/').length > 2;

/** A file under a name that cannot work, and the id it is read under, where that is sure. */
type Misnamed = {
  readonly problem: Problem;
  readonly id?: string | undefined;
  /** Its name is right, and only its folder is not. */
  readonly isMoved?: true;
};

type Wrong = (found: string, remedy: string, id?: string) => Misnamed;

/** A file that is no page, where it should not stand. */
function noPage(folder: string, name: string, wrong: Wrong): Misnamed | undefined {
  const isOriginal = folder === ORIGINALS;
  const isRead = listMeantBy(folder, name) !== undefined || isLeftover(name);
  if (isRead || (isOriginal && name.startsWith('pictures/'))) return undefined;
  if (!isOriginal && FACTS.test(name)) {
    const found = 'facts or pictures in a translation, where nothing reads them';
    return wrong(found, `Delete it: they stand once, in ${ORIGINALS}/${name}.`);
  }
  return wrong(
    'a file that is no page, which the site does not read',
    'Pages end in .mdx. Write its words into one, or move the file out of this folder.',
  );
}

/** What the names around a file say about its own. */
export type Around = {
  readonly folder: string;
  /** Pages of the folder by their names. */
  readonly own: ReadonlySet<string>;
  /** Pages that the site needs or that other languages have. */
  readonly wanted: readonly string[];
  /** Those of them that the folder does not have. */
  readonly missing: readonly string[];
  /** Pages that have a line in sidebars.ts. */
  readonly listed: readonly string[];
};

/** A translation under a good name that no page has: that of the one page that lacks its translation. */
function renamed(stem: string, around: Around, wrong: Wrong): Misnamed | undefined {
  const {folder, own, wanted, missing} = around;
  const found = 'a translation without an original';
  const last = stem.split('/').at(-1);
  const [twin, ...twins] = wanted.filter((id) => own.has(id) && id.split('/').at(-1) === last);
  if (twin !== undefined && twins.length === 0 && missing.length === 0) {
    return wrong(found, `Delete it: docs/${twin}.mdx is translated in ${folder}/${twin}.mdx.`);
  }
  const strange = [...own].filter((id) => !wanted.includes(id));
  const only = missing.length === 1 && strange.length === 1 ? missing[0] : undefined;
  const id = closest(stem, missing) ?? only;
  if (id === undefined) return undefined;
  const remedy = `Did you mean ${id}? Rename this file to ${id}.mdx: it is called as its original, docs/${id}.mdx.`;
  return wrong(found, remedy, id);
}

/** An original under a new name, while its translation and sidebars.ts call it by the old one. */
function renamedOriginal(stem: string, around: Around, wrong: Wrong): Misnamed | undefined {
  const {folder, own, wanted, missing, listed} = around;
  if (listed.includes(stem)) return undefined;
  const folderOf = (id: string): string => id.split('/').slice(0, -1).join('/');
  const isBeside = (id: string): boolean => folderOf(id) === folderOf(stem);
  const known = missing.filter((id) => listed.includes(id) && isBeside(id));
  const strange = [...own].filter(
    (id) => isBeside(id) && !listed.includes(id) && !wanted.includes(id),
  );
  const only = known.length === 1 && strange.length === 1 ? known[0] : undefined;
  const id = closest(stem, known) ?? only;
  if (id === undefined) return undefined;
  const found = `a page that its translation and sidebars.ts call ${id}`;
  return wrong(found, `Rename it to ${folder}/${id}.mdx: everything else refers to that name.`, id);
}

/** A page under a good name, and in the folder of others. */
function misplaced(stem: string, around: Around, wrong: Wrong): Misnamed | undefined {
  const {folder, own, wanted, missing} = around;
  const outside = 'a page outside its folder';
  if (isTooDeep(stem)) {
    const id = stem.replace(/\/.*\//, '/');
    const remedy = `Move it to ${folder}/${id}.mdx, or delete it in every language.`;
    return wrong(outside, remedy, own.has(id) ? undefined : id);
  }
  if (wanted.includes(stem)) return undefined;
  const last = stem.split('/').at(-1);
  const [elsewhere, ...others] = missing.filter((id) => id.split('/').at(-1) === last);
  if (elsewhere !== undefined && others.length === 0) {
    return {...wrong(outside, `Move it to ${folder}/${elsewhere}.mdx.`, elsewhere), isMoved: true};
  }
  return folder === ORIGINALS ? renamedOriginal(stem, around, wrong) : renamed(stem, around, wrong);
}

/** What is wrong with the name of a file; undefined where it is a page's, or another reader's. */
export function misnamed(name: string, around: Around): Misnamed | undefined {
  const {folder, own, missing} = around;
  const stem = name.replace(PAGE, '');
  const extension = name.slice(stem.length);
  const wrong: Wrong = (found, remedy, id) => ({
    problem: {file: `${folder}/${name}`, field: '', found, remedy},
    id,
  });
  const copied = copiedFolder(name, own);
  if (copied !== undefined) {
    const found = `a copy of the folder ${folder}/${copied.replace(COPY, '')}`;
    const problem = {file: `${folder}/${copied}`, field: '', found, remedy: 'Delete it.'};
    return {problem};
  }
  if (MERGED.test(name)) {
    return wrong('a copy that was left when two versions were joined', 'Delete it.');
  }
  if (!PAGE.test(name)) return noPage(folder, name, wrong);
  if (/(?:^|\/)\d+[-_.]/.test(stem)) {
    const plain = meantBy(stem).replace(/(^|\/)\d+-/g, '$1');
    const found = `the name "${name}", which begins with a number`;
    return wrong(
      found,
      `Rename the file to ${plain}.mdx: a number at the beginning is cut off.`,
      missing.includes(plain) ? plain : undefined,
    );
  }
  const isNamed = stem.split('/').every((part) => NAME.test(part)) && extension === '.mdx';
  if (isNamed) return misplaced(stem, around, wrong);
  const original = meantBy(stem.replace(COPY, ''));
  if (own.has(original)) {
    return wrong(
      `the name "${name}", beside ${original}.mdx`,
      `Delete it, if it is a copy. Otherwise rename it: lower-case letters without accents, digits and hyphens only, and another name than ${original}.mdx.`,
    );
  }
  const meant = meantBy(stem);
  const id = missing.includes(meant)
    ? meant
    : (closest(meant, missing) ?? (missing.length === 1 ? missing[0] : undefined));
  if (extension !== '.mdx') {
    return wrong(
      `the extension "${extension}"`,
      `Rename the file to ${id ?? meant}.mdx, or move it out of this folder.`,
      id,
    );
  }
  const rule =
    'lower-case letters without accents, digits and hyphens only; the same name in every language.';
  return wrong(`the name "${name}"`, `Rename the file${id ? ` to ${id}.mdx` : ''}: ${rule}`, id);
}

/**
 * A page of the original that says by its kind where it belongs; undefined where it is there, or says
 * nothing. A copy, whose right place is taken, is not read.
 */
function outside(name: string, text: string, {folder, own}: Around): Misnamed | undefined {
  const belonging = belongsAt(name.replace(/\.mdx$/, ''), text);
  if (!belonging) return undefined;
  const {id, found} = belonging;
  const isTaken = own.has(id);
  const place = `${folder}/${id}.mdx`;
  const remedy = isTaken ? `Delete it: ${place} is there already.` : `Move it to ${place}.`;
  const problem = {file: `${folder}/${name}`, field: '', found, remedy};
  return {problem, ...(!isTaken && {id})};
}

/** What is wrong with the place of a file, now that its text is known as well as its name. */
export function placed(name: string, text: string, wrong: Misnamed | undefined, around: Around) {
  const isOriginal = around.folder === ORIGINALS;
  if (!isOriginal || !text || (wrong && !wrong.isMoved)) return wrong;
  const byKind = outside(name, text, around);
  if (byKind || !wrong) return byKind;
  // Which language's file is in the wrong folder is told by the kind of page that it says it is.
  const kind = /^kind: *(\S+)/m.exec(text)?.[1];
  return kind === undefined || kind === folderKind(kindOf(wrong.id ?? '')) ? wrong : undefined;
}

/** The pages of a folder that are named as pages are. */
export const pageIdsIn = ({files}: Listing): string[] =>
  files
    .filter((name) => name.endsWith('.mdx') && !isHidden(name))
    .map((name) => name.slice(0, -'.mdx'.length))
    .filter((id) => id.split('/').every((part) => NAME.test(part)));
