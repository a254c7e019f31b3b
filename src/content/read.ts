/** Reads the files that writers, translators and the operator edit, without interpreting their fields. */
import path from 'node:path';

import {EMPTY, filesIn, plainName, readText} from './files';
import {ID} from './ids';
import {type Json, parseJson} from './json';
import {type Page, parsePage} from './parsePage';
import {marksIn, withoutMarks} from './unfinishedMarks';
import {conflictsIn} from './mergeMarks';
import type {Problem} from './problems';
import {invisibleIn} from './invisibleCharacters';
import {rememberByText} from './remember';
import {type Yaml, parseYaml} from './yaml';

export type SiteLocation = {
  readonly siteDir: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  /** Document ids in the order of `sidebars.ts`. */
  readonly order: readonly string[];
  /** Those that stand in the footer alone. */
  readonly footerOnly: readonly string[];
};

export type Source = SiteLocation & {
  readonly pages: readonly Page[];
  readonly business: Yaml;
  readonly analytics: Yaml;
  /** `code.json` of each language. */
  readonly code: Readonly<Record<string, Json>>;
  /** Files in `docs/pictures` and in `static`. */
  readonly pictures: readonly string[];
  readonly statics: readonly string[];
  /** Addresses that the site was published with, from its root. */
  readonly published: Json;
  /** Texts that are still to be written. */
  readonly unwritten: readonly Problem[];
  /** Files that cannot be read. */
  readonly problems: readonly Problem[];
};

/** Folder of a language's pages, from the project's root. */
export const contentFolder = (locale: string, defaultLocale: string): string =>
  locale === defaultLocale ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;

const PAGE_NAME = new RegExp(`^${ID}(?:/${ID})*\\.mdx$`);
/** Files that the docs plugin ignores. */
const isPartial = (name: string): boolean => name.split('/').some((part) => part.startsWith('_'));

const yamlOf = rememberByText((file, text) => parseYaml(file, text));
const entriesOf = rememberByText((file, text) => parseJson(file, text, false));
const listOf = rememberByText((file, text) => parseJson(file, text, true));
const conflictsOf = rememberByText(conflictsIn);
const marksOf = rememberByText(marksIn);
const invisibleOf = rememberByText(invisibleIn);

/** Collects what cannot be read, file by file. */
class Reader {
  readonly problems: Problem[] = [];
  readonly unwritten: Problem[] = [];
  /** Missing folders: the files in them are not reported as well. */
  private readonly missing: string[] = [];

  constructor(private readonly siteDir: string) {}

  /** Files of a folder; their names are not normalized. */
  names(folder: string): readonly string[] {
    if (this.isMissing(folder)) return [];
    const found = filesIn(this.siteDir, folder);
    if (Array.isArray(found)) return found;
    this.problems.push(found);
    this.missing.push(folder);
    return [];
  }

  /** The text of a file without marks; `shown` is how its problems name it, `locale` the language of its texts. */
  text(
    file: string,
    {shown = file, locale}: {readonly shown?: string; readonly locale?: string} = {},
  ): string | undefined {
    if (this.isMissing(file)) return undefined;
    const found = readText(this.siteDir, file);
    if (typeof found !== 'string') {
      this.problems.push({...found, file: shown});
      return undefined;
    }
    const conflicts = conflictsOf(shown, found);
    if (conflicts.length > 0) {
      this.problems.push(...conflicts);
      return undefined;
    }
    this.unwritten.push(...marksOf(shown, found));
    this.problems.push(...invisibleOf(shown, found, locale));
    return withoutMarks(found);
  }

  yaml(file: string, locale?: string): Yaml {
    const text = this.text(file, {locale});
    if (text === undefined) return {file, lineOf: () => 1, problems: []};
    const yaml = yamlOf(file, text);
    this.problems.push(...yaml.problems);
    if (yaml.value === null) this.problems.push({file, message: EMPTY});
    return yaml;
  }

  /** Reads an object, or a list. */
  json(file: string, {isList, locale}: {readonly isList: boolean; readonly locale?: string}): Json {
    const text = this.text(file, {locale});
    if (text === undefined) return {file, lineOf: () => 1, problems: []};
    const json = isList ? listOf(file, text) : entriesOf(file, text);
    this.problems.push(...json.problems);
    return json;
  }

  page(folder: string, name: string, locale: string): Page | undefined {
    const file = `${folder}/${name.normalize('NFC')}`;
    const text = this.text(`${folder}/${name}`, {shown: file, locale});
    if (text === undefined) return undefined;
    const id = name.normalize('NFC').replace(/\.mdx$/, '');
    const {page, problems} = parsePage({id, locale, file, text});
    this.problems.push(...problems);
    return page;
  }

  /** Pages of one language. */
  pages(folder: string, locale: string): Page[] {
    const names = this.names(folder);
    return names
      .filter((name) => /\.mdx?$/i.test(name) && !isPartial(name))
      .flatMap((name) => {
        const original = originalOf(name, names);
        if (original) {
          const message = `This is a copy of ${original} that a program made: compare the two, and delete one.`;
          this.problems.push({file: `${folder}/${name.normalize('NFC')}`, message});
          return [];
        }
        const [, parent] = /^(masseuses|notices|programs|legal)\/.*\//.exec(name) ?? [];
        if (parent) {
          const message = `Move this file: ${parent} has no folders in it.`;
          this.problems.push({file: `${folder}/${name.normalize('NFC')}`, message});
          return [];
        }
        if (PAGE_NAME.test(name)) return this.page(folder, name, locale) ?? [];
        this.problems.push(misnamed(folder, name));
        return [];
      });
  }

  private isMissing(file: string): boolean {
    return this.missing.some((folder) => file.startsWith(`${folder}/`));
  }
}

/** Suffixes that file managers and sync programs add to the name of a second copy, as in `about (1).mdx` and `about copy.mdx`. */
const COPY = /^(.+?)[ ._-]*(?:\(.*\)|[ -](?:\d+|copy|copia)|[ ._-](?:sync-)?conflict.*)$/i;

/** The file of which this one is a second copy, by its name. */
function originalOf(name: string, names: readonly string[]): string | undefined {
  const original = `${COPY.exec(name.replace(/\.mdx?$/i, ''))?.[1] ?? ''}.mdx`;
  return names.includes(original) ? original : undefined;
}

function misnamed(folder: string, name: string): Problem {
  const plain = plainName(path.basename(name).replace(/\.mdx?$/i, ''));
  const message = `Rename this file to ${plain || 'its-name'}.mdx, in every language: lower-case letters without accents, digits and hyphens.`;
  return {file: `${folder}/${name.normalize('NFC')}`, message};
}

const byLocale = <Value>(locales: readonly string[], read: (locale: string) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, read(locale)]));

/** `forbidden-words.yml` of each language, and what cannot be read or is still to be written there: only texts need them. */
export function readForbiddenWords({siteDir, defaultLocale, locales}: SiteLocation) {
  const reader = new Reader(siteDir);
  const words = byLocale(locales, (locale) =>
    reader.yaml(`${contentFolder(locale, defaultLocale)}/forbidden-words.yml`, locale),
  );
  const {problems, unwritten} = reader;
  return {words, problems, unwritten};
}

/** Reads every other file once. Files that cannot be read are returned as problems. */
export function readSite(location: SiteLocation): Source {
  const {siteDir, defaultLocale, locales} = location;
  const reader = new Reader(siteDir);
  const folderOf = (locale: string): string => contentFolder(locale, defaultLocale);
  return {
    ...location,
    pages: locales.flatMap((locale) => reader.pages(folderOf(locale), locale)),
    business: reader.yaml('docs/business.yml'),
    analytics: reader.yaml('docs/analytics.yml'),
    code: byLocale(locales, (locale) =>
      reader.json(`i18n/${locale}/code.json`, {isList: false, locale}),
    ),
    pictures: reader.names('docs/pictures'),
    statics: reader.names('static'),
    published: reader.json('docs/published-addresses.json', {isList: true}),
    unwritten: reader.unwritten,
    problems: reader.problems,
  };
}
