/** Reads the content of every language from disk. Knows folders, not meaning. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parse as parseYaml} from 'yaml';

import type {Problem} from './problems';

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
  /** Files in `docs/pictures`. */
  readonly pictures: readonly string[];
  /** Document ids in the order of `sidebars.ts`. */
  readonly order: readonly string[];
  readonly problems: readonly Problem[];
};

export type SiteLocation = {
  readonly siteDir: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly order: readonly string[];
};

/** Folder that holds a language's pages, from the project's root. */
export function contentFolder(locale: string, defaultLocale: string): string {
  return locale === defaultLocale
    ? 'docs'
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The first line of a YAML error, which names line and column. */
function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

function unreadable(file: string, error: unknown): Problem {
  return {
    file,
    field: '',
    found: `text that is not valid YAML (${firstLine(error)})`,
    remedy: 'Check quotation marks, colons and indentation near that line.',
  };
}

async function readDocument(
  siteDir: string,
  folder: string,
  name: string,
  locale: string,
): Promise<SourceDocument | Problem> {
  const file = `${folder}/${name}`;
  const filePath = path.join(siteDir, file);
  try {
    const fileContent = await readFile(filePath, 'utf8');
    const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    return {id: name.replace(/\.mdx$/, ''), locale, file, frontMatter, body: content};
  } catch (error) {
    return unreadable(file, error);
  }
}

async function readYaml(siteDir: string, file: string): Promise<{value: unknown} | Problem> {
  try {
    return {value: parseYaml(await readFile(path.join(siteDir, file), 'utf8'))};
  } catch (error) {
    const missing = (error as {code?: string}).code === 'ENOENT';
    return missing
      ? {file, field: '', found: 'no such file', remedy: 'Add the file.'}
      : unreadable(file, error);
  }
}

const isProblem = (value: object): value is Problem => 'remedy' in value;

/** Reads pages, `business.yml` and `wording.yml` of all languages. Unreadable files become problems. */
export async function readSite(location: SiteLocation): Promise<Source> {
  const {siteDir, defaultLocale, locales, order} = location;
  const problems: Problem[] = [];
  const documents: SourceDocument[] = [];
  const wording: Record<string, unknown> = {};
  const yaml = async (file: string): Promise<unknown> => {
    const result = await readYaml(siteDir, file);
    if (!isProblem(result)) return result.value;
    problems.push(result);
    return undefined;
  };
  for (const locale of locales) {
    const folder = contentFolder(locale, defaultLocale);
    const names = (await listFiles(path.join(siteDir, folder))).filter(
      (name) => name.endsWith('.mdx') && !name.split('/').some((part) => part.startsWith('_')),
    );
    const read = await Promise.all(
      names.map((name) => readDocument(siteDir, folder, name, locale)),
    );
    for (const result of read) (isProblem(result) ? problems : documents).push(result as never);
    wording[locale] = await yaml(`${folder}/wording.yml`);
  }
  const business = await yaml(`${contentFolder(defaultLocale, defaultLocale)}/business.yml`);
  const pictures = await listFiles(path.join(siteDir, 'docs/pictures'));
  return {defaultLocale, locales, documents, business, wording, pictures, order, problems};
}
