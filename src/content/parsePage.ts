/**
 * Reads the fields of pages. Each page is parsed once for each content of its file: the check, Docusaurus
 * and the bundler all ask for it, and the development server asks again after every save.
 */
import {type Fields, isFields, normalizeFields} from './facts';
import {FIELDS_LINE, splitPage} from './frontMatter';
import {kindOf, mayOmitFields} from './kinds';
import type {Problem} from './problems';
import {type LineOf, parseYaml} from './yaml';

/** An MDX file of one language, not yet validated. */
export type Page = {
  /** Path in the folder of the language without the extension: the same in every language. */
  readonly id: string;
  readonly locale: string;
  readonly file: string;
  readonly fields: Readonly<Fields>;
  readonly lineOf: LineOf;
  /** The Markdown below the fields, and the line of the file on which it begins. */
  readonly body: string;
  readonly bodyLine: number;
};

/** What identifies a page, and the text of its file, normalized and without marks. */
export type PageFile = Pick<Page, 'id' | 'locale' | 'file'> & {readonly text: string};

/** A page, or why it cannot be read. */
type ParsedPage = {readonly page?: Page; readonly problems: readonly Problem[]};

function parse({id, locale, file, text}: PageFile): ParsedPage {
  const isOptional = mayOmitFields(id);
  const found = splitPage(text);
  const parts = found ?? (isOptional && {head: '', body: text, bodyLine: 1});
  if (!parts) {
    const message = 'Begin the file with its fields, between two lines of "---".';
    return {problems: [{file, line: 1, message}]};
  }
  const {head, body, bodyLine} = parts;
  const {value: typed, lineOf, problems} = parseYaml(file, head, found ? FIELDS_LINE : 1);
  if (problems.length > 0) return {problems};
  const value = isOptional ? (typed ?? {}) : typed;
  if (!isFields(value)) {
    const message = 'Write the fields as "name: value", each on a line.';
    return {problems: [{file, line: FIELDS_LINE, message}]};
  }
  const fields = normalizeFields(kindOf(id), value);
  return {page: {id, locale, file, fields, lineOf, body, bodyLine}, problems: []};
}

const parsed = new Map<string, {readonly text: string; readonly result: ParsedPage}>();

/** The page of a file, or the problems for which it cannot be read. */
export function parsePage(pageFile: PageFile): ParsedPage {
  const {file, text} = pageFile;
  const known = parsed.get(file);
  if (known?.text === text) return known.result;
  const result = parse(pageFile);
  parsed.set(file, {text, result});
  return result;
}
