/** Reads the MDX files of a language, and tells of those whose names cannot work. */
import {type Disk, type Listing, readText} from './files';
import {readFrontMatter} from './frontMatter';
import type {Problem} from './problems';
import type {SourceDocument} from './source';

const isHidden = (name: string): boolean => name.split('/').some((part) => /^[_.]/.test(part));
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Files that Docusaurus would publish, or that were meant to be, under names that cannot work. */
function nameFaults(folder: string, {files, folders}: Listing): Problem[] {
  const wrong = (name: string, found: string, remedy: string): Problem => ({
    file: `${folder}/${name}`,
    field: '',
    found,
    remedy,
  });
  return [
    ...folders
      .filter((name) => name.endsWith('.mdx'))
      .map((name) =>
        wrong(name, 'a folder where a file should be', 'Rename or delete the folder.'),
      ),
    ...files
      .filter((name) => !isHidden(name) && !name.startsWith('pictures/'))
      .flatMap((name) => {
        const [, stem = name, extension = ''] = /^(.*?)(\.[^./]+)?$/.exec(name) ?? [];
        if (['.md', '.MDX', '.Mdx', '.markdown'].includes(extension)) {
          return [
            wrong(
              name,
              `the extension "${extension}"`,
              `Rename the file to ${stem}.mdx, or move it out of this folder.`,
            ),
          ];
        }
        if (extension !== '.mdx' || stem.split('/').every((part) => NAME.test(part))) return [];
        return [
          wrong(
            name,
            `the name "${name}"`,
            'Rename the file: lower-case letters without accents, digits and hyphens only; the same name in every language.',
          ),
        ];
      }),
  ];
}

type ReadDocument = {
  readonly document?: SourceDocument;
  readonly text?: string;
  readonly problems: readonly Problem[];
};

/** The last document of each file, kept while its text stays the same. */
const lastRead = new Map<string, {text: string; read: ReadDocument}>();

async function readDocument(
  disk: Disk,
  folder: string,
  name: string,
  locale: string,
): Promise<ReadDocument> {
  const file = `${folder}/${name}`;
  const read = await readText(disk, file);
  const {text, problems} = read;
  if (text === undefined) return {problems};
  const earlier = lastRead.get(file);
  if (earlier?.text === text) return {...earlier.read, problems};
  const parts = readFrontMatter(text);
  if ('found' in parts) return {problems: [...problems, {file, field: '', ...parts}]};
  const id = name.replace(/\.mdx$/, '');
  const {fields: frontMatter, body, bodyLine} = parts;
  const document = {id, locale, file, frontMatter, body, bodyLine};
  lastRead.set(file, {text, read: {document, text, problems: []}});
  return {document, text, problems};
}

/** The pages of a folder that Docusaurus publishes, and what is wrong with names and files. */
export async function readPages(
  disk: Disk,
  folder: string,
  locale: string,
  listing: Listing,
): Promise<{pages: readonly ReadDocument[]; problems: readonly Problem[]}> {
  const names = listing.files.filter((name) => name.endsWith('.mdx') && !isHidden(name));
  const pages = await Promise.all(names.map((name) => readDocument(disk, folder, name, locale)));
  return {pages, problems: nameFaults(folder, listing)};
}
