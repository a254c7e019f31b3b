/** Reads the MDX files of a language, and tells of those whose names cannot work. */
import {type Disk, type Listing, type TextFile, readText} from './files';
import {readFrontMatter} from './frontMatter';
import {type Around, isHidden, isTooDeep, misnamed, pageIdsIn, placed} from './pageNames';
import type {Problem} from '../problems';
import {rememberedByFile} from '../remember';
import type {SourceDocument} from '../source';

type ReadDocument = {
  readonly id: string;
  readonly document?: SourceDocument;
  readonly text?: string;
  readonly problems: readonly Problem[];
};

type PageFile = {
  readonly file: string;
  readonly id: string;
  readonly locale: string;
  readonly text: string;
};

/** The document of a file under the name it is read by, kept while its text stays the same. */
const asDocument = rememberedByFile(
  (_name, {file, id, locale, text}: PageFile): ReadDocument => {
    const parts = readFrontMatter(text, id);
    if ('found' in parts) return {id, problems: [{file, field: '', ...parts}]};
    const {fields: frontMatter, body, bodyLine} = parts;
    return {id, document: {id, locale, file, frontMatter, body, bodyLine}, text, problems: []};
  },
  (one, other) => one.text === other.text,
);

function readDocument(
  file: string,
  {text, problems}: TextFile,
  id: string,
  locale: string,
): ReadDocument {
  if (text === undefined) return {id, problems};
  // Which page a misplaced file is read as depends on the other files.
  const read = asDocument(`${file} as ${id}`, {file, id, locale, text});
  return {...read, problems: [...problems, ...read.problems]};
}

/**
 * The pages of a folder that Docusaurus publishes, and what is wrong with names and files. `wanted` are the
 * pages that the site needs or that other languages have, `listed` those in sidebars.ts: a file under a wrong
 * name is read as the one it was meant to be, so that its name is its only mistake.
 */
export async function readPages(
  disk: Disk,
  folder: string,
  locale: string,
  listing: Listing,
  wanted: readonly string[],
  listed: readonly string[],
): Promise<{pages: readonly ReadDocument[]; problems: readonly Problem[]}> {
  const own = new Set(pageIdsIn(listing));
  const missing = wanted.filter((id) => !own.has(id) && !isTooDeep(id));
  const around: Around = {folder, own, wanted, missing, listed};
  const all = listing.files
    .filter((name) => !isHidden(name))
    .map((name) => ({name, wrong: misnamed(name, around)}))
    .filter(({name, wrong}) => wrong ?? name.endsWith('.mdx'));
  const found = await Promise.all(
    all.map(async ({name, wrong}) => {
      const isRead = !wrong || wrong.id !== undefined;
      const file: TextFile = isRead ? await readText(disk, `${folder}/${name}`) : {problems: []};
      return {name, file, wrong: placed(name, file.text ?? '', wrong, around)};
    }),
  );
  const pages = found
    .filter(({wrong}) => !wrong || wrong.id !== undefined)
    .map(({name, file, wrong}) =>
      readDocument(`${folder}/${name}`, file, wrong?.id ?? name.replace(/\.mdx$/, ''), locale),
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
