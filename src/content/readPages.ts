/** Reads the MDX files of a language, and tells of those whose names cannot work. */
import {closest} from './closest';
import {type Disk, type Listing, readText} from './files';
import {readFrontMatter} from './frontMatter';
import {folderKind, kindOf} from './kinds';
import type {Problem} from './problems';
import {ORIGINALS, type SourceDocument} from './source';

const isHidden = (name: string): boolean => name.split('/').some((part) => /^[_.]/.test(part));
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What systems and editors leave in folders: nobody wrote it, and nothing reads it. */
const LEFTOVER = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|~\$[^/]*|[^/]*(?:~|\.sw[a-z]|\.tmp|\.bak))$/i;
/** Files beside the pages that are read by themselves. */
const BESIDE = /^(?:wording|business|gone)\.ya?ml$|^README\.md$/i;
/** What a language's folder has of these; facts and pictures are the original's. */
const BESIDE_TRANSLATIONS = /^wording\.ya?ml$|^README\.md$/i;
const FACTS = /^(?:business|gone)\.ya?ml$|^pictures\//i;
/** Extensions that a page gets by mistake. */
const PAGE = /\.(?:mdx?|markdown)(?:\.txt)?$/i;

/** The name that was meant: small letters without accents, hyphens for blanks, the right extension. */
function meantBy(name: string): string {
  const stem = name.replace(PAGE, '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return stem
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''))
    .join('/');
}

/** "about (1)", "about - Copy", "about copia": what systems call a second copy. */
const COPY = /[ _-]*(?:\(\d+\)|\b(?:copy|copia)(?: ?\d+)?)$/i;

/** Programs, masseuses and legal pages stand straight in their folder. */
const isTooDeep = (id: string): boolean => kindOf(id) !== 'page' && id.split('/').length > 2;

/** A file under a name that cannot work, and the id it is read under, where that is sure. */
type Misnamed = {
  readonly problem: Problem;
  readonly id?: string | undefined;
  /** Its name is right, and only its folder is not. */
  readonly isMoved?: true;
};

function misnamed(
  folder: string,
  name: string,
  own: ReadonlySet<string>,
  wanted: readonly string[],
): Misnamed | undefined {
  const stem = name.replace(PAGE, '');
  const extension = name.slice(stem.length);
  const wrong = (found: string, remedy: string, id?: string): Misnamed => ({
    problem: {file: `${folder}/${name}`, field: '', found, remedy},
    id,
  });
  if (!PAGE.test(name)) {
    const isOriginal = folder === ORIGINALS;
    const beside = isOriginal ? BESIDE : BESIDE_TRANSLATIONS;
    const isRead = beside.test(name) || LEFTOVER.test(name);
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
  const missing = wanted.filter((id) => !own.has(id) && !isTooDeep(id));
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
  const last = stem.split('/').at(-1);
  const elsewhere = missing.filter((id) => id.split('/').at(-1) === last);
  if (isNamed) {
    if (isTooDeep(stem)) {
      const id = stem.replace(/\/.*\//, '/');
      const remedy = `Move it to ${folder}/${id}.mdx, or delete it in every language.`;
      return {...wrong('a page outside its folder', remedy, own.has(id) ? undefined : id)};
    }
    if (wanted.includes(stem) || elsewhere.length !== 1) return undefined;
    return {
      ...wrong(
        'a page outside its folder',
        `Move it to ${folder}/${elsewhere[0]}.mdx.`,
        elsewhere[0],
      ),
      isMoved: true,
    };
  }
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

type ReadDocument = {
  readonly document?: SourceDocument;
  readonly text?: string;
  readonly problems: readonly Problem[];
};

/** The last document of each file under each name it is read by, kept while its text stays the same. */
const lastRead = new Map<string, {text: string; read: ReadDocument}>();

async function readDocument(
  disk: Disk,
  folder: string,
  name: string,
  locale: string,
  id = name.replace(/\.mdx$/, ''),
): Promise<ReadDocument> {
  const file = `${folder}/${name}`;
  const read = await readText(disk, file);
  const {text, problems} = read;
  if (text === undefined) return {problems};
  // Which page a misplaced file is read as depends on the other files.
  const key = `${file} as ${id}`;
  const earlier = lastRead.get(key);
  if (earlier?.text === text) return {...earlier.read, problems};
  const parts = readFrontMatter(text);
  if ('found' in parts) return {problems: [...problems, {file, field: '', ...parts}]};
  const {fields: frontMatter, body, bodyLine} = parts;
  const document = {id, locale, file, frontMatter, body, bodyLine};
  lastRead.set(key, {text, read: {document, text, problems: []}});
  return {document, text, problems};
}

/** The pages of a folder that are named as pages are. */
export const pageIdsIn = ({files}: Listing): string[] =>
  files
    .filter((name) => name.endsWith('.mdx') && !isHidden(name))
    .map((name) => name.slice(0, -'.mdx'.length))
    .filter((id) => id.split('/').every((part) => NAME.test(part)));

/**
 * The pages of a folder that Docusaurus publishes, and what is wrong with names and files. `wanted` are the
 * pages that the site needs or that other languages have: a file under a wrong name is read as the one it
 * was meant to be, so that its name is its only mistake.
 */
export async function readPages(
  disk: Disk,
  folder: string,
  locale: string,
  listing: Listing,
  wanted: readonly string[],
): Promise<{pages: readonly ReadDocument[]; problems: readonly Problem[]}> {
  const own = new Set(pageIdsIn(listing));
  const all = listing.files
    .filter((name) => !isHidden(name))
    .map((name) => ({name, wrong: misnamed(folder, name, own, wanted)}));
  const found = await Promise.all(
    all.map(async ({name, wrong}) => {
      if (!wrong?.isMoved) return {name, wrong};
      // Which language's file is in the wrong folder is told by the kind of page that it says it is.
      const kind = /^kind: *(\S+)/m.exec(
        (await readText(disk, `${folder}/${name}`)).text ?? '',
      )?.[1];
      return {
        name,
        wrong:
          kind === undefined || kind === folderKind(kindOf(wrong.id ?? '')) ? wrong : undefined,
      };
    }),
  );
  const readable = found.filter(({name, wrong}) => (wrong ? wrong.id : name.endsWith('.mdx')));
  const pages = await Promise.all(
    readable.map(({name, wrong}) => readDocument(disk, folder, name, locale, wrong?.id)),
  );
  const folders = listing.folders
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({
      file: `${folder}/${name}`,
      field: '',
      found: 'a folder where a file should be',
      remedy: 'Rename or delete the folder.',
    }));
  return {pages, problems: [...folders, ...found.flatMap(({wrong}) => wrong?.problem ?? [])]};
}
