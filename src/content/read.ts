/** Reads the content of every language from disk. Knows folders, not meaning. */
import {LineCounter, parseDocument} from 'yaml';

import {type ComponentWord, readComponentWords} from './componentWords';
import {type Disk, type Listing, diskAt, readText} from './files';
import {lineOfField, readFrontMatter, yamlFault} from './frontMatter';
import type {Problem} from './problems';
import {GONE_FILE, RELEASED_FILE, type Released, parseReleased} from './released';

/** One MDX file of one language, as it stands on disk. */
export type SourceDocument = {
  /** Path in its tree without the extension: the same in every language. */
  readonly id: string;
  readonly locale: string;
  /** Path from the project's root, for messages. */
  readonly file: string;
  readonly frontMatter: Record<string, unknown>;
  /** The Markdown below the frontmatter. */
  readonly body: string;
  /** Line on which the body begins, counted from 1. */
  readonly bodyLine?: number;
};

/** What is on disk, in every language. */
export type Source = {
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly documents: readonly SourceDocument[];
  /** Parsed `business.yml`, undefined when missing or unreadable. */
  readonly business: unknown;
  /** Parsed `wording.yml` by language. */
  readonly wording: Readonly<Record<string, unknown>>;
  /** Text of `code.json` by language, the original's apart: that one is the code. */
  readonly codeWords?: Readonly<Record<string, string>>;
  /** English words in the code of components; undefined where nobody looked. */
  readonly componentWords?: readonly ComponentWord[];
  /** Files in `docs/pictures`. */
  readonly pictures: readonly string[];
  /** Ids of programs that have a tile; undefined where nobody looked. */
  readonly tiles?: readonly string[];
  /** Files of `static`, which the site serves as they are. */
  readonly statics?: readonly string[];
  /** First parts of addresses that the site itself needs. */
  readonly reserved?: readonly string[];
  /** Addresses of the last release; undefined where there is none. */
  readonly released?: Released;
  /** Parsed `gone.yml`, undefined where there is none. */
  readonly gone?: unknown;
  /** Document ids in the order of `sidebars.ts`. */
  readonly order: readonly string[];
  readonly problems: readonly Problem[];
  /** Text of the files whose fields have lines. */
  readonly texts?: Readonly<Record<string, string>>;
};

export type SiteLocation = {
  readonly siteDir: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly order: readonly string[];
};

const TILES = 'static/img/tile';

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

/** Folder that holds a language's pages, from the project's root. */
export function contentFolder(locale: string, defaultLocale: string): string {
  return locale === defaultLocale
    ? 'docs'
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

/** Line of a problem's field, where the file has lines and the problem has none yet. */
export function withLine(source: Source, problem: Problem): Problem {
  const text = source.texts?.[problem.file];
  if (problem.line !== undefined || !problem.field || text === undefined) return problem;
  const head = problem.file.endsWith('.mdx')
    ? /^---\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1]
    : text;
  const line = lineOfField(head ?? '', problem.field, problem.file.endsWith('.mdx') ? 2 : 1);
  return line === undefined ? problem : {...problem, line};
}

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

type ReadYaml = {readonly value?: unknown; readonly problems: readonly Problem[]};

/** The last content of each YAML file, kept while its text stays the same. */
const lastYaml = new Map<string, {text: string; read: ReadYaml}>();

function readYaml(file: string, text: string): ReadYaml {
  const earlier = lastYaml.get(file);
  if (earlier?.text === text) return earlier.read;
  const read = parseYamlFile(file, text);
  lastYaml.set(file, {text, read});
  return read;
}

function parseYamlFile(file: string, text: string): ReadYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, logLevel: 'silent'});
  const [error] = document.errors;
  if (!error) {
    try {
      return {value: document.toJS(), problems: []};
    } catch {
      // "*x": an alias to a text that no other line has named.
      const line = text.split('\n').findIndex((row) => /[:-] \*/.test(row)) + 1;
      return {problems: [{file, field: '', ...yamlFault('mapping values', line || undefined)}]};
    }
  }
  const reason =
    error.code === 'DUPLICATE_KEY'
      ? 'duplicated mapping key'
      : error.code === 'MISSING_CHAR'
        ? 'unexpected end of the stream'
        : error.code === 'TAB_AS_INDENT'
          ? 'tab character'
          : 'mapping values';
  return {
    problems: [{file, field: '', ...yamlFault(reason, lineCounter.linePos(error.pos[0]).line)}],
  };
}

const SCRIPT_IN_SVG = /<script\b|\son\w+\s*=|javascript:/i;

/** Programs with a drawn tile; an empty or foreign file is none. */
async function readTiles(disk: Disk): Promise<{tiles: string[]; problems: Problem[]}> {
  const {files} = await disk.list(TILES);
  const drawings = files.filter((name) => name.endsWith('.svg'));
  const read = await Promise.all(drawings.map((name) => readText(disk, `${TILES}/${name}`)));
  const broken = drawings.filter((_, index) => !/<svg[\s>]/.test(read[index]?.text ?? ''));
  const active = drawings.filter((_, index) => SCRIPT_IN_SVG.test(read[index]?.text ?? ''));
  const fault = (name: string, found: string, remedy: string): Problem => ({
    file: `${TILES}/${name}`,
    field: '',
    found,
    remedy,
  });
  return {
    tiles: drawings.map((name) => name.replace(/\.svg$/, '')),
    problems: [
      ...broken.map((name) =>
        fault(
          name,
          'a file that is not an SVG drawing',
          'Export the drawing again; until it is there, a copy of panot.svg will do.',
        ),
      ),
      ...active.map((name) =>
        fault(
          name,
          'a drawing that holds a script',
          'Export the drawing again as plain SVG, without scripts.',
        ),
      ),
    ],
  };
}

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
    problems.push(...nameFaults(folder, listing));
    const names = listing.files.filter((name) => name.endsWith('.mdx') && !isHidden(name));
    const read = await Promise.all(names.map((name) => readDocument(disk, folder, name, locale)));
    for (const {document, text, problems: found} of read) {
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
