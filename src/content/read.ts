/** Reads the content of every language from disk. Knows folders, not meaning. */
import {readComponentWords} from './componentWords';
import {type Disk, diskAt, readText} from './files';
import type {Problem} from './problems';
import {readPages} from './readPages';
import {readTiles} from './readTiles';
import {readYaml} from './readYaml';
import {GONE_FILE, RELEASED_FILE, parseReleased} from './released';
import {type Source, type SourceDocument, contentFolder} from './source';

export type SiteLocation = {
  readonly siteDir: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly order: readonly string[];
};

/** What the build itself puts at the root of the site, besides languages and `static`. */
const RESERVED = [
  'pictures',
  'cards',
  'assets',
  '404',
  'index',
  'sitemap',
  'robots',
  '.well-known',
];

/** Reads everything that a writer, a translator or an operator edits. Unreadable files become problems. */
export async function readSite(
  {siteDir, defaultLocale, locales, order}: SiteLocation,
  disk: Disk = diskAt(siteDir),
): Promise<Source> {
  const problems: Problem[] = [];
  const documents: SourceDocument[] = [];
  const wording: Record<string, unknown> = {};
  const codeWords: Record<string, string> = {};
  const texts: Record<string, string> = {};
  const plain = async (file: string): Promise<string | undefined> => {
    const read = await readText(disk, file);
    problems.push(...read.problems);
    if (read.text !== undefined) texts[file] = read.text;
    return read.text;
  };
  const yaml = async (file: string): Promise<unknown> => {
    const text = await plain(file);
    if (text === undefined) return undefined;
    const parsed = readYaml(file, text);
    problems.push(...parsed.problems);
    return parsed.value;
  };
  for (const locale of locales) {
    const folder = contentFolder(locale, defaultLocale);
    const listing = await disk.list(folder);
    if (listing.fault) {
      problems.push({
        file: folder,
        field: '',
        ...listing.fault,
        found: listing.fault.found.replace('file', 'folder'),
        remedy: 'Put the folder with the pages of this language back.',
      });
      continue;
    }
    const {pages, problems: misnamed} = await readPages(disk, folder, locale, listing);
    problems.push(...misnamed);
    for (const {document, text, problems: found} of pages) {
      problems.push(...found);
      if (!document) continue;
      documents.push(document);
      if (text !== undefined) texts[document.file] = text;
    }
    wording[locale] = await yaml(`${folder}/wording.yml`);
    if (locale !== defaultLocale) {
      const code = await plain(`i18n/${locale}/code.json`);
      if (code !== undefined) codeWords[locale] = code;
    }
  }
  const business = await yaml(`${contentFolder(defaultLocale, defaultLocale)}/business.yml`);
  const isThere = (file: string): Promise<boolean> =>
    disk.read(file).then(
      () => true,
      () => false,
    );
  const gone = (await isThere(GONE_FILE)) ? await yaml(GONE_FILE) : undefined;
  const releasedText = (await isThere(RELEASED_FILE)) ? await plain(RELEASED_FILE) : undefined;
  const released = releasedText === undefined ? undefined : parseReleased(releasedText);
  if (releasedText !== undefined && !released) {
    problems.push({
      file: RELEASED_FILE,
      field: '',
      found: 'a list of addresses that cannot be read',
      remedy: `Bring the file back from the repository: git checkout -- ${RELEASED_FILE}`,
    });
  }
  const {files: pictures} = await disk.list('docs/pictures');
  const {files: statics} = await disk.list('static');
  const {tiles, problems: tileProblems} = await readTiles(disk);
  const firstParts = statics.map((name) => name.split('/')[0] ?? name);
  return {
    defaultLocale,
    locales,
    documents,
    business,
    wording,
    codeWords,
    componentWords: await readComponentWords(disk),
    pictures,
    tiles,
    statics,
    ...(released && {released}),
    ...(gone !== undefined && {gone}),
    reserved: [...new Set([...RESERVED, ...locales, ...firstParts])],
    order,
    problems: [...problems, ...tileProblems],
    texts,
  };
}
