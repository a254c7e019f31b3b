/** Words of components: each English one has its translation in `code.json`, with the same placeholders. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {extractAllSourceCodeFileTranslations} from '@docusaurus/babel';
import * as z from 'zod';

import {isFields} from '../facts';
import {PARSE_OPTIONS, didYouMean, quote} from '../messages';
import type {Problem} from '../problems';
import type {Json} from '../read';
import {EDITOR_MARK, EDITOR_MARK_REMEDY} from '../signs';

/** Enough of Babel to read the syntax; its presets would take longer than everything else. */
const SYNTAX = {
  configFile: false,
  babelrc: false,
  parserOpts: {plugins: ['typescript', 'jsx'], attachComment: false},
};

/** English words by the ids of their translations, found as Docusaurus finds them. */
export async function englishWords(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const files = ['src/components', 'src/theme']
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        path.join(siteDir, folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\btranslate\(|<Translate\b/.test(readFileSync(file, 'utf8')));
  const found = await extractAllSourceCodeFileTranslations(files, SYNTAX as object);
  const words = found.flatMap(({translations}) =>
    Object.entries(translations).map(([id, {message}]) => [id, message] as const),
  );
  return new Map(words);
}

const codeSchema = z.record(
  z.string(),
  z.strictObject({message: z.string(), description: z.string().optional()}),
);

const placeholdersIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(', ');

/** Entries of one `code.json` that are missing, unknown, or have other placeholders than the English words. */
export function codeProblems(
  {file, value, lineOf}: Json,
  english: ReadonlyMap<string, string>,
): Problem[] {
  const at = (field: string, message: string): Problem => ({
    file,
    field,
    line: lineOf(field),
    message,
  });
  const parsed = codeSchema.safeParse(value, PARSE_OPTIONS);
  if (!parsed.success) {
    return parsed.error.issues.map(({path}) => {
      const field = String(path[0]);
      const entry = (value as Record<string, unknown>)[field];
      const isNested = isFields(entry) && Object.values(entry).some(isFields);
      const message = isNested
        ? `This entry holds others: write each by its whole name, such as "${field}.${Object.keys(entry)[0] ?? ''}": {"message": "…"}.`
        : 'Write an entry such as {"message": "…"} here, with nothing else but a "description".';
      return at(field, message);
    });
  }
  const entries = parsed.data;
  const unknown = Object.keys(entries).filter((id) => !english.has(id) && !id.startsWith('theme.'));
  return [
    ...[...english].flatMap(([field, message]): Problem[] => {
      const own = entries[field]?.message.trim();
      if (!own)
        return [{file, field, message: `Translate ${quote(message)} in an entry of this name.`}];
      if (placeholdersIn(own) === placeholdersIn(message)) return [];
      const names = placeholdersIn(message) || 'none';
      return [at(field, `Write the placeholders of the English words: ${names}.`)];
    }),
    ...unknown.map((field) => {
      const near = didYouMean(field, [...english.keys()]);
      return at(field, `Delete this entry: no component asks for it.${near}`);
    }),
    ...Object.entries(entries)
      .filter(([, {message}]) => EDITOR_MARK.test(message))
      .map(([field]) => at(field, EDITOR_MARK_REMEDY)),
  ];
}
