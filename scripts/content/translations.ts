/** Finds translations that are missing, marked, or older than the English text. */
import {execFileSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Entries, Entry} from '../../src/content/checks/code';
import {readText} from '../../src/content/files';
import {TO_TRANSLATE, marksIn} from '../../src/content/unfinishedMarks';
import {didYouMean} from '../../src/content/errorMessages';
import {type Source, contentFolder} from '../../src/content/read';
import {fingerprint, fingerprintOfPage} from './texts';

/** What to do about translations, by their state. */
const REMEDIES = {
  missing: 'Translate these',
  marked: 'Write the words after the marks',
  unrecorded: 'Compare these with the English, then record them with --done',
  stale: 'Follow what has changed in English, then record these with --done',
} as const;

/** A page, or an entry of `code.json`, in one language. */
export type Translation = {
  readonly locale: string;
  /** Id of the page or of the entry. They never collide: ids of entries contain a dot. */
  readonly name: string;
  readonly file: string;
  /** File of the English page; absent for an entry. */
  readonly original?: string;
  readonly state: keyof typeof REMEDIES | 'current';
  /** Fingerprints of the current English text, and of the one that was translated. */
  readonly english: string;
  readonly recorded?: string | undefined;
};

const recordOf = (locale: string): string => `i18n/${locale}/translated.json`;

/** A JSON object, empty if there is no file. Throws if it is not JSON. */
function readJson<Value>(siteDir: string, file: string): Record<string, Value> {
  if (!existsSync(path.join(siteDir, file))) return {};
  try {
    return JSON.parse(String(readText(siteDir, file))) as Record<string, Value>;
  } catch {
    throw new Error(`${file} is not JSON: put it back as it was committed.`);
  }
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

type Comparison = Pick<Translation, 'english' | 'recorded'> & {
  readonly isThere: boolean;
  /** Whether marks in it say that words are still to be translated. */
  readonly isMarked: boolean;
};

/** The state of a translation beside its English text. */
function stateOf({english, recorded, isThere, isMarked}: Comparison): Translation['state'] {
  if (!isThere) return 'missing';
  if (isMarked) return 'marked';
  if (recorded === undefined) return 'unrecorded';
  return recorded === english ? 'current' : 'stale';
}

/** All translations into the site's languages. Throws if a file is not JSON. */
export function translationsOf(source: Source, words: Entries): Translation[] {
  const {siteDir, defaultLocale, pages, unwritten} = source;
  const originals = pages.filter(({locale}) => locale === defaultLocale);
  const marked = new Set(unwritten.map(({file}) => file));
  const locales = source.locales.filter((locale) => locale !== defaultLocale);
  return locales.flatMap((locale) => {
    const record = readJson<string>(siteDir, recordOf(locale));
    const code = `i18n/${locale}/code.json`;
    const entries = readJson<Entry>(siteDir, code);
    const ofPages = originals.map(({id: name, file: original}): Translation => {
      const text = readText(siteDir, original);
      const english = (typeof text === 'string' && fingerprintOfPage(name, text)) || '';
      const file = `${contentFolder(locale, defaultLocale)}/${name}.mdx`;
      const isThere = pages.some((page) => page.file === file);
      const recorded = record[name];
      const state = stateOf({english, recorded, isThere, isMarked: marked.has(file)});
      return {locale, name, file, original, english, state, recorded};
    });
    const ofEntries = [...words].map(([name, {message}]): Translation => {
      const english = fingerprint(message);
      const own = entries[name]?.message ?? '';
      const recorded = record[name];
      const isMarked = marksIn(code, own).length > 0;
      const state = stateOf({english, recorded, isThere: own !== '', isMarked});
      return {locale, name, file: code, english, state, recorded};
    });
    return [...ofPages, ...ofEntries];
  });
}

const git = (siteDir: string, ...words: readonly string[]): string => {
  try {
    return execFileSync('git', words, {cwd: siteDir, encoding: 'utf8', stdio: 'pipe'});
  } catch {
    return '';
  }
};

/** The command that shows the changes in English, if git has the version that was translated. */
function diffCommand(siteDir: string, {name, state, original, recorded}: Translation): string[] {
  if (state !== 'stale' || !original) return [];
  const commits = git(siteDir, 'log', '--format=%h', '--', original).split('\n').filter(Boolean);
  const commit = commits.find(
    (one) => fingerprintOfPage(name, git(siteDir, 'show', `${one}:./${original}`)) === recorded,
  );
  return commit ? [`    git diff --word-diff ${commit} -- ${original}`] : [];
}

/** A text that lists the translations that are not up to date. */
export function overview(siteDir: string, translations: readonly Translation[]): string {
  const blocks = Object.entries(REMEDIES).flatMap(([state, remedy]) => {
    const rows = translations
      .filter((one) => one.state === state)
      .flatMap((one) => [
        `  ${one.file}${one.original ? '' : `: ${one.name}`}`,
        ...diffCommand(siteDir, one),
      ]);
    return rows.length > 0 ? [`${state}. ${remedy}:\n${rows.join('\n')}`] : [];
  });
  return blocks.join('\n\n') || `All ${translations.length} texts are translated and up to date.`;
}

/**
 * Records translations (by id or file, or all that are complete) as up to date. Returns a sentence about it. Throws
 * if a name is unknown or not translated.
 */
export function recordDone(
  siteDir: string,
  translations: readonly Translation[],
  names: readonly string[] | 'all',
): string {
  const locales = [...new Set(translations.map(({locale}) => locale))];
  if (names !== 'all' && locales.length > 1) {
    throw new Error(`Name the language too, such as --locale ${locales[0]}.`);
  }
  const isComplete = ({state}: Translation): boolean => state !== 'missing' && state !== 'marked';
  const named = names === 'all' ? [] : names;
  const done = named.map((name) => {
    const found = translations.find((one) => [one.name, one.original, one.file].includes(name));
    const near = didYouMean(
      name,
      translations.map((one) => one.name),
    );
    if (!found) throw new Error(`There is no page or entry called ${name}.${near}`);
    if (isComplete(found)) return found;
    throw new Error(`${name} is ${found.state}: translate it first.`);
  });
  const all = names === 'all' ? translations.filter(isComplete) : done;
  for (const locale of locales) {
    const fingerprints = translations
      .filter((one) => one.locale === locale)
      .map((one) => [one.name, all.includes(one) ? one.english : one.recorded])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    const text = toJson(Object.fromEntries(fingerprints) as object);
    writeFileSync(path.join(siteDir, recordOf(locale)), text);
  }
  return `Recorded ${all.length} of ${translations.length}: commit ${locales.map(recordOf).join(', ')}.`;
}

/**
 * A `code.json` with missing entries added (in alphabetical order, with a mark before their words) and current
 * descriptions; and the ids of these entries.
 */
export function withEntries(
  json: string,
  words: Entries,
  mark = `${TO_TRANSLATE} `,
): {text: string; added: string[]} {
  const entries = Object.entries(JSON.parse(json) as Record<string, Entry>).map(
    ([id, entry]): [string, Entry] => [id, {...entry, ...descriptionOf(words.get(id))}],
  );
  const missing = [...words].filter(([id]) => entries.every(([known]) => known !== id));
  for (const [id, english] of missing) {
    const next = entries.findIndex(([known]) => known > id);
    const message = mark + english.message;
    const entry = {message, ...descriptionOf(english)};
    entries.splice(next < 0 ? entries.length : next, 0, [id, entry]);
  }
  return {text: toJson(Object.fromEntries(entries)), added: missing.map(([id]) => id)};
}

const descriptionOf = ({description}: Partial<Entry> = {}): Partial<Entry> =>
  description ? {description} : {};
