/** Which texts of a translation are missing, marked, or follow English words that have changed since. */
import {execFileSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readText} from '../content/files';
import {TO_TRANSLATE, marksIn} from '../content/marks';
import {didYouMean} from '../content/messages';
import {type Source, contentFolder} from '../content/read';
import {fingerprint, fingerprintOfPage} from './words';

/** English words of components by the ids of their entries in `code.json`. */
type EnglishWords = ReadonlyMap<string, string>;

const STATES = {
  missing: 'Translate these',
  marked: 'Write the words after the marks',
  unrecorded: 'Compare these with the English, then record them with --done',
  stale: 'Follow what has changed in English, then record these with --done',
  current: 'Up to date',
} as const;

/** A page, or an entry of `code.json`, in one language. */
export type Translation = {
  readonly locale: string;
  /** Id of the page or of the entry: no two are alike, for entries have a dot in theirs. */
  readonly name: string;
  readonly file: string;
  /** File of the English page; absent for an entry. */
  readonly original?: string;
  readonly state: keyof typeof STATES;
  /** Fingerprint of today's English words, and of those that were translated. */
  readonly english: string;
  readonly recorded?: string | undefined;
};

const recordOf = (locale: string): string => `i18n/${locale}/translated.json`;

/** Reads JSON with string values or entries; none where there is no file. Throws an error with a sentence for a writer. */
function readJson<Value>(siteDir: string, file: string): Record<string, Value> {
  if (!existsSync(path.join(siteDir, file))) return {};
  try {
    return JSON.parse(String(readText(siteDir, file))) as Record<string, Value>;
  } catch {
    throw new Error(`${file} is not JSON: put it back as it was committed.`);
  }
}

const writeJson = (siteDir: string, file: string, value: object): void =>
  writeFileSync(path.join(siteDir, file), `${JSON.stringify(value, null, 2)}\n`);

type Entry = {readonly message: string};

/** All translations of the site's languages. Throws where a file is not JSON. */
export function translationsOf(source: Source, words: EnglishWords): Translation[] {
  const {siteDir, defaultLocale, pages, unwritten} = source;
  const originals = pages.filter(({locale}) => locale === defaultLocale);
  const marked = new Set(unwritten.map(({file}) => file));
  return Object.keys(source.code).flatMap((locale) => {
    const record = readJson<string>(siteDir, recordOf(locale));
    const code = `i18n/${locale}/code.json`;
    const entries = readJson<Entry>(siteDir, code);
    const stateOf = (name: string, english: string, isThere: boolean, isMarked: boolean) => {
      if (!isThere) return 'missing';
      if (isMarked) return 'marked';
      if (!(name in record)) return 'unrecorded';
      return record[name] === english ? 'current' : 'stale';
    };
    const ofPages = originals.map(({id: name, file: original}): Translation => {
      const text = readText(siteDir, original);
      const english = (typeof text === 'string' && fingerprintOfPage(name, text)) || '';
      const file = `${contentFolder(locale, defaultLocale)}/${name}.mdx`;
      const isThere = pages.some((page) => page.file === file);
      const state = stateOf(name, english, isThere, marked.has(file));
      return {locale, name, file, original, english, state, recorded: record[name]};
    });
    const ofEntries = [...words].map(([name, message]): Translation => {
      const english = fingerprint(message);
      const own = entries[name]?.message ?? '';
      const state = stateOf(name, english, own !== '', marksIn(code, own).length > 0);
      return {locale, name, file: code, english, state, recorded: record[name]};
    });
    return [...ofPages, ...ofEntries];
  });
}

const git = (siteDir: string, ...words: readonly string[]): string => {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', words, {cwd: siteDir, encoding: 'utf8', stdio: [...stdio]});
  } catch {
    return '';
  }
};

/** A command that shows what has changed in English; empty where git does not know the words that were translated. */
function diffCommand(siteDir: string, {name, original, recorded}: Translation): string {
  if (!original) return '';
  const commits = git(siteDir, 'log', '--format=%h', '--', original).split('\n').filter(Boolean);
  const commit = commits.find(
    (one) => fingerprintOfPage(name, git(siteDir, 'show', `${one}:./${original}`)) === recorded,
  );
  return commit ? `git diff --word-diff ${commit} -- ${original}` : '';
}

/** Everything that is not up to date, in words, language by language. */
export function overview(siteDir: string, translations: readonly Translation[]): string {
  return [...new Set(translations.map(({locale}) => locale))]
    .map((locale) => {
      const own = translations.filter((one) => one.locale === locale);
      const open = own.filter(({state}) => state !== 'current');
      const summary = open.length > 0 ? `${open.length} of ${own.length} are open` : 'up to date';
      const states = (Object.keys(STATES) as (keyof typeof STATES)[]).flatMap((state) => {
        const found = open.filter((one) => one.state === state);
        if (found.length === 0) return [];
        const rows = found.flatMap((one) => [
          `    ${one.name}${one.original ? ` (${one.file})` : ''}`,
          ...(state === 'stale' ? [diffCommand(siteDir, one)] : [])
            .filter(Boolean)
            .map((command) => `      ${command}`),
        ]);
        return [`  ${state}. ${STATES[state]}:`, ...rows];
      });
      return [`${locale}: ${summary}`, ...states].join('\n');
    })
    .join('\n\n');
}

const WHY_NOT = {missing: 'is not translated yet.', marked: 'still has marks.'} as const;

/**
 * Records that translations follow today's English words: those of some names, or all that are complete.
 * Returns a sentence about what it did. Throws an error with a sentence where a name cannot be recorded.
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
  const wanted = (one: Translation): boolean =>
    names === 'all'
      ? !(one.state in WHY_NOT)
      : [one.name, one.original, one.original && one.file].some((name) =>
          names.includes(name ?? ''),
        );
  const done = translations.filter(wanted);
  for (const name of names === 'all' ? [] : names) {
    if (done.some((one) => [one.name, one.original, one.file].includes(name))) continue;
    const near = didYouMean(
      name,
      translations.map((one) => one.name),
    );
    throw new Error(`There is no page or entry called ${name}.${near}`);
  }
  for (const {name, state} of done) {
    if (state === 'missing' || state === 'marked') throw new Error(`${name} ${WHY_NOT[state]}`);
  }
  for (const locale of locales) {
    const fingerprints = translations
      .filter((one) => one.locale === locale)
      .map((one) => [one.name, done.includes(one) ? one.english : one.recorded] as const)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    writeJson(siteDir, recordOf(locale), Object.fromEntries(fingerprints));
  }
  const files = locales.map(recordOf).join(', ');
  return `Recorded ${done.length} of ${translations.length} in ${files}: commit this with the translation.`;
}

/** Adds missing entries to a language's `code.json`, marked, at their place in the alphabet; returns their names. */
export function addEntries(siteDir: string, locale: string, words: EnglishWords): string[] {
  const file = `i18n/${locale}/code.json`;
  const entries = Object.entries(readJson<Entry>(siteDir, file));
  const missing = [...words].filter(([id]) => entries.every(([known]) => known !== id));
  for (const [id, message] of missing) {
    const next = entries.findIndex(([known]) => known > id);
    entries.splice(next < 0 ? entries.length : next, 0, [
      id,
      {message: `${TO_TRANSLATE} ${message}`},
    ]);
  }
  if (missing.length > 0) writeJson(siteDir, file, Object.fromEntries(entries));
  return missing.map(([id]) => id);
}
