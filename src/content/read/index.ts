/** Reads the content of every language from disk. Knows folders, not meaning. */
import path from 'node:path';

import {fileOf, withCommand} from './codeFile';
import {readComponentWords} from './componentWords';
import {checkLanguages} from '../checks/pages/languages';
import {withoutOriginal} from './withoutOriginal';
import {
  ABSENT,
  type Disk,
  type Listing,
  type TextFile,
  diskAt,
  faultOf,
  isConflict,
  readText,
} from './files';
import {SINGLE_PAGES} from '../kinds';
import type {Languages} from '../languages';
import {misplacedFiles} from './misplaced';
import type {Problem} from '../problems';
import {pageIdsIn} from './pageNames';
import {readPages} from './readPages';
import {checkDrawings} from './readDrawings';
import {readTemplates} from './readTemplates';
import {readTiles} from './readTiles';
import {readYaml} from './readYaml';
import {GONE_FILE, RELEASED_FILE, parseReleased} from './released';
import {savedOver} from './savedOver';
import {type Source, type SourceDocument, contentFolder} from '../source';
import {toldWhereTheyAre} from './elsewhere';
import {listMeantBy, strayLists} from './strayLists';

export type SiteLocation = {
  readonly siteDir: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly order: readonly string[];
  /** What the configuration says of each language; left out, it is not looked at. */
  readonly localeConfigs?: Languages['localeConfigs'];
};

/** What the build itself puts at the root of the site, besides languages and `static`. */
const RESERVED = [
  'pictures',
  'cards',
  'assets',
  'hosting',
  '404',
  'index',
  'sitemap',
  'robots',
  '.well-known',
];

/** The addresses of the last release, damaged: by two versions that were never joined, or by hand. */
function unreadReleased({text, problems}: TextFile): Problem {
  const fault = {file: RELEASED_FILE, field: ''};
  const conflict = problems.find(({found}) => isConflict(found));
  const [unread] = text === undefined ? problems : [];
  if (unread && !conflict) return unread;
  return conflict
    ? {
        ...conflict,
        remedy: `Take one of the two: git checkout --ours ${RELEASED_FILE}, or --theirs for the other. The next build for publication writes it anew.`,
      }
    : {
        ...fault,
        found: 'a list of addresses that cannot be read',
        remedy: `Bring the file back from the repository: git checkout -- ${RELEASED_FILE}`,
      };
}

/** Reads everything that a writer, a translator or an operator edits. Unreadable files become problems. */
export async function readSite(
  {siteDir, defaultLocale, locales, order, localeConfigs}: SiteLocation,
  disk: Disk = diskAt(siteDir),
): Promise<Source> {
  const problems: Problem[] = [];
  const unread: string[] = [];
  const documents: SourceDocument[] = [];
  const originals: string[] = [];
  const wording: Record<string, unknown> = {};
  const codeWords: Record<string, string> = {};
  const texts: Record<string, string> = {};
  const plain = async (
    file: string,
    listed: Listing['files'] = [],
  ): Promise<string | undefined> => {
    const read = await readText(disk, file);
    const [folder, own] = [path.posix.dirname(file), path.posix.basename(file)];
    // Under another name it is there, and told with that.
    const isRenamed = listed.some((name) => name !== own && listMeantBy(folder, name) === own);
    if (read.text !== undefined || !isRenamed) problems.push(...read.problems.map(withCommand));
    if (read.text !== undefined) texts[file] = read.text;
    return read.text;
  };
  const yaml = async (file: string, beside: Listing['files'] = []): Promise<unknown> => {
    const text = await plain(file, beside);
    if (text === undefined) return undefined;
    const parsed = readYaml(file, text);
    problems.push(...parsed.problems);
    return parsed.value;
  };
  const {files: beside} = await disk.list('i18n');
  if (beside.some((name) => name.startsWith(`${defaultLocale}/docusaurus-plugin-content-docs/`))) {
    return withoutOriginal(defaultLocale, locales);
  }
  const ordered = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
  const listings = await Promise.all(
    ordered.map((locale) => disk.list(contentFolder(locale, defaultLocale))),
  );
  for (const [index, locale] of ordered.entries()) {
    const folder = contentFolder(locale, defaultLocale);
    const listing = listings[index] as Listing;
    // A translation is named as its original, which has been read by now, or could not be.
    const others = index === 0 ? listings.slice(1).flatMap(pageIdsIn) : originals;
    const wanted = [...new Set([...SINGLE_PAGES, ...others])];
    if (listing.fault) {
      unread.push(locale);
      problems.push({
        file: folder,
        field: '',
        ...listing.fault,
        found: listing.fault.found.replace('file', 'folder'),
        remedy: beside.some((name) => name.startsWith(`${locale}/`))
          ? 'Put the folder with the pages of this language back.'
          : `A new language gets its files by: npm run new -- language ${locale}`,
      });
      continue;
    }
    problems.push(...strayLists(folder, listing));
    const {pages, problems: misnamed} = await readPages(
      disk,
      folder,
      locale,
      listing,
      wanted,
      order,
    );
    problems.push(...misnamed);
    if (index === 0) originals.push(...pages.map(({id}) => id));
    for (const {document, text, problems: found} of pages) {
      problems.push(...found);
      if (!document) continue;
      documents.push(document);
      if (text !== undefined) texts[document.file] = text;
    }
    wording[locale] = await yaml(`${folder}/wording.yml`, listing.files);
    if (locale !== defaultLocale) {
      const code = await plain(fileOf(locale));
      if (code !== undefined) codeWords[locale] = code;
    }
  }
  const business = await yaml(
    `${contentFolder(defaultLocale, defaultLocale)}/business.yml`,
    listings[0]?.files,
  );
  // What stands there and cannot be read is told.
  const isThere = (file: string): Promise<boolean> =>
    disk.read(file).then(
      () => true,
      (error: unknown) => faultOf(error).found !== ABSENT,
    );
  const gone = (await isThere(GONE_FILE)) ? await yaml(GONE_FILE) : undefined;
  const isReleased = await isThere(RELEASED_FILE);
  const releasedFile = isReleased ? await readText(disk, RELEASED_FILE) : undefined;
  const released = releasedFile?.text === undefined ? undefined : parseReleased(releasedFile.text);
  if (releasedFile && !released) problems.push(unreadReleased(releasedFile));
  const sidebars = await readText(disk, 'sidebars.ts');
  if (sidebars.text !== undefined) texts['sidebars.ts'] = sidebars.text;
  const templates = await readTemplates(disk);
  const {files: pictures} = await disk.list('docs/pictures');
  const {files: statics} = await disk.list('static');
  const components = await readComponentWords(disk);
  const {tiles, standIns: tileStandIns, problems: tileProblems} = await readTiles(disk);
  const programs = documents.flatMap(({id}) => /^programs\/(.*)$/.exec(id)?.[1] ?? []);
  const drawingProblems = await checkDrawings(disk, statics, programs);
  const over = savedOver(documents, defaultLocale, released);
  const firstParts = statics.map((name) => name.split('/')[0] ?? name);
  return {
    defaultLocale,
    // Of a language without its folder nothing more is said.
    locales: locales.filter((locale) => locale === defaultLocale || !unread.includes(locale)),
    unread,
    documents: over.kept,
    business,
    wording,
    codeWords,
    componentWords: components.words,
    pictures,
    tiles,
    tileStandIns,
    templates,
    statics,
    ...(released && {released}),
    ...(gone !== undefined && {gone}),
    reserved: [...new Set([...RESERVED, ...locales, ...firstParts])],
    order,
    problems: toldWhereTheyAre([
      ...problems,
      ...tileProblems,
      ...drawingProblems,
      ...components.problems,
      ...over.problems,
      ...(localeConfigs ? checkLanguages({locales, localeConfigs}, defaultLocale) : []),
      ...(await misplacedFiles(disk, locales, defaultLocale)),
    ]),
    texts,
  };
}
