/**
 * Checks the labels of components. A component gives an id and a description for translators; the texts are in
 * `i18n/<language>/code.json`, English included.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {extractAllSourceCodeFileTranslations} from '@docusaurus/babel';
import * as z from 'zod';

import {isFields} from '../facts';
import {PARSE_OPTIONS, didYouMean, quote} from '../errorMessages';
import type {Problem} from '../problems';
import type {Json, Source} from '../read';
import {EDITOR_MARK, EDITOR_MARK_REMEDY} from '../characters';

/** Syntax plugins only: Babel's presets would take longer than all other checks. */
const SYNTAX = {
  configFile: false,
  babelrc: false,
  parserOpts: {plugins: ['typescript', 'jsx'], attachComment: false},
};

/** Descriptions of labels by their ids. */
export type Descriptions = ReadonlyMap<string, string>;

export type Labels = {
  readonly descriptions: Descriptions;
  readonly problems: readonly Problem[];
};

const NOT_EXTRACTED =
  'Write the id and the description of this label as plain text between quotation marks: ' +
  'Docusaurus finds neither imported constants nor templates.';

/** Labels of components, extracted by Docusaurus. */
export async function readLabels(siteDir: string): Promise<Labels> {
  const files = ['src/components', 'src/theme']
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        path.join(siteDir, folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\btranslate\(|<Translate\b/.test(readFileSync(file, 'utf8')));
  const extracted = await extractAllSourceCodeFileTranslations(files, SYNTAX as object);
  const descriptions = new Map<string, string>();
  const problems = extracted.flatMap(({sourceCodeFilePath, translations, warnings}): Problem[] => {
    const file = path.relative(siteDir, sourceCodeFilePath);
    const entries = Object.entries(translations);
    for (const [id, {description = ''}] of entries) descriptions.set(id, description);
    // Docusaurus uses the id as the message where a component gives none.
    const withWords = entries.filter(([id, {message}]) => message !== id);
    const withoutDescription = entries.filter(([, {description}]) => !description);
    return [
      ...warnings.map((warning) => {
        const line = Number(/ at line (\d+)/.exec(warning)?.[1]);
        return {file, ...(line && {line}), message: NOT_EXTRACTED};
      }),
      ...withWords.map(([field]) => ({
        file,
        field,
        message: 'Write these words in i18n/en/code.json, and only the id and a description here.',
      })),
      ...withoutDescription.map(([field]) => ({
        file,
        field,
        message: 'Write a description: it tells translators where these words are shown.',
      })),
    ];
  });
  return {descriptions, problems};
}

/** An entry of a `code.json`. */
export type Entry = {readonly message: string; readonly description?: string | undefined};

const entriesSchema: z.ZodType<Readonly<Record<string, Entry>>> = z.record(
  z.string(),
  z.strictObject({message: z.string(), description: z.string().optional()}),
);

/** English labels by their ids; none where `code.json` cannot be read. */
export function englishLabels({code, defaultLocale}: Source): ReadonlyMap<string, Entry> {
  const {data} = entriesSchema.safeParse(code[defaultLocale]?.value);
  return new Map(Object.entries(data ?? {}));
}

const placeholdersIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(', ');

/** Reports entries that are missing, unknown, or have other placeholders than the English message. */
export function codeProblems(
  {file, value, lineOf}: Json,
  descriptions: Descriptions,
  english: ReadonlyMap<string, Entry>,
): Problem[] {
  const at = (field: string, message: string): Problem => ({
    file,
    field,
    line: lineOf(field),
    message,
  });
  const parsed = entriesSchema.safeParse(value, PARSE_OPTIONS);
  if (!parsed.success) {
    return parsed.error.issues.map(({path: [name]}) => {
      const field = String(name);
      const entry = (value as Record<string, unknown>)[field];
      const isNested = isFields(entry) && Object.values(entry).some(isFields);
      const message = isNested
        ? `This entry contains others: write each by its whole name, such as "${field}.${Object.keys(entry)[0] ?? ''}": {"message": "…"}.`
        : 'Write an entry such as {"message": "…"} here, with nothing else but a "description".';
      return at(field, message);
    });
  }
  const entries = parsed.data;
  const entryProblems = ([field, description]: readonly [string, string]): Problem[] => {
    const entry = entries[field];
    const original = english.get(field)?.message;
    // `docusaurus write-translations` writes the id as the message of a new entry.
    if (!entry?.message.trim() || entry.message === field) {
      const what = original && original !== field ? `Translate ${quote(original)}` : 'Write words';
      return [{file, field, message: `${what} in an entry of this name (${description}).`}];
    }
    if (entry.description !== description)
      return [at(field, `Write the description of the component: ${JSON.stringify(description)}.`)];
    if (original === undefined || placeholdersIn(entry.message) === placeholdersIn(original))
      return [];
    const names = placeholdersIn(original) || 'none';
    return [at(field, `Write the placeholders of the English words: ${names}.`)];
  };
  const known = [...descriptions.keys()];
  const unknown = Object.keys(entries).filter(
    (id) => !descriptions.has(id) && !id.startsWith('theme.'),
  );
  return [
    ...[...descriptions].flatMap(entryProblems),
    ...unknown.map((field) => {
      const near = didYouMean(field, known);
      return at(field, `Delete this entry: no component uses it.${near}`);
    }),
    ...Object.entries(entries)
      .filter(([, {message}]) => EDITOR_MARK.test(message))
      .map(([field]) => at(field, EDITOR_MARK_REMEDY)),
  ];
}
