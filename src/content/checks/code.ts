/**
 * Checks the labels of components. A component shows their English words; the words of the site are in
 * `i18n/<language>/code.json`, English included. Of these files, only what Docusaurus does not report is checked here.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {extractAllSourceCodeFileTranslations} from '@docusaurus/babel';
import * as z from 'zod';

import {isFields} from '../facts';
import {PARSE_OPTIONS, didYouMean, quote} from '../errorMessages';
import type {Problem} from '../problems';
import type {Json} from '../json';
import type {Source} from '../read';
import {EDITOR_MARK, EDITOR_MARK_REMEDY} from '../invisibleCharacters';

/** Syntax plugins only: Babel's presets would take longer than all other checks. */
const SYNTAX = {
  configFile: false,
  babelrc: false,
  parserOpts: {plugins: ['typescript', 'jsx'], attachComment: false},
};

/** An entry of a `code.json`, or a label of a component. */
export type Entry = {readonly message: string; readonly description?: string | undefined};

export type Entries = ReadonlyMap<string, Entry>;

export type Labels = {
  /** Labels of components by their ids. */
  readonly labels: Entries;
  readonly problems: readonly Problem[];
};

const NOT_EXTRACTED =
  'Write the id, the words and the description of this label as plain text between quotation marks: ' +
  'Docusaurus finds neither imported constants nor templates.';

const NOT_DESCRIBED =
  'Write a description: it tells translators where these words stand and who says them.';

type Extracted = Awaited<ReturnType<typeof extractAllSourceCodeFileTranslations>>[number];

/** What Docusaurus found in a component, and the text of the component. */
const extractedFrom = new Map<string, {readonly text: string; readonly labels: Extracted}>();

/** A call or a tag that has a label. */
const HAS_LABEL = /\btranslate\(|<Translate\b/;

/** Labels of all components, which Babel parses again only where a file has changed since the last check. */
async function extractLabels(siteDir: string, pause: () => Promise<void>): Promise<Extracted[]> {
  const texts = new Map<string, string>();
  for (const folder of ['src/components', 'src/theme']) {
    const names = readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'});
    for (const name of names.filter((one) => /\.tsx?$/.test(one))) {
      const file = path.join(siteDir, folder, name);
      const text = readFileSync(file, 'utf8');
      if (HAS_LABEL.test(text)) texts.set(file, text);
    }
  }
  const changed = [...texts.keys()].filter(
    (file) => extractedFrom.get(file)?.text !== texts.get(file),
  );
  for (const file of changed) {
    await pause();
    const [labels] = await extractAllSourceCodeFileTranslations([file], SYNTAX as object);
    if (labels) extractedFrom.set(file, {text: texts.get(file) ?? '', labels});
  }
  return [...texts.keys()].flatMap((file) => extractedFrom.get(file)?.labels ?? []);
}

/**
 * Labels of components, extracted by Docusaurus, which only warns of what it does not find.
 *
 * @param pause awaited before each file that is parsed
 */
export async function readLabels(
  siteDir: string,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Labels> {
  const extracted = await extractLabels(siteDir, pause);
  const problems = extracted.flatMap(({sourceCodeFilePath, translations, warnings}): Problem[] => {
    const file = path.relative(siteDir, sourceCodeFilePath);
    const notDescribed = Object.keys(translations).filter((id) => !translations[id]?.description);
    return [
      ...warnings.map((warning) => {
        const line = Number(/ at line (\d+)/.exec(warning)?.[1]);
        return {file, ...(line && {line}), message: NOT_EXTRACTED};
      }),
      ...notDescribed.map((field) => ({file, field, message: NOT_DESCRIBED})),
    ];
  });
  const labels = extracted.flatMap(({translations}) => Object.entries(translations));
  return {labels: new Map(labels), problems};
}

const entriesSchema: z.ZodType<Readonly<Record<string, Entry>>> = z.record(
  z.string(),
  z.strictObject({message: z.string(), description: z.string().optional()}),
);

/** Some programs write entries that contain others, such as {"booking": {"call": …}}. */
function remedyOf(id: string, entry: unknown): string {
  const isNested = isFields(entry) && Object.values(entry).some(isFields);
  return isNested
    ? `This entry contains others: write each by its whole name, such as "${id}.${Object.keys(entry)[0] ?? ''}": {"message": "…"}.`
    : 'Write an entry such as {"message": "…"} here, with nothing else but a "description".';
}

/** English labels by their ids; none where `code.json` cannot be read. */
export function englishLabels({code, defaultLocale}: Source): Entries {
  const {data} = entriesSchema.safeParse(code[defaultLocale]?.value);
  return new Map(Object.entries(data ?? {}));
}

/** Each once: a label with plural forms has as many of them as its language needs. */
const placeholdersIn = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g))].sort().join(', ');

/** Between the plural forms of a label, as in the messages of Docusaurus' own theme. */
const FORMS_SEPARATOR = '|';

/** In the order in which Docusaurus reads them (usePluralForm of theme-common 3.10.2). */
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * What is wrong with the plural forms of a label: more than the language has, or none. With fewer, Docusaurus takes the
 * last for the rest, which Spanish needs: its form of millions is never shown.
 */
function formsRemedy(message: string, original: string, locale: string): string | undefined {
  if (!original.includes(FORMS_SEPARATOR)) return undefined;
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  const names = PLURAL_FORMS.filter((name) => (pluralCategories as string[]).includes(name));
  const forms = message.split(FORMS_SEPARATOR);
  if (forms.length <= names.length && forms.every((form) => form.trim())) return undefined;
  return `Write one text for each plural form of ${locale}, with | between them: ${names.join(' | ')}.`;
}

/** How a label differs from its English words; undefined where it has what they have. */
function differenceFrom(original: string, message: string, locale: string): string | undefined {
  const forms = formsRemedy(message, original, locale);
  if (forms) return forms;
  const placeholders = placeholdersIn(original);
  if (placeholdersIn(message) === placeholders) return undefined;
  return `Write the placeholders of the English words: ${placeholders || 'none'}.`;
}

type Known = {
  /** The language of the file. */
  readonly locale: string;
  /** Labels of components. */
  readonly labels: Entries;
  /** Their words in English. */
  readonly english: Entries;
  /** Ids of labels that no page shows: their entries may be missing. */
  readonly notShown: readonly string[];
};

/** Reports entries that are missing, unknown, or have other placeholders than the English message. */
export function codeProblems(
  {file, value, lineOf}: Json,
  {locale, labels, english, notShown}: Known,
): Problem[] {
  const at = (field: string, message: string): Problem => ({
    file,
    field,
    line: lineOf(field),
    message,
  });
  const parsed = entriesSchema.safeParse(value, PARSE_OPTIONS);
  if (!parsed.success) {
    const found = value as Readonly<Record<string, unknown>>;
    const broken = parsed.error.issues.map(({path: [id]}) => String(id));
    return broken.map((id) => at(id, remedyOf(id, found[id])));
  }
  const entries = parsed.data;
  const entryProblems = ([field, {description, ...label}]: readonly [string, Entry]): Problem[] => {
    const message = entries[field]?.message.trim();
    const original = english.get(field)?.message ?? label.message;
    if (message === undefined) {
      if (notShown.includes(field)) return [];
      const missing = `Run npm run translations -- --write, which adds ${quote(original)} here (${description}).`;
      return [{file, field, message: missing}];
    }
    // Docusaurus takes the id as the words of a label without any.
    if (!message || message === field)
      return [at(field, `Write the words of this label (${description}).`)];
    const remedy = differenceFrom(original, message, locale);
    return remedy ? [at(field, remedy)] : [];
  };
  const unknown = Object.keys(entries).filter((id) => !labels.has(id) && !id.startsWith('theme.'));
  return [
    ...[...labels].flatMap(entryProblems),
    ...unknown.map((id) => {
      const near = didYouMean(id, [...labels.keys()]);
      return at(id, `Delete this entry: no component uses it.${near}`);
    }),
    ...Object.entries(entries)
      .filter(([, {message}]) => EDITOR_MARK.test(message))
      .map(([id]) => at(id, EDITOR_MARK_REMEDY)),
  ];
}
