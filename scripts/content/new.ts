/** Prepares the files of a new program, masseuse, page, notice or language, with marks at the texts to write. */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {isMap, isSeq, parseDocument, stringify} from 'yaml';

import type {Entries} from '../../src/content/checks/code';
import {splitFields} from '../../src/content/facts';
import {readText} from '../../src/content/files';
import {splitPage} from '../../src/content/frontMatter';
import {ID} from '../../src/content/ids';
import {todayAt} from '../../src/content/houseTime';
import {kindOf} from '../../src/content/kinds';
import {TO_TRANSLATE, TO_WRITE} from '../../src/content/unfinishedMarks';
import {type Source, contentFolder} from '../../src/content/read';
import {businessSchema} from '../../src/content/schemas/business';
import {withEntries} from './translations';
import {markBody, markFields} from './texts';

/** Kinds of new pages: their folder, and the maximum length of a name in the schema. */
const KINDS = {
  program: {folder: 'programs/', longest: 28},
  masseuse: {folder: 'masseuses/', longest: 24},
  page: {folder: '', longest: 28},
  notice: {folder: 'notices/', longest: 40},
} as const;

export type Kind = keyof typeof KINDS;

/** Placeholder pictures: files to copy, by the paths of their copies. */
const PICTURES: Readonly<Record<Kind, (name: string) => Record<string, string>>> = {
  program: (name) => ({[`static/img/tile/${name}.svg`]: 'static/img/tile/panot.svg'}),
  masseuse: (name) => ({[`docs/pictures/emblem/${name}.jpg`]: 'docs/_templates/emblem.jpg'}),
  page: () => ({}),
  notice: () => ({}),
};

export type Plan = {
  /** Texts by their paths from the project's root. */
  readonly files: Record<string, string>;
  /** Files to copy, by the paths of their copies. */
  readonly copies: Record<string, string>;
  /** What the writer has to do next, one sentence each. */
  readonly left: string[];
};

/** A page that is to be added. */
type NewPage = {readonly kind: Kind; readonly name: string};

/** A language in which files are prepared. */
type Language = {
  readonly isOriginal: boolean;
  /** What is written before each text. */
  readonly mark: string;
};

/** The text of a file. Throws if it cannot be read. */
function read(siteDir: string, file: string): string {
  const text = readText(siteDir, file);
  if (typeof text === 'string') return text;
  throw new Error(`${file}: ${text.message}`);
}

/** Throws if one of the files exists. */
function assertFree(siteDir: string, files: readonly string[]): void {
  const taken = files.find((file) => existsSync(path.join(siteDir, file)));
  if (taken) throw new Error(`${taken} exists already: choose another name, or edit that file.`);
}

/** The slug of a new page, beside those of the same kind. */
function slugFor({pages}: Source, {kind, name}: NewPage, locale: string): string {
  const {folder} = KINDS[kind];
  const like = pages.find((page) => page.locale === locale && page.id.startsWith(folder || '/'));
  return like ? path.posix.join(String(like.fields.slug), '..', name) : `/${folder}${name}`;
}

/** The masseuses page with another emblem, whose texts are marked. Facts are in the original alone. */
function withEmblem(text: string, id: string, {isOriginal, mark}: Language): string {
  const {head = '', body = ''} = splitPage(text) ?? {};
  const document = parseDocument(head);
  const words = {name: `${mark} The object`, alt: `${mark} What the picture of the object shows`};
  const emblem = document.createNode({
    id,
    ...(isOriginal && {focal: [50, 50]}),
    ...words,
  });
  const point = isMap(emblem) && emblem.get('focal');
  if (isSeq(point)) point.flow = true;
  document.addIn(['emblems'], emblem);
  return `---\n${document.toString({lineWidth: 0, flowCollectionPadding: false})}---\n${body}`;
}

/** Throws if a name cannot be that of a file and the end of an address. */
function assertName({kind, name}: NewPage): void {
  const {longest} = KINDS[kind];
  // YAML reads digits alone as a number.
  const isId = new RegExp(`^${ID}$`).test(name) && /[a-z]/.test(name);
  if (isId && name.length <= longest) return;
  throw new Error(
    `"${name}" cannot be a name: write at most ${longest} lower-case letters without accents, digits and single hyphens, such as moon-bath.`,
  );
}

/** The first letter of each word of an id, such as `m` and `b` in `moon-bath`. */
const FIRST_LETTERS = /(?<![a-z0-9])[a-z]/g;

/** The days of a new notice: today alone, until the writer decides. */
const DAYS = /^(from|until): .*$/gm;

/** Today at the house; at UTC while its facts have mistakes. */
function today({business}: Source): string {
  const {data} = businessSchema.safeParse(business.value);
  return data ? todayAt(data) : new Date().toISOString().slice(0, 10);
}

/** The parts of the template of a kind, with the name in place of the example. */
function readTemplate(source: Source, {kind, name}: NewPage) {
  const shown = name.replace(FIRST_LETTERS, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
  const template = read(source.siteDir, `docs/_templates/${kind}.mdx`)
    .replaceAll('Example', shown)
    .replace(/^emblem: .*$/m, `emblem: ${name}`)
    .replace(DAYS, `$1: ${today(source)}`);
  const {head = '', body = ''} = splitPage(template) ?? {};
  // The comments "# facts" and "# words" stand above the two halves.
  const [, facts = '', words = ''] = /^# facts\n([\s\S]*)^# words\n([\s\S]*)/m.exec(head) ?? [];
  return {facts, words, body};
}

// Comments of YAML on lines of their own, and of MDX, such as {/* note */}: translations need none.
const FIELD_COMMENT = /^ *#.*\n/gm;
const TEXT_COMMENT = /\{\/\*[\s\S]*?\*\/\}\n+/g;

/** The text of a new page in one language. */
function pageIn(
  {isOriginal, mark}: Language,
  {facts, words, body}: ReturnType<typeof readTemplate>,
  slug: string,
): string {
  const ownWords = isOriginal ? words : words.replace(FIELD_COMMENT, '');
  const ownBody = isOriginal ? body : body.replace(TEXT_COMMENT, '');
  const marked = ownWords && markFields(ownWords.replace(/^slug: .*$/m, `slug: ${slug}`), mark);
  const fields = `${isOriginal ? facts : ''}${marked}`.trimEnd();
  // A translation without words among its fields is its text alone.
  const head = fields && `---\n${fields}\n---\n`;
  return `${head}${markBody(head ? ownBody : ownBody.trimStart(), mark)}`;
}

/** What the writer has to do for a new page. `file` is the original, `copies` are the pictures. */
function tasksFor({kind, name}: NewPage, file: string, copies: readonly string[]): string[] {
  const decide = `decide the facts in ${file}, and delete the line "sample" once they are true`;
  const pictures = copies.map((copy) => `replace the neutral ${copy} by your own`);
  if (kind === 'masseuse') {
    const emblem = `give her emblem an id of its own in place of "${name}": in docs/masseuses.mdx, its translations, "emblem" of her file, and the name of the picture`;
    return [decide, ...pictures, emblem];
  }
  if (kind === 'notice') return [`write its first and its last day (from, until) in ${file}`];
  const place = `add '${KINDS[kind].folder}${name}' to "${kind}s" in sidebars.ts, at its place in the menu and the footer`;
  const elsewhere =
    'for the footer alone add it to "more" there; for neither link to it from another page';
  const address = 'write the address of each translation in words of its language (slug)';
  if (kind === 'page') return [`${place}; ${elsewhere}`, address];
  return [decide, ...pictures, place, address];
}

/** A new program, masseuse or page in every language. Throws if the name is invalid or taken. */
export function planPage(source: Source, kind: Kind, name: string): Plan {
  const {siteDir, locales, defaultLocale} = source;
  const page = {kind, name};
  assertName(page);
  const fileOf = (locale: string, id: string): string =>
    `${contentFolder(locale, defaultLocale)}/${id}.mdx`;
  const fileIn = (locale: string): string => fileOf(locale, KINDS[kind].folder + name);
  const copies = PICTURES[kind](name);
  assertFree(siteDir, [...locales.map(fileIn), ...Object.keys(copies)]);
  const template = readTemplate(source, page);
  const files: Record<string, string> = {};
  for (const locale of locales) {
    const isOriginal = locale === defaultLocale;
    const language = {isOriginal, mark: isOriginal ? TO_WRITE : TO_TRANSLATE};
    files[fileIn(locale)] = pageIn(language, template, slugFor(source, page, locale));
    if (kind !== 'masseuse') continue;
    const masseuses = fileOf(locale, 'masseuses');
    files[masseuses] = withEmblem(read(siteDir, masseuses), name, language);
  }
  return {files, copies, left: tasksFor(page, fileIn(defaultLocale), Object.keys(copies))};
}

/**
 * The name of a language in that language, with a capital letter: "Català" for `ca`, "Português (Brasil)" for `pt-BR`.
 * @throws a sentence with the code to write, for what is not the canonical code of a language
 */
function languageName(code: string): string {
  let canonical: Intl.Locale | undefined;
  try {
    canonical = new Intl.Locale(code);
  } catch {
    // What is no tag at all is reported as what names no language.
  }
  const tag = canonical?.baseName ?? 'en';
  const name = new Intl.DisplayNames(tag, {type: 'language', fallback: 'none'}).of(tag);
  if (!canonical || !name) {
    throw new Error(`"${code}" is not a language: write a code such as fr, ca or pt-BR.`);
  }
  if (tag !== code) throw new Error(`Write "${tag}" in place of "${code}".`);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** All pages and entries in a new language, marked. Throws if it cannot be added. */
export function planLanguage(source: Source, code: string, words: Entries): Plan {
  const {siteDir, pages, locales, defaultLocale} = source;
  const label = languageName(code);
  if (locales.includes(code)) throw new Error(`The site has the language "${code}" already.`);
  assertFree(siteDir, [`i18n/${code}`]);
  const folder = contentFolder(code, defaultLocale);
  const originals = pages.filter(({locale}) => locale === defaultLocale);
  const files = originals.map(({id, fields, body}) => {
    // A new page has no former addresses.
    const {formerly: _, ...own} = splitFields(kindOf(id), fields).words;
    // The fields of a notice are facts alone.
    const hasWords = Object.keys(own).length > 0;
    const head = hasWords ? `---\n${markFields(stringify(own), TO_TRANSLATE)}---\n` : '';
    const text = markBody(hasWords ? body : body.trimStart(), TO_TRANSLATE);
    return [`${folder}/${id}.mdx`, head + text];
  });
  const key = /^[a-z]+$/.test(code) ? code : `'${code}'`;
  return {
    files: {
      ...(Object.fromEntries(files) as Record<string, string>),
      [`${folder}/forbidden-words.yml`]: read(siteDir, 'docs/forbidden-words.yml'),
      [`i18n/${code}/code.json`]: withEntries('{}', words).text,
    },
    copies: {},
    left: [
      `before all else, add this line to "languages" in docusaurus.config.ts, because npm run check reads only what is listed there: ${key}: {label: '${label}', baseUrl: '/${code}/'},`,
      'write the address of each page in words of the language (slug)',
      `write ${folder}/forbidden-words.yml again: it is a copy of the English one`,
      'add a dictionary of cspell to cspell.config.yaml, as for i18n/es: until then its spelling is not checked',
    ],
  };
}
