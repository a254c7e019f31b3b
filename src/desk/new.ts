/** Prepares the files of a new program, masseuse, page or language, with marked words to write. */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {parseDocument} from 'yaml';

import {emblemPicture} from '../content/emblems';
import {entriesOf} from '../content/facts';
import {readText} from '../content/files';
import {splitPage} from '../content/frontMatter';
import {TO_TRANSLATE, TO_WRITE} from '../content/marks';
import {type Source, contentFolder} from '../content/read';
import {markBody, markFields, markPage} from './words';

/** What can be made: the folder of its pages, and the most characters of a name that its fields take. */
const KINDS = {
  program: {folder: 'programs/', longest: 28},
  masseuse: {folder: 'masseuses/', longest: 24},
  page: {folder: '', longest: 28},
} as const;

export type Kind = keyof typeof KINDS;

export type Plan = {
  /** Texts by their paths from the project's root. */
  readonly files: Record<string, string>;
  /** Files to copy, by the paths of their copies. */
  readonly copies: Record<string, string>;
  /** What is left to a person. */
  readonly left: string[];
};

/** The text of a file. Throws an error with a sentence where it cannot be read. */
function read(siteDir: string, file: string): string {
  const text = readText(siteDir, file);
  if (typeof text === 'string') return text;
  throw new Error(`${file}: ${text.message}`);
}

/** Throws an error with a sentence where one of the files exists. */
function assertFree(siteDir: string, files: readonly string[]): void {
  const taken = files.find((file) => existsSync(path.join(siteDir, file)));
  if (taken) throw new Error(`${taken} exists already: choose another name, or edit that file.`);
}

/** The address of a new page, beside those of its kind in that language. */
function slugFor({pages}: Source, folder: string, name: string, locale: string): string {
  const like = pages.find((page) => page.locale === locale && page.id.startsWith(folder || '/'));
  return like ? path.posix.join(String(like.fields.slug), '..', name) : `/${folder}${name}`;
}

/** A page with one more entry in a list of its fields. */
function withEntry(text: string, list: string, entry: object): string {
  const {head = '', body = ''} = splitPage(text) ?? {};
  const document = parseDocument(head);
  document.addIn([list], document.createNode(entry));
  return `---\n${document.toString({lineWidth: 0, flowCollectionPadding: false})}---\n${body}`;
}

/** Signs a new masseuse with an emblem that nobody has, or one with her name, and names programs of the house. */
function completeMasseuse(
  {siteDir, pages, locales, defaultLocale}: Source,
  file: string,
  plan: Plan,
) {
  const originals = pages.filter(({locale}) => locale === defaultLocale);
  const used = new Set(originals.map(({fields}) => fields.emblem));
  const emblems = originals.find(({id}) => id === 'masseuses')?.fields.emblems;
  const name = path.basename(file, '.mdx');
  const free = entriesOf(emblems).find(({id}) => !used.has(id));
  const emblem = String(free?.id ?? name);
  const programs = originals.filter(
    ({id, fields}) => id.startsWith('programs/') && fields.pricing === undefined,
  );
  const favorites = programs.slice(0, 2).map(({id}) => `  - ${path.posix.basename(id)}\n`);
  plan.files[file] = (plan.files[file] ?? '')
    .replace(/^emblem: .*$/m, `emblem: ${emblem}`)
    .replace(/(?<=^favoritePrograms:\n)(?: +- .*\n)+/m, favorites.join(''));
  for (const locale of free ? [] : locales) {
    const isOriginal = locale === defaultLocale;
    const mark = isOriginal ? TO_WRITE : TO_TRANSLATE;
    const list = `${contentFolder(locale, defaultLocale)}/masseuses.mdx`;
    const words = {name: `${mark} The object`, alt: `${mark} What the picture of the object shows`};
    const facts = isOriginal ? {focal: [50, 38]} : {};
    plan.files[list] = withEntry(read(siteDir, list), 'emblems', {id: emblem, ...facts, ...words});
  }
  const picture = `docs/pictures/${emblemPicture(emblem)}.jpg`;
  if (existsSync(path.join(siteDir, picture))) return;
  plan.copies[picture] = 'docs/_templates/emblem.jpg';
  plan.left.push(`put the picture of her emblem in place of the neutral one, ${picture}`);
}

/** A new program, masseuse or page in every language. Throws an error with a sentence where there can be none. */
export function planPage(source: Source, kind: Kind, name: string): Plan {
  const {siteDir, locales, defaultLocale} = source;
  const {folder, longest} = KINDS[kind];
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > longest) {
    throw new Error(
      `"${name}" cannot be a name: write at most ${longest} lower-case letters without accents, digits and single hyphens, such as moon-bath.`,
    );
  }
  const fileIn = (locale: string) => `${contentFolder(locale, defaultLocale)}/${folder}${name}.mdx`;
  assertFree(siteDir, locales.map(fileIn));
  const shown = name.replace(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase());
  const template = read(siteDir, `docs/_templates/${kind}.mdx`);
  const {head = '', body = ''} =
    splitPage(template.replaceAll('Example', shown.replaceAll('-', ' '))) ?? {};
  const [, facts = '', words = ''] = /^(# facts\n[\s\S]*)^(# words\n[\s\S]*)/m.exec(head) ?? [];
  const textIn = (locale: string): string => {
    const addressed = words.replace(
      /^slug: .*$/m,
      `slug: ${slugFor(source, folder, name, locale)}`,
    );
    if (locale === defaultLocale) {
      return `---\n${facts}${markFields(addressed, TO_WRITE)}---\n${markBody(body, TO_WRITE)}`;
    }
    const plain = markFields(addressed.replace(/^ *#.*\n/gm, ''), TO_TRANSLATE);
    const text = body.replace(/\{\/\*[\s\S]*?\*\/\}\n+/g, '');
    return `---\n${plain}---\n${markBody(text, TO_TRANSLATE)}`;
  };
  const files = Object.fromEntries(locales.map((locale) => [fileIn(locale), textIn(locale)]));
  const plan: Plan = {files, copies: {}, left: []};
  const original = fileIn(defaultLocale);
  if (kind !== 'page') plan.left.push(`write the true facts in ${original}, and delete "sample"`);
  if (kind === 'masseuse') {
    completeMasseuse(source, original, plan);
    return plan;
  }
  plan.left.push(
    `add '${folder}${name}' to "${kind}s" in sidebars.ts, at its place in the order`,
    'write the address of each translation in words of its language (slug)',
  );
  const tile = `static/img/tile/${name}.svg`;
  if (kind === 'program' && !existsSync(path.join(siteDir, tile))) {
    plan.copies[tile] = 'static/img/tile/panot.svg';
    plan.left.push(`draw its tile in place of the neutral one, ${tile}`);
  }
  return plan;
}

/** The code that a language is written with; undefined where there is no such language. */
function usualCode(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  const {language} = new Intl.Locale(code);
  const names = new Intl.DisplayNames('en', {type: 'language', fallback: 'none'});
  return names.of(language) && language;
}

/**
 * All pages and entries in a new language, marked; `words` are the English words of components by their
 * ids. Throws an error with a sentence where the language cannot be added.
 */
export function planLanguage(
  source: Source,
  code: string,
  words: ReadonlyMap<string, string>,
): Plan {
  const {siteDir, pages, locales, defaultLocale} = source;
  const usual = usualCode(code);
  if (usual !== code) {
    const example = usual ?? 'fr or ca';
    throw new Error(`"${code}" is not the code of a language: write one such as ${example}.`);
  }
  if (locales.includes(code)) throw new Error(`The site has the language "${code}" already.`);
  assertFree(siteDir, [`i18n/${code}`]);
  const folder = contentFolder(code, defaultLocale);
  const originals = pages.filter(({locale}) => locale === defaultLocale);
  const files = originals.map(({id, fields, body}) => [
    `${folder}/${id}.mdx`,
    markPage(id, fields, body, TO_TRANSLATE),
  ]);
  const entries = [...words]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, message]) => [id, {message: `${TO_TRANSLATE} ${message}`}]);
  const {language, region = ''} = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames(code, {type: 'language'}).of(code) ?? code;
  const label = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  return {
    files: {
      ...(Object.fromEntries(files) as Record<string, string>),
      [`${folder}/wording.yml`]: read(siteDir, 'docs/wording.yml'),
      [`i18n/${code}/code.json`]: `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
    },
    copies: {},
    left: [
      `add this line to "languages" in docusaurus.config.ts: ${code}: {label: '${label}', htmlLang: '${language}-${region}', baseUrl: '/${code}/'},`,
      'write the address of each page in words of the language (slug)',
      `write ${folder}/wording.yml again: it is a copy of the English one`,
    ],
  };
}
